import Foundation
import HeadlessUIKit
import LayoutSilencing
internal import DisplayList

/// Reads a laid-out window into a ``LayoutCapture``.
@MainActor
struct CaptureBuilder {
    /// What views hand down to those in them.
    struct Context {
        var parent = 0
        /// What turns the superview's coordinates into the window's.
        var offset = CGPoint.zero
        var visible: CGRect
        var alpha: CGFloat = 1
        var inherited: CapturedView.Roles = []
        var scroller: Int?
        var layer = 0
    }

    var capture: LayoutCapture
    /// The views by the indices of the capture.
    var views: [UIView] = []
    var indices: [ObjectIdentifier: Int] = [:]
    var silences: [Int: [LayoutChecks.Silence]] = [:]
    private var names = ViewNames()

    /// Captures a screen.
    ///
    /// - Parameters:
    ///   - stage: The screen.
    ///   - configuration: Its setting.
    ///   - isAtRest: Whether the screen is left as it is: whether its layout is stable is not tried then.
    init(_ stage: ScreenStage, _ configuration: LayoutConfiguration, isAtRest: Bool = false) {
        let window = stage.window
        capture = LayoutCapture(
            configuration: configuration, screen: window.bounds, scale: window.screen.scale)
        visit(window, Context(visible: window.bounds))
        captureConstraints()
        captureDiagnostics(stage)
        captureReadingOrder(window)
        captureDisplaced()
        if !isAtRest { captureStability(window) }
        captureBackdrops(window)
    }

    // MARK: One view

    private mutating func visit(_ view: UIView, _ context: Context) {
        guard !view.isHidden || view is UIWindow, view.alpha >= 0.01 else { return }
        let index = views.count
        let parent = index == 0 ? nil : capture.views[context.parent]
        var captured = captured(view, index, context, parent: parent)
        views.append(view)
        indices[ObjectIdentifier(view)] = index
        if let checks = LayoutChecks.stored(at: view) { silences[index] = checks.silences }
        captureContent(of: view, into: &captured)
        capture.views.append(captured)
        var below = context
        below.parent = index
        below.offset = CGPoint(
            x: captured.frame.minX - captured.bounds.minX, y: captured.frame.minY - captured.bounds.minY)
        below.alpha = captured.alpha
        below.inherited = captured.roles.intersection([.part, .fixedDirection, .transformed, .bar])
        if captured.roles.contains(.clips) { below.visible = context.visible.intersection(captured.frame) }
        if captured.roles.contains(.scroller) { below.scroller = index }
        var presented = 0
        for subview in view.subviews {
            if index == 0, "\(type(of: subview))".contains("Presentation") {
                presented += 1
                below.layer = presented
            }
            visit(subview, below)
        }
        capture.views[index].end = views.count
    }

    private mutating func captured(
        _ view: UIView, _ index: Int, _ context: Context, parent: CapturedView?
    ) -> CapturedView {
        let (name, identity) = names.name(of: view, in: parent.map { ($0.name, $0.identity) })
        let superview = index == 0 ? nil : views[context.parent]
        let roles = ViewRoles.roles(of: view, in: superview, context.inherited, hasProperty: name == identity)
        let (local, bounds) = (view.frame, view.bounds)
        let frame =
            roles.contains(.transformed)
            ? view.convert(bounds, to: nil)
            : CGRect(
                x: local.minX + context.offset.x, y: local.minY + context.offset.y, width: bounds.width,
                height: bounds.height)
        var captured = CapturedView(
            index: index, parent: context.parent, name: name, identity: identity,
            className: "\(type(of: view))", roles: roles, frame: index == 0 ? bounds : frame, local: local,
            bounds: bounds, visible: frame.intersection(context.visible), safeArea: view.safeAreaInsets,
            alpha: context.alpha * view.alpha, cornerRadius: view.shownCornerRadius,
            scroller: context.scroller)
        captured.layer = context.layer
        captured.background = view.shownBackground
        captured.hasSystemBackground = view.hasSystemBackground
        return captured
    }

    private func captureContent(of view: UIView, into captured: inout CapturedView) {
        captured.text = TextReading.text(of: view, captured)
        if let imageView = view as? UIImageView, let image = imageView.image {
            captured.image = CapturedImage(image, in: imageView, scale: capture.scale)
        }
        if let scroller = view as? UIScrollView {
            let insets = scroller.adjustedContentInset
            captured.content = CGRect(
                x: -insets.left, y: -insets.top,
                width: scroller.contentSize.width + insets.left + insets.right,
                height: scroller.contentSize.height + insets.top + insets.bottom)
        }
        if captured.roles.contains(.touchable), !captured.roles.contains(.part) {
            captured.touchSize = TouchProbe.size(of: view, captured)
            if captured.roles.contains(.systemSized) { captured.isSizedBySystem = view.intrinsicContentSize }
        }
        if captured.roles.contains(.controllerRoot), view.traitCollection.horizontalSizeClass == .regular {
            captured.readableWidth = view.readableContentGuide.layoutFrame.width
        }
    }
}

extension CapturedImage {
    @MainActor init(_ image: UIImage, in view: UIImageView, scale: CGFloat) {
        pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        let (box, size) = (view.bounds.size, image.size)
        let (x, y) = (box.width / max(size.width, 1), box.height / max(size.height, 1))
        let factor: (CGFloat, CGFloat) =
            switch view.contentMode {
            case .scaleAspectFit: (min(x, y), min(x, y))
            case .scaleAspectFill: (max(x, y), max(x, y))
            case .scaleToFill, .redraw: (x, y)
            default: (1, 1)
            }
        shown = CGSize(width: size.width * factor.0 * scale, height: size.height * factor.1 * scale)
        isScalable =
            image.isSymbolImage || image.capInsets != .zero || image.cgImage == nil || pixels.width <= 4
            || pixels.height <= 4
    }
}
