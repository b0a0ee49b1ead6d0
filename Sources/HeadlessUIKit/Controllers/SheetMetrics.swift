import Foundation

/// The frame of a sheet in its presentation area, from the detents and the traits.
@MainActor
struct SheetMetrics {
    let area: PresentationArea
    /// Whether the sheet is the smaller one of a regular width.
    let isForm: Bool
    var detents: [UISheetPresentationController.Detent] = []
    var selected: UISheetPresentationController.Detent.Identifier?
    var preferredSize = CGSize.zero
    var staysAtEdge = false
    var followsPreferredWidth = false

    init(area: PresentationArea, isForm: Bool) {
        self.area = area
        self.isForm = isForm
    }

    /// The distance of the card's top from the status area.
    private static let topGap: CGFloat = 10
    private static let pageWidth: CGFloat = 704
    private static let formSize = CGSize(width: 540, height: 620)

    private var isLow: Bool { area.traits.verticalSizeClass == .compact }
    /// Whether the card covers everything: a phone in landscape.
    var isWhole: Bool { isLow && !staysAtEdge }
    /// Whether the card is centred: a tablet.
    var isFloating: Bool {
        area.traits.horizontalSizeClass == .regular && !isLow && shownDetent?.identifier == .large
    }
    /// Whether the view below becomes a card itself.
    var pushesBack: Bool {
        !isLow && area.traits.horizontalSizeClass == .compact && shownDetent?.identifier == .large
    }

    private var largeTop: CGFloat { area.safeArea.top + Self.topGap }
    private var largeHeight: CGFloat { max(0, area.size.height - largeTop) }

    /// What a detent's height depends on.
    struct Resolution: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
        let halfHeight: CGFloat
    }

    /// The heights without what the home indicator covers.
    private var resolution: Resolution {
        let bottom = area.safeArea.bottom
        return Resolution(
            containerTraitCollection: area.traits, maximumDetentValue: max(0, largeHeight - bottom),
            halfHeight: max(0, (area.size.height / 2).rounded() - bottom))
    }

    /// The detent that the sheet is at: the selected one where it is active, else the smallest.
    var shownDetent: UISheetPresentationController.Detent? {
        let active = detents.filter { $0.resolvedValue(in: resolution) != nil }
        if let selected, let chosen = active.first(where: { $0.identifier == selected }) { return chosen }
        return active.min { height(of: $0) < height(of: $1) } ?? .large()
    }

    private func height(of detent: UISheetPresentationController.Detent) -> CGFloat {
        let maximum = resolution.maximumDetentValue
        let value = detent.resolvedValue(in: resolution) ?? maximum
        let usable = value.isFinite ? min(max(value, 0), maximum) : maximum
        return usable + area.safeArea.bottom
    }

    /// The frame of the card.
    var frame: CGRect {
        let (width, height) = (area.size.width, area.size.height)
        if isWhole { return CGRect(x: 0, y: 0, width: width, height: height) }
        if isFloating { return floatingFrame }
        let own = shownDetent.map(self.height(of:)) ?? largeHeight
        var cardWidth = width
        if area.traits.horizontalSizeClass == .regular { cardWidth = min(width, Self.pageWidth) }
        if followsPreferredWidth, preferredSize.width > 0 { cardWidth = min(width, preferredSize.width) }
        return rounded(
            CGRect(x: (width - cardWidth) / 2, y: height - own, width: cardWidth, height: own))
    }

    private var floatingFrame: CGRect {
        var size =
            isForm
            ? Self.formSize
            : CGSize(width: Self.pageWidth, height: area.size.height - 2 * (area.safeArea.top + 20))
        if preferredSize.width > 0, preferredSize.height > 0 { size = preferredSize }
        size.width = min(size.width, area.size.width)
        size.height = min(size.height, area.size.height - area.safeArea.top - area.safeArea.bottom)
        return rounded(
            CGRect(
                x: (area.size.width - size.width) / 2, y: (area.size.height - size.height) / 2,
                width: size.width, height: size.height))
    }

    private func rounded(_ rect: CGRect) -> CGRect { rect.roundedOrigin(scale: area.scale) }

    /// How what is below is drawn: as a card whose top shows above this one.
    func backdrop(of view: UIView) -> ViewBackdrop {
        let width = max(view.bounds.width, 1)
        let scale = max(0.1, (width - 32) / width)
        return ViewBackdrop(scale: scale, top: max(frame.minY - 10, 0), radius: 10)
    }
}
