import ViewBridge

extension PinLayout {
    /// The part of the view that bars, notch and home indicator cover, by edge. Zero for layers.
    public var safeArea: PEdgeInsets {
        if case .view(let view) = box { view.safeAreaInsets } else { .zero }
    }

    /// The view's layout margins. Zero for layers.
    public var layoutMargins: PEdgeInsets {
        if case .view(let view) = box { view.layoutMargins } else { .zero }
    }

    /// The distances from the view's edges to its readable content guide. Zero for layers, and where the guide
    /// is empty.
    public var readableMargins: PEdgeInsets {
        guard case .view(let view) = box else { return .zero }
        let (area, size) = (view.readableContentGuide.layoutFrame, view.frame.size)
        guard !area.isEmpty else { return .zero }
        return PEdgeInsets(
            top: area.minY, left: area.minX, bottom: size.height - area.maxY, right: size.width - area.maxX)
    }

    /// The rectangle of the view's keyboard layout guide, in the view's coordinates: what the keyboard covers,
    /// or what lies below the safe area while there is none. Zero for layers.
    public var keyboardArea: CGRect {
        if case .view(let view) = box { view.keyboardLayoutGuide.layoutFrame } else { .zero }
    }
}
