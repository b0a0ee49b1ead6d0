internal import LayoutCore

/// A view in a picture.
struct ShownView {
    /// The view.
    let view: UIView
    /// The bounds that are drawn: in an animation, those of the moment.
    let bounds: CGRect
    /// From the view's own coordinates to the picture's.
    let map: CGAffineTransform
    /// How many views are above.
    let depth: Int
    /// The index of the superview; nil for the root.
    let parent: Int?
    /// The part of the picture that views above leave of this one.
    let clip: CGRect
    /// The same without what scroll views hide, which scrolling brings out.
    let fixedClip: CGRect

    /// Whether horizontal lines are horizontal in the picture, and vertical ones vertical.
    var isStraight: Bool { abs(map.b) < 1e-9 && abs(map.c) < 1e-9 }
    /// The box around the view in the picture.
    var box: CGRect { bounds.applying(map) }
    /// Whether something of the view is in the picture.
    var isInPicture: Bool {
        let part = box.intersection(clip)
        return !part.isNull && part.width > 0 && part.height > 0
    }
}

/// The views that a picture shows, each before its subviews, and those behind before those in front.
@MainActor
struct ShownTree {
    private(set) var views: [ShownView] = []
    private(set) var indices: [ObjectIdentifier: Int] = [:]

    private struct Step {
        var view: UIView
        var map: CGAffineTransform
        var parent: Int?
        var depth: Int
        var clip: CGRect
        var fixedClip: CGRect
    }

    /// Reads the views of a picture of `root`, whose own origin is the picture's.
    init(of root: UIView) {
        let bounds = root.geometry.bounds
        let picture = CGRect(origin: .zero, size: bounds.size)
        let map = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        var steps = [Step(view: root, map: map, parent: nil, depth: 0, clip: picture, fixedClip: picture)]
        while let step = steps.popLast() { visit(step, &steps) }
    }

    private mutating func visit(_ step: Step, _ steps: inout [Step]) {
        let (view, isRoot) = (step.view, step.parent == nil)
        let isAnimating = view.flags.contains(.animating)
        guard isRoot || !view.flags.contains(.hidden) || (view.flags.contains(.collapsing) && isAnimating)
        else {
            return
        }
        let layer = isAnimating ? view.layerStorage?.presentation(delayedBy: 0) : nil
        guard layer.map({ $0.opacity > 0 }) ?? (view.alphaStorage > 0) else { return }
        let geometry = layer?.geometry ?? view.geometry
        var map = isRoot ? step.map : geometry.toParent.concatenating(step.map)
        if let backdrop = view.extras?.backdrop { map = backdrop.map(in: geometry.bounds).concatenating(map) }
        let shown = ShownView(
            view: view, bounds: geometry.bounds, map: map, depth: step.depth, parent: step.parent,
            clip: step.clip, fixedClip: step.fixedClip)
        let index = views.count
        views.append(shown)
        indices[ObjectIdentifier(view)] = index
        var below = Step(
            view: view, map: map, parent: index, depth: step.depth + 1, clip: step.clip,
            fixedClip: step.fixedClip)
        if view.flags.contains(.clips), shown.isStraight {
            below.clip = step.clip.common(with: shown.box)
            if !view.flags.contains(.isScrollView) {
                below.fixedClip = step.fixedClip.common(with: shown.box)
            }
        }
        if let transform = view.layerStorage?.extras?.sublayerTransform, !CATransform3DIsIdentity(transform) {
            below.map = geometry.map(of: transform).concatenating(map)
        }
        for subview in view.subviewStorage.reversed() {
            below.view = subview
            steps.append(below)
        }
    }
}

extension ViewBackdrop {
    /// Where the content of a view that is drawn as a card lies in the view.
    fileprivate func map(in bounds: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: bounds.width * (1 - scale) / 2, ty: top)
    }
}

extension LayerGeometry {
    /// A transform of the sublayers, around the anchor point.
    fileprivate func map(of transform: CATransform3D) -> CGAffineTransform {
        let x = bounds.minX + anchorPoint.x * bounds.width
        let y = bounds.minY + anchorPoint.y * bounds.height
        return CGAffineTransform(translationX: -x, y: -y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

extension CGRect {
    /// The intersection, empty where there is none.
    func common(with other: CGRect) -> CGRect {
        let part = intersection(other)
        return part.isNull ? CGRect(origin: origin, size: .zero) : part
    }
}
