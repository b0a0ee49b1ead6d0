internal import LayoutCore
import ViewBridge

/// Several views or layers of one superview, placed by one chain like one view.
@usableFromInline @MainActor
final class PinGroup {
    /// The views that are placed, in the order of the arrangement.
    let members: [PinBox]
    /// Views that were named and cannot be placed with the others.
    let strangers: [PinBox]
    let arrangement: PinArrangement
    /// Whether the members are layers.
    let hasLayers: Bool
    /// What the members were fitted to; empty where they keep their sizes.
    private(set) var fittedSizes: [Size] = []

    init(_ boxes: [PinBox], _ arrangement: PinArrangement, hasLayers: Bool) {
        var members: [PinBox] = []
        var strangers: [PinBox] = []
        let container = boxes.first?.superbox
        for box in boxes {
            if Self.contains(box, in: members) { continue }
            if let container, let home = box.superbox, home === container {
                members.append(box)
            } else {
                strangers.append(box)
            }
        }
        (self.members, self.strangers) = (members, strangers)
        (self.arrangement, self.hasLayers) = (arrangement, hasLayers)
    }

    private static func contains(_ box: PinBox, in members: [PinBox]) -> Bool {
        for member in members where member === box { return true }
        return false
    }

    /// Whether all members can be measured.
    var canFit: Bool {
        for member in members where !member.canFit { return false }
        return arrangement.axis != nil
    }

    /// The box around the members.
    func rect(keepTransform: Bool) -> CGRect {
        guard var union = members.first?.rect(keepTransform: keepTransform) else { return .zero }
        for member in members.dropFirst() { union = union.union(member.rect(keepTransform: keepTransform)) }
        return union
    }

    /// The members' sizes: what they were fitted to, or what they have.
    func sizes(keepTransform: Bool) -> [Size] {
        if !fittedSizes.isEmpty { return fittedSizes }
        var sizes: [Size] = []
        for member in members { sizes.append(Size(member.rect(keepTransform: keepTransform).size)) }
        return sizes
    }

    /// The size of the group where it fills nothing.
    func naturalSize(keepTransform: Bool) -> Size {
        let (sizes, union) = (sizes(keepTransform: keepTransform), Rect(rect(keepTransform: keepTransform)))
        guard let axis = arrangement.axis, !sizes.isEmpty else { return union.size }
        var (main, cross, longest) = (0.0, 0.0, 0.0)
        for size in sizes {
            main += size[axis]
            longest = max(longest, size[axis])
            cross = max(cross, size[axis.cross])
        }
        if arrangement.distribution == .equalSizes { main = longest * Double(sizes.count) }
        main += arrangement.gap * Double(sizes.count - 1)
        let keepsOffsets = arrangement.anchor(isLTR: true) == nil && !arrangement.isStretched
        return Size(
            axis, main: max(main, 0), cross: keepsOffsets ? union.size[axis.cross] : cross)
    }

    /// Measures the members where the group is proposed a size, one after the other with the space
    /// that is left along the row or column.
    ///
    /// - Returns: The size of the group; nil where a member cannot be measured.
    func sizeThatFits(_ proposal: CGSize, keepTransform: Bool) -> CGSize? {
        guard let axis = arrangement.axis, !members.isEmpty else { return nil }
        let space = Size(proposal)
        var left = space[axis] - arrangement.gap * Double(members.count - 1)
        let share = left / Double(members.count)
        var sizes: [Size] = []
        for member in members {
            let main = arrangement.distribution == .equalSizes ? share : left
            let proposed = Size(axis, main: max(main, 0), cross: space[axis.cross])
            guard let size = member.sizeThatFits(CGSize(proposed)) else { return nil }
            let measured = Size(size)
            guard measured.width.isUsableLength, measured.height.isUsableLength else { return nil }
            sizes.append(measured)
            if left < .greatestFiniteMagnitude { left -= measured[axis] }
        }
        fittedSizes = sizes
        return CGSize(naturalSize(keepTransform: keepTransform))
    }
}

extension PinArrangement {
    /// How views are aligned across; nil where they stay as they are.
    func anchor(isLTR: Bool) -> AxisAnchor? {
        switch across {
        case .row(let align): align.anchor
        case .column(let align): align.anchor(isLTR: isLTR)
        }
    }
}

/// The members of a group before they are placed.
struct PinGroupGeometry {
    /// Where they are.
    var members: [Rect]
    /// How large they become.
    var sizes: [Size]
    /// The box around them.
    var union: Rect
    /// Whether rows start at the left.
    var isLTR: Bool
}
