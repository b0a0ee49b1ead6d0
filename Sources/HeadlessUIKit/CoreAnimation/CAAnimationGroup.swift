/// Animations that run together on one layer, in the time of the group.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// The animations. They are cut off at the end of the group's duration.
    public final var animations: [CAAnimation]?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { member in
            let copy = member.copied()
            if copy.duration <= 0 { copy.duration = other.duration }
            return copy
        }
    }

    override final func apply(to shown: CALayer, at moment: Moment) {
        let time = moment.progress * duration
        for member in animations ?? [] {
            if let inner = member.moment(at: time, begin: member.beginTime) {
                member.apply(to: shown, at: inner)
            } else if time >= duration, let last = member.moment(at: time - 1e-9, begin: member.beginTime) {
                // At the very end the members that fill the group are still presented.
                member.apply(to: shown, at: last)
            }
        }
    }
}

/// An animation from a layer's previous content to its present one.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// The kind of transition. A fade by default.
    public final var type = CATransitionType.fade
    /// The side from which the new content comes.
    public final var subtype: CATransitionSubtype?
    /// The fraction of the transition at which it starts. 0 by default.
    public final var startProgress: Float = 0
    /// The fraction of the transition at which it ends. 1 by default.
    public final var endProgress: Float = 1
    /// The layer's content when the transition was added.
    final var old: ShownContent?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override func progress(at part: Double) -> Double {
        let progress = super.progress(at: part)
        return Double(startProgress) + Double(endProgress - startProgress) * progress
    }

    override func apply(to shown: CALayer, at moment: Moment) {
        guard let old else { return }
        let side: CGVector =
            switch subtype {
            case .fromRight: CGVector(dx: 1, dy: 0)
            case .fromTop: CGVector(dx: 0, dy: -1)
            case .fromBottom: CGVector(dx: 0, dy: 1)
            default: CGVector(dx: -1, dy: 0)
            }
        let style: TransitionStyle =
            switch type {
            case .push: .push(side)
            case .moveIn: .moveIn(side)
            case .reveal: .reveal(CGVector(dx: -side.dx, dy: -side.dy))
            default: .dissolve
            }
        shown.transition = ShownTransition(old: old, style: style, progress: moment.progress)
    }
}

/// The kinds of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// It slides in over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// It pushes the old out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old slides away from above it.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The sides from which new content comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a side by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left. The default.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
