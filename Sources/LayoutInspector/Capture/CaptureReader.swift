import Foundation
import HeadlessUIKit

/// Reads a tree of views into a ``LayoutCapture``, with a stack of its own: the depth of the tree is not limited.
@MainActor
struct CaptureReader {
    /// A view that is still to be read.
    struct Pending {
        var view: UIView
        var parent: Int
        var depth: Int
        /// From the superview's coordinates to the root's.
        var toRoot: CGAffineTransform
        /// The superview's traits; nil for the root.
        var traits: UITraitCollection?
    }

    let options: CaptureOptions
    let root: UIView
    /// The traits of the root.
    let rootTraits: UITraitCollection
    /// The traits of the view that is being read.
    private(set) var traits: UITraitCollection
    var result = LayoutCapture()
    /// The views by their indices.
    var views: [UIView] = []
    var indices: [ObjectIdentifier: Int] = [:]
    var names: CaptureNames
    var methods = MethodReader()

    init(_ options: CaptureOptions, root: UIView) {
        self.options = options
        self.root = root
        rootTraits = root.traitCollection
        traits = rootTraits
        names = CaptureNames(readsProperties: options.includesPropertyNames)
    }

    /// Reads everything.
    mutating func capture() -> LayoutCapture {
        readScreen()
        var pending = [Pending(view: root, parent: -1, depth: 0, toRoot: .identity)]
        while let next = pending.popLast() {
            if let outer = next.traits { traits = next.view.inspectedTraits(under: outer) }
            let toRoot = read(next)
            let index = views.count - 1
            for subview in next.view.inspectedSubviews.reversed() {
                guard options.includesHiddenViews || !subview.isHidden else { continue }
                pending.append(
                    Pending(
                        view: subview, parent: index, depth: next.depth + 1, toRoot: toRoot, traits: traits))
            }
        }
        setEnds()
        names.distinguish(&result.views)
        readControllers()
        readConstraints()
        readAreas()
        if options.includesFindings { readFindings() }
        if options.includesReasons { readReasons() }
        if options.includesPictures { readPictures() }
        return result
    }

    private mutating func readScreen() {
        var screen = CapturedScreen()
        let shown = root.window?.screen ?? UIScreen.main
        screen.device = shown.device.name
        screen.scale = shown.scale
        screen.size = root.bounds.size
        screen.isDark = traits.userInterfaceStyle == .dark
        screen.isRightToLeft = traits.layoutDirection == .rightToLeft
        screen.textSize = traits.preferredContentSizeCategory.rawValue
            .replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        screen.systemVersion = shown.device.systemVersion.name
        screen.hasWindow = root.window != nil || root is UIWindow
        result.screen = screen
    }

    /// Sets where the insides of each view end.
    private mutating func setEnds() {
        for index in result.views.indices.reversed() {
            result.views[index].end = max(result.views[index].end, index + 1)
            let parent = result.views[index].parent
            if parent >= 0 {
                result.views[parent].end = max(result.views[parent].end, result.views[index].end)
            }
        }
    }

    // MARK: One view

    /// Reads a view.
    ///
    /// - Returns: The way from its coordinates to the root's.
    private mutating func read(_ pending: Pending) -> CGAffineTransform {
        let (view, index) = (pending.view, views.count)
        let (frame, bounds) = (view.frame, view.bounds)
        let transform = view.transform
        let isRoot = index == 0
        let toSuperview: CGAffineTransform
        if isRoot {
            toSuperview = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        } else if transform.isIdentity {
            toSuperview = CGAffineTransform(
                translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
        } else {
            let (anchor, center) = (view.anchorPoint, view.center)
            toSuperview = CGAffineTransform(
                translationX: -bounds.minX - anchor.x * bounds.width,
                y: -bounds.minY - anchor.y * bounds.height
            ).concatenating(transform).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        }
        let toRoot = toSuperview.concatenating(pending.toRoot)
        let type = names.type(of: view)
        let name = names.name(of: view, parent: isRoot ? nil : result.views[pending.parent].id, type)
        let priorities = view.inspectedPriorities
        var captured = CapturedView(
            id: name.id, parent: pending.parent, depth: pending.depth, className: type.name,
            module: type.module, property: name.property, identifier: name.identifier, tag: view.tag,
            frame: frame.finite, bounds: bounds.finite, rootFrame: bounds.applying(toRoot).finite,
            margins: CapturedInsets(view.layoutMargins), intrinsicSize: view.intrinsicContentSize.finite,
            hugging: [priorities.hugging.0, priorities.hugging.1],
            compressionResistance: [priorities.resistance.0, priorities.resistance.1],
            method: isRoot ? .root : methods.method(of: view, isKitSuperview: isKit(pending.parent)))
        if toRoot.b != 0 || toRoot.c != 0 { captured.corners = bounds.corners.map { $0.applying(toRoot) } }
        readState(of: view, into: &captured)
        views.append(view)
        indices[ObjectIdentifier(view)] = index
        result.views.append(captured)
        readRows(of: view, at: index, type)
        return toRoot
    }

    private func isKit(_ parent: Int) -> Bool {
        guard parent >= 0 else { return false }
        let outer = result.views[parent]
        return outer.module == "UIKit" && outer.className != "UIView"
    }

    private func readState(of view: UIView, into captured: inout CapturedView) {
        let insets = view.alignmentRectInsets
        if insets != .zero { captured.alignmentInsets = CapturedInsets(insets) }
        let safeArea = view.safeAreaInsets
        if safeArea != .zero { captured.safeArea = CapturedInsets(safeArea) }
        if let baselines = view.inspectedBaselines {
            captured.firstBaseline = baselines.first.finite
            captured.lastBaseline = baselines.last.finite
        }
        captured.alpha = view.alpha.finite
        captured.background = view.inspectedBackground(in: traits)
        captured.autoresizingMask = UInt(view.autoresizingMask.rawValue)
        captured.flags = flags(of: view)
    }

    private func flags(of view: UIView) -> CapturedView.Flags {
        var flags: CapturedView.Flags = []
        if view.isHidden { flags.insert(.hidden) }
        if view.clipsToBounds { flags.insert(.clips) }
        if !view.isUserInteractionEnabled { flags.insert(.interactionDisabled) }
        if !view.transform.isIdentity { flags.insert(.transformed) }
        if view.translatesAutoresizingMaskIntoConstraints { flags.insert(.translatesMask) }
        if view.isAnimated { flags.insert(.animated) }
        if view.gestureRecognizers?.isEmpty == false { flags.insert(.hasGestures) }
        let direction = UIView.userInterfaceLayoutDirection(
            for: view.semanticContentAttribute,
            relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        if direction == .rightToLeft { flags.insert(.rightToLeft) }
        return flags
    }
}

extension CapturedInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: insets.top.finite, left: insets.left.finite, bottom: insets.bottom.finite,
            right: insets.right.finite)
    }
}

extension CGFloat {
    /// The number, or -1 where an overridden property returns none: encoders refuse those.
    var finite: CGFloat { isFinite ? self : -1 }
}

extension CGSize {
    var finite: CGSize { CGSize(width: width.finite, height: height.finite) }
}

extension CGRect {
    var finite: CGRect {
        CGRect(x: origin.x.finite, y: origin.y.finite, width: size.width.finite, height: size.height.finite)
    }

    /// The corners, clockwise from the upper left one.
    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }
}
