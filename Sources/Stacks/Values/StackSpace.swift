public import LayoutCore

/// The available space in which a root is laid out, and where on the screen that is.
public struct StackSpace: Hashable, Sendable {
    /// What is proposed to the root. An infinite length counts as nil.
    public var proposal: ProposedSize
    /// The direction of lines. From right to left, everything is mirrored in its parent.
    public var direction: LayoutDirection
    /// Pixels per point. 0 leaves frames as they were computed.
    public var scale: Double
    /// Where the corner of the space is on the screen: edges are rounded to the screen's pixels.
    public var origin: Point
    /// What is covered at the edges of the space, `left` being the leading one: what is left inside is proposed
    /// to the root, whose corner is there.
    public var safeArea: Insets {
        didSet { safeArea = safeArea.usable }
    }

    /// Creates a space.
    ///
    /// - Parameters:
    ///   - proposal: What is proposed to the root.
    ///   - scale: Pixels per point; 0 leaves frames as they were computed.
    ///   - direction: The direction of lines.
    ///   - origin: Where the root's corner is on the screen.
    public init(
        _ proposal: ProposedSize, scale: Double = 1, direction: LayoutDirection = .leftToRight,
        origin: Point = .zero
    ) {
        self.proposal = proposal
        self.scale = scale > 0 && scale < 1e6 ? scale : 0
        self.direction = direction
        safeArea = .zero
        self.origin = Point(x: origin.x.isLength ? origin.x : 0, y: origin.y.isLength ? origin.y : 0)
    }

    /// Creates a space of a width and a height, nil for the root's ideal ones.
    public init(width: Double?, height: Double?, scale: Double = 1) {
        self.init(ProposedSize(width: width, height: height), scale: scale)
    }
}

extension StackSpace {
    /// What is proposed to the root: the space inside of the safe area.
    var rootProposal: ProposedSize {
        var result = proposal
        for axis in BothAxes() {
            let inner = proposal[axis].inset(by: safeArea.sum(axis))
            result[axis] = inner == .infinity ? .unspecified : inner
        }
        return result
    }
}

extension Insets {
    /// Insets that are lengths.
    var usable: Insets {
        Insets(
            top: StackElement.length(top), left: StackElement.length(left),
            bottom: StackElement.length(bottom), right: StackElement.length(right))
    }
}
