import FlexLayout
import Flexbox
import LayoutCore
import ReferenceTrees
import UIKit

/// A reference tree that has been built, of whatever.
@MainActor
protocol BenchmarkedTree: AnyObject {
    var spec: ReferenceSpec { get }
    func layout(width: Double)
    /// Makes the leaf of the reference higher, or its text longer.
    func changeLeaf()
    func end()
}

/// A tree of views.
@MainActor
final class ViewTree: BenchmarkedTree {
    let spec: ReferenceSpec
    private var views: [UIView] = []
    private var lastWidth = 0.0

    /// Letters of 7 x 17 points.
    private final class Letters: UIView {
        var count = 0 {
            didSet { invalidateIntrinsicContentSize() }
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            let isLimited = size.width < .greatestFiniteMagnitude
            let reply = letterSize(count, width: isLimited ? Double(size.width) : .infinity)
            return CGSize(width: reply.width, height: reply.height)
        }
    }

    init(_ spec: ReferenceSpec) {
        self.spec = spec
        views.reserveCapacity(spec.nodes.count)
        for node in spec.nodes {
            let view: UIView
            if node.letters > 0 {
                let text = Letters()
                text.count = node.letters
                view = text
            } else {
                view = UIView()
            }
            let flex = node.parent >= 0 ? views[node.parent].flex.addItem(view) : view.flex
            flex.take(node.style)
            views.append(view)
        }
    }

    @inline(never) func layout(width: Double) {
        if width != lastWidth { views[0].frame = CGRect(x: 0, y: 0, width: width, height: 1_000) }
        lastWidth = width
        views[0].flex.layout(mode: .adjustHeight)
    }

    func changeLeaf() {
        let view = views[spec.dirtied]
        if let text = view as? Letters { return text.count += 100 }
        view.flex.height(CGFloat(spec.nodes[spec.dirtied].style.height.points ?? -7) + 7)
    }

    func end() { views = [] }
}

extension Flex {
    /// Sets what the reference's trees set.
    fileprivate func take(_ style: FlexStyle) {
        if style.flexDirection == .row { direction(.row) }
        if style.flexWrap == .wrap { wrap(.wrap) }
        if style.alignItems == .center { alignItems(.center) }
        if style.justifyContent == .spaceBetween { justifyContent(.spaceBetween) }
        if let points = style.width.points { width(CGFloat(points)) }
        if let points = style.height.points { height(CGFloat(points)) }
        if style.flexGrow != 0 { grow(CGFloat(style.flexGrow)) }
        if style.flexShrink != 0 { shrink(CGFloat(style.flexShrink)) }
        if let points = style.margin[.all].points { margin(CGFloat(points)) }
        if let points = style.margin[.top].points { marginTop(CGFloat(points)) }
        if let points = style.padding[.all].points { padding(CGFloat(points)) }
        if let points = style.columnGap.points { gap(CGFloat(points)) }
    }
}

/// A tree of nodes, whose leaves are measured as those of views are.
@MainActor
final class EngineTree: BenchmarkedTree {
    let spec: ReferenceSpec
    private let tree = FlexTree(defaults: .yoga, errata: .classic)
    private var nodes: [NodeID] = []
    private var space = RootSpace(scale: Double(UIScreen.main.scale))

    init(_ spec: ReferenceSpec) {
        self.spec = spec
        let nothing = SharedMeasure(size: .zero)
        nodes.reserveCapacity(spec.nodes.count)
        var isContainer = Array(repeating: false, count: spec.nodes.count)
        for node in spec.nodes where node.parent >= 0 { isContainer[node.parent] = true }
        for (index, node) in spec.nodes.enumerated() {
            let handle = tree.makeNode()
            tree.setStyle(node.style, of: handle)
            if node.letters > 0 {
                tree.setMeasure(Self.measure(letters: node.letters), of: handle)
            } else if !isContainer[index] {
                tree.setMeasure(nothing, of: handle)
            }
            if node.parent >= 0 { tree.append(handle, to: nodes[node.parent]) }
            nodes.append(handle)
        }
    }

    @inline(never) func layout(width: Double) {
        space.width = .definite(width)
        tree.layout(nodes[0], in: space)
    }

    func changeLeaf() {
        let node = nodes[spec.dirtied]
        let letters = spec.nodes[spec.dirtied].letters
        if letters > 0 {
            tree.setMeasure(Self.measure(letters: letters + 100), of: node)
        } else {
            let height = spec.nodes[spec.dirtied].style.height.points ?? -7
            tree.updateStyle(of: node) { $0.height = .points(height + 7) }
        }
    }

    func end() { tree.freeSubtree(nodes[0]) }

    private static func measure(letters: Int) -> MeasureFunction {
        { request in
            var width = Double.infinity
            if case .definite(let available) = request.width { width = available }
            let size = letterSize(letters, width: width)
            return Size(width: size.width, height: size.height)
        }
    }
}
