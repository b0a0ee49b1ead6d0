import UIKit

/// Where a stack's views lie by the written rules: arithmetic along the axis and across, without constraints.
struct StackOracle {
    struct Child {
        var size: CGSize
        var baseline: CGFloat
    }

    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var spacing: CGFloat
    var size: CGSize
    var isRightToLeft = false

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func cross(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    /// The frames of views that are shown, the first of which is the first to be stretched and to be squeezed.
    func frames(of children: [Child]) -> [CGRect] {
        let (along, across) = (along(children), across(children))
        return zip(along, across).map { along, across in
            var rect =
                axis == .horizontal
                ? CGRect(x: along.start, y: across.start, width: along.length, height: across.length)
                : CGRect(x: across.start, y: along.start, width: across.length, height: along.length)
            if isRightToLeft { rect.origin.x = size.width - rect.maxX }
            return rect
        }
    }

    typealias Side = (start: CGFloat, length: CGFloat)

    // MARK: Along the axis

    private func along(_ children: [Child]) -> [Side] {
        let (available, count) = (main(size), CGFloat(children.count))
        guard count > 0 else { return [] }
        let natural = children.map { main($0.size) }
        let sum = natural.reduce(0, +)
        let spaces = spacing * (count - 1)
        if count == 1 { return [(0, available)] }
        switch distribution {
        case .fill:
            return chain(stretched(natural, to: available - spaces), spacing)
        case .fillEqually:
            return chain(natural.map { _ in (available - spaces) / count }, spacing)
        case .fillProportionally:
            var lengths = natural.map { $0 / (sum + spaces) * available }
            lengths[lengths.count - 1] = available - spaces - lengths.dropLast().reduce(0, +)
            return chain(lengths, spacing)
        case .equalSpacing:
            let gap = (available - sum) / (count - 1)
            return gap >= spacing
                ? chain(natural, gap) : chain(stretched(natural, to: available - spaces), spacing)
        case .equalCentering:
            let first = natural[0] / 2
            let step = (available - first - natural[natural.count - 1] / 2) / (count - 1)
            return natural.enumerated().map { (first + step * CGFloat($0) - $1 / 2, $1) }
        }
    }

    private func chain(_ lengths: [CGFloat], _ gap: CGFloat) -> [Side] {
        var place: CGFloat = 0
        return lengths.map { length in
            defer { place += length + gap }
            return (place, length)
        }
    }

    /// The first view takes what is left, or gives until it is empty, then the next one gives.
    private func stretched(_ natural: [CGFloat], to available: CGFloat) -> [CGFloat] {
        var lengths = natural
        var rest = available - natural.reduce(0, +)
        if rest >= 0 {
            lengths[0] += rest
            return lengths
        }
        for index in lengths.indices {
            let given = min(lengths[index], -rest)
            lengths[index] -= given
            rest += given
        }
        return lengths
    }

    // MARK: Across

    private func across(_ children: [Child]) -> [Side] {
        let available = cross(size)
        var alignment = alignment
        if axis == .vertical, alignment == .firstBaseline { alignment = .leading }
        if axis == .vertical, alignment == .lastBaseline { alignment = .trailing }
        let highest = children.map(\.baseline).max() ?? 0
        let lowest = children.map { cross($0.size) - $0.baseline }.max() ?? 0
        return children.map { child in
            let length = cross(child.size)
            return switch alignment {
            case .fill: (0, available)
            case .leading: (0, length)
            case .center: ((available - length) / 2, length)
            case .trailing: (available - length, length)
            case .firstBaseline where children.count > 1: (highest - child.baseline, length)
            case .firstBaseline: (0, length)
            case .lastBaseline where children.count > 1: (available - lowest - child.baseline, length)
            case .lastBaseline: (available - length, length)
            }
        }
    }
}
