import Foundation

extension UISegmentedControl {
    /// The position of a segment in its control.
    public enum Segment: Int, Sendable {
        /// Every position.
        case any = 0
        /// The leftmost of several.
        case left = 1
        /// Between two others.
        case center = 2
        /// The rightmost of several.
        case right = 3
        /// The only one.
        case alone = 4
    }
}

/// The pictures of a segmented control by states and metrics, and the positions of contents.
struct SegmentPictures {
    /// A state and the metrics of the bar.
    struct StateKey: Hashable {
        let state: UInt
        let metrics: Int

        init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
            (self.state, self.metrics) = (state.rawValue, metrics.rawValue)
        }
    }

    /// The states of the segments on both sides, and the metrics of the bar.
    struct PairKey: Hashable {
        let left: UInt
        let right: UInt
        let metrics: Int

        init(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) {
            (self.left, self.right, self.metrics) = (left.rawValue, right.rawValue, metrics.rawValue)
        }
    }

    /// A position and the metrics of the bar.
    struct PositionKey: Hashable {
        let position: UISegmentedControl.Segment
        let metrics: Int

        init(_ position: UISegmentedControl.Segment, _ metrics: UIBarMetrics) {
            (self.position, self.metrics) = (position, metrics.rawValue)
        }
    }

    var backgrounds: [StateKey: UIImage] = [:]
    var dividers: [PairKey: UIImage] = [:]
    var adjustments: [PositionKey: UIOffset] = [:]

    /// Whether the control has its usual look.
    var isEmpty: Bool { backgrounds.isEmpty && dividers.isEmpty }
    var areBackgroundsSet: Bool { !backgrounds.isEmpty }

    /// The picture behind segments in a state: that of the usual state and of usual metrics where it has none.
    func background(_ state: UIControl.State, isLow: Bool) -> UIImage? {
        for metrics in Self.metrics(isLow) {
            if let found = backgrounds[StateKey(state, metrics)] ?? backgrounds[StateKey(.normal, metrics)] {
                return found
            }
        }
        return nil
    }

    /// The picture between segments in states: that of usual states and metrics where they have none.
    func divider(_ left: UIControl.State, _ right: UIControl.State, isLow: Bool) -> UIImage? {
        for metrics in Self.metrics(isLow) {
            if let found = dividers[PairKey(left, right, metrics)]
                ?? dividers[PairKey(.normal, .normal, metrics)]
            {
                return found
            }
        }
        return nil
    }

    /// How far the contents at a position are moved.
    func adjustment(_ position: UISegmentedControl.Segment, isLow: Bool) -> UIOffset {
        for metrics in Self.metrics(isLow) {
            if let found = adjustments[PositionKey(position, metrics)]
                ?? adjustments[PositionKey(.any, metrics)]
            {
                return found
            }
        }
        return .zero
    }

    private static func metrics(_ isLow: Bool) -> [UIBarMetrics] {
        isLow ? [.compact, .default] : [.default]
    }
}
