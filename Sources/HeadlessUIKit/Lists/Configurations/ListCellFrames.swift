import Foundation

/// Where the accessories and the content of a list's cell lie, from leading to trailing.
struct ListCellFrames {
    /// The width that is reserved for an accessory, and the size of its view.
    struct Slot {
        var width: CGFloat
        var size: CGSize
    }

    var leading: [CGRect] = []
    var trailing: [CGRect] = []
    var content = CGRect.zero

    /// What the frames are computed from.
    struct Input {
        var size: CGSize
        /// The cell's margins at the sides.
        var margins: (leading: CGFloat, trailing: CGFloat)
        var leading: [Slot]
        var trailing: [Slot]
        /// The indentation, and whether accessories at the leading edge are indented too.
        var indent: CGFloat = 0
        var indentsAccessories = true
        var trailingGap: CGFloat
        var scale: CGFloat
    }

    /// The gap between accessories at the leading edge.
    private static let leadingGap: CGFloat = 16

    /// A cell whose content fills it.
    init(content: CGRect) { self.content = content }

    init(_ input: Input) {
        let height = input.size.height
        func frame(_ slot: Slot, _ x: CGFloat) -> CGRect {
            let size = slot.size
            func rounded(_ value: CGFloat) -> CGFloat { (value * input.scale).rounded() / input.scale }
            return CGRect(
                x: rounded(x + (slot.width - size.width) / 2), y: rounded((height - size.height) / 2),
                width: size.width, height: size.height)
        }
        var start = input.indentsAccessories ? input.indent : 0
        if !input.leading.isEmpty { start += input.margins.leading }
        for (index, slot) in input.leading.enumerated() {
            if index > 0 { start += Self.leadingGap }
            leading.append(frame(slot, start))
            start += slot.width
        }
        if !input.indentsAccessories { start += input.indent }
        var end = input.size.width
        if !input.trailing.isEmpty { end -= input.margins.trailing }
        for (index, slot) in input.trailing.reversed().enumerated() {
            if index > 0 { end -= input.trailingGap }
            end -= slot.width
            trailing.insert(frame(slot, end), at: 0)
        }
        content = CGRect(x: start, y: 0, width: max(0, end - start), height: height)
    }

    /// The frame in a cell whose content runs from right to left.
    static func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
        CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
