/// The areas that the views' own guides follow.
enum GuideArea {
    case safeArea, layoutMargins, readableContent, keyboard, scrollContent, scrollFrame, controllerTop,
        controllerBottom

    /// The identifier that UIKit gives the guide.
    var name: String {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .layoutMargins: "UIViewLayoutMarginsGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .keyboard: "UIKeyboardLayoutGuide"
        case .scrollContent: "UIScrollView-contentLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        case .controllerTop: "UIViewControllerTop"
        case .controllerBottom: "UIViewControllerBottom"
        }
    }
}

extension UIView {
    /// The rectangle of an area in the view's coordinates.
    final func frame(of area: GuideArea) -> CGRect {
        switch area {
        case .safeArea: geometry.bounds.guided(by: safeAreaInsets)
        case .layoutMargins: geometry.bounds.guided(by: layoutMargins)
        case .readableContent: readableFrame
        case .keyboard: geometry.bounds
        case .scrollContent: CGRect(origin: .zero, size: scrolledContentSize)
        case .scrollFrame: geometry.bounds
        case .controllerTop: coveredFrame(atTop: true)
        case .controllerBottom: coveredFrame(atTop: false)
        }
    }

    /// The part that the safe area excludes at the top or at the bottom.
    private func coveredFrame(atTop: Bool) -> CGRect {
        let (bounds, insets) = (geometry.bounds, safeAreaInsets)
        let height = atTop ? insets.top : insets.bottom
        return CGRect(
            x: bounds.minX, y: atTop ? bounds.minY : bounds.maxY - height, width: bounds.width, height: height
        )
    }

    /// The area of the margins, no wider than is readable, centred and on pixels.
    private var readableFrame: CGRect {
        var frame = geometry.bounds.guided(by: layoutMargins)
        let limit = ReadableWidth.limit(for: traitCollection.preferredContentSizeCategory)
        guard let limit, frame.width > limit else { return frame }
        let scale = roundingScale
        frame.origin.x = ((frame.midX - limit / 2) * scale).rounded() / scale
        frame.size.width = limit
        return frame
    }
}

extension CGRect {
    /// The rectangle inside of insets; where they leave no space, an empty one between them.
    func guided(by insets: UIEdgeInsets) -> CGRect {
        var frame = inset(by: insets)
        if frame.size.width < 0 {
            frame.origin.x += frame.size.width / 2
            frame.size.width = 0
        }
        if frame.size.height < 0 {
            frame.origin.y += frame.size.height / 2
            frame.size.height = 0
        }
        return frame
    }
}
