import UIKit

/// The frames of a flow layout by its rules alone: every frame is computed, one item after the other.
struct FlowModel {
    struct Section {
        var sizes: [CGSize]
        var insets = UIEdgeInsets.zero
        var lineSpacing: CGFloat = 10
        var spacing: CGFloat = 10
        var header: CGFloat = 0
        var footer: CGFloat = 0
    }

    var bounds: CGSize
    var contentInset = UIEdgeInsets.zero
    var isVertical = true
    var scale: CGFloat
    var sections: [Section]

    private(set) var items: [[CGRect]] = []
    private(set) var headers: [CGRect?] = []
    private(set) var footers: [CGRect?] = []
    private(set) var contentSize = CGSize.zero

    init(bounds: CGSize, contentInset: UIEdgeInsets, isVertical: Bool, scale: CGFloat, sections: [Section]) {
        self.bounds = bounds
        self.contentInset = contentInset
        self.isVertical = isVertical
        self.scale = scale
        self.sections = sections
        place()
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    private func rect(_ main: CGFloat, _ cross: CGFloat, _ length: CGFloat, _ thickness: CGFloat) -> CGRect {
        let (m, c) = ((main * scale).rounded() / scale, (cross * scale).rounded() / scale)
        return isVertical
            ? CGRect(x: c, y: m, width: thickness, height: length)
            : CGRect(x: m, y: c, width: length, height: thickness)
    }

    private mutating func place() {
        let whole =
            isVertical
            ? bounds.width - contentInset.left - contentInset.right
            : bounds.height - contentInset.top - contentInset.bottom
        var y: CGFloat = 0
        for section in sections {
            headers.append(section.header > 0 ? rect(y, 0, section.header, whole) : nil)
            y += section.header
            let (before, after, left, right) =
                isVertical
                ? (section.insets.top, section.insets.bottom, section.insets.left, section.insets.right)
                : (section.insets.left, section.insets.right, section.insets.top, section.insets.bottom)
            y += before
            items.append(lines(section, from: &y, left: left, available: whole - left - right))
            y += after
            footers.append(section.footer > 0 ? rect(y, 0, section.footer, whole) : nil)
            y += section.footer
        }
        contentSize = isVertical ? CGSize(width: whole, height: y) : CGSize(width: y, height: whole)
    }

    private func lines(_ section: Section, from y: inout CGFloat, left: CGFloat, available: CGFloat)
        -> [CGRect]
    {
        var lines: [[Int]] = []
        var used: CGFloat = 0
        for (index, size) in section.sizes.enumerated() {
            let length = across(size)
            if lines.isEmpty || used + section.spacing + length > available + 1e-7 {
                lines.append([index])
                used = length
            } else {
                lines[lines.count - 1].append(index)
                used += section.spacing + length
            }
        }
        let allEqual = section.sizes.allSatisfy { $0 == section.sizes[0] }
        var frames: [CGRect] = []
        for (number, line) in lines.enumerated() {
            if number > 0 { y += section.lineSpacing }
            let lengths = line.map { across(section.sizes[$0]) }
            let thickness = line.map { along(section.sizes[$0]) }.max() ?? 0
            let isLast = number == lines.count - 1
            var (x, gap) = spread(lengths, available)
            if isLast {
                // How many items like the last one fill a line.
                var count = 1
                let length = lengths[lengths.count - 1]
                while CGFloat(count + 1) * length + CGFloat(count) * section.spacing <= available + 1e-7 {
                    count += 1
                }
                if allEqual {
                    (x, gap) = spread(Array(repeating: length, count: max(count, line.count)), available)
                } else if !(line.count == 1 && count == 1) {
                    (x, gap) = (0, section.spacing)
                }
            }
            for (index, length) in zip(line, lengths) {
                let own = along(section.sizes[index])
                frames.append(rect(y + (thickness - own) / 2, left + x, own, length))
                x += length + gap
            }
            y += thickness
        }
        return frames
    }

    /// The start and the gap of a line that fills the available length.
    private func spread(_ lengths: [CGFloat], _ available: CGFloat) -> (CGFloat, CGFloat) {
        let sum = lengths.reduce(0, +)
        if lengths.count == 1 { return ((available - sum) / 2, 0) }
        return (0, (available - sum) / CGFloat(lengths.count - 1))
    }
}
