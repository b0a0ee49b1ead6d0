import PinLayout
import UIKit

/// What surrounds a view in a test: its superview's size, two references, the direction.
struct PinFacts: Sendable {
    var width: CGFloat
    var height: CGFloat
    var isLTR: Bool
    var view: CGRect
    var reference: CGRect
    var other: CGRect

    enum ReadingEdge { case start, end }

    /// The edge where lines start or end.
    func spot(_ edge: ReadingEdge) -> PinSaying.Spot { (edge == .start) == isLTR ? .near : .far }

    /// The edge where lines start, so far inside the superview's.
    func start(_ distance: CGFloat) -> PinSaying { isLTR ? .x(.near, distance) : .x(.far, width - distance) }

    /// The edge where lines end, so far inside the superview's.
    func end(_ distance: CGFloat) -> PinSaying { isLTR ? .x(.far, width - distance) : .x(.near, distance) }

    enum Side { case above, below, left, right, before, after }

    func beside(_ side: Side, _ others: [CGRect]) -> PinSaying {
        switch side {
        case .above: .y(.far, others.map(\.minY).min() ?? 0)
        case .below: .y(.near, others.map(\.maxY).max() ?? 0)
        case .left: .x(.far, others.map(\.minX).min() ?? 0)
        case .right: .x(.near, others.map(\.maxX).max() ?? 0)
        case .before: isLTR ? beside(.left, others) : beside(.right, others)
        case .after: isLTR ? beside(.right, others) : beside(.left, others)
        }
    }

    func aligned(_ align: HorizontalAlign, _ others: [CGRect]) -> PinSaying {
        let mean = others.map(\.midX).reduce(0, +) / CGFloat(others.count)
        let (left, right) = (others.map(\.minX).min() ?? 0, others.map(\.maxX).max() ?? 0)
        switch align {
        case .none: return .nothing
        case .left: return .x(.near, left)
        case .center: return .x(.mid, mean)
        case .right: return .x(.far, right)
        case .start: return isLTR ? .x(.near, left) : .x(.far, right)
        case .end: return isLTR ? .x(.far, right) : .x(.near, left)
        }
    }

    func aligned(_ align: VerticalAlign, _ others: [CGRect]) -> PinSaying {
        switch align {
        case .none: .nothing
        case .top: .y(.near, others.map(\.minY).min() ?? 0)
        case .center: .y(.mid, others.map(\.midY).reduce(0, +) / CGFloat(others.count))
        case .bottom: .y(.far, others.map(\.maxY).max() ?? 0)
        }
    }

    func justify(_ align: HorizontalAlign) -> PinSaying {
        switch align {
        case .none: .justify(nil)
        case .left: .justify(.near)
        case .center: .justify(.mid)
        case .right: .justify(.far)
        case .start: .justify(spot(.start))
        case .end: .justify(spot(.end))
        }
    }

    func align(_ align: VerticalAlign) -> PinSaying {
        switch align {
        case .none: .align(nil)
        case .top: .align(.near)
        case .center: .align(.mid)
        case .bottom: .align(.far)
        }
    }
}
