internal import DisplayList

/// The content of a view or layer before a transition, in its own coordinates.
@MainActor
struct ShownContent {
    let commands: [DrawCommand]
    let bounds: CGRect

    init(of layer: CALayer) {
        commands = LayerPainter.commands(of: layer)
        bounds = layer.bounds
    }
}

/// How new content replaces the old one.
enum TransitionStyle {
    case dissolve
    /// A turn; the old is seen for the first half. The sign is the direction, which a flat picture does
    /// not show.
    case flip(isHorizontal: Bool)
    case push(CGVector)
    case moveIn(CGVector)
    case reveal(CGVector)
}

/// A transition of a view that an animation block drives.
@MainActor
struct ViewTransition {
    let old: ShownContent
    let style: TransitionStyle
    let driver: ChangeDriver
}

/// A transition at one instant.
struct ShownTransition {
    let old: ShownContent
    let style: TransitionStyle
    let progress: Double

    /// One side of the transition: its opacity and its transform.
    struct Side {
        var opacity = 1.0
        var map = CGAffineTransform.identity
        var isSeen = true
    }

    /// The old and the new side, and whether the old one is above.
    func sides(in bounds: CGRect) -> (old: Side, new: Side, oldIsAbove: Bool) {
        var (old, new) = (Side(), Side())
        func shift(_ side: CGVector, _ part: Double) -> CGAffineTransform {
            CGAffineTransform(
                translationX: side.dx * bounds.width * CGFloat(part),
                y: side.dy * bounds.height * CGFloat(part))
        }
        switch style {
        case .dissolve:
            old.opacity = min(max(1 - progress, 0), 1)
            new.opacity = min(max(progress, 0), 1)
        case .flip(let isHorizontal):
            let width = abs(cos(.pi * progress))
            let turn = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
                .concatenating(
                    CGAffineTransform(scaleX: isHorizontal ? width : 1, y: isHorizontal ? 1 : width)
                )
                .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
            (old.map, new.map) = (turn, turn)
            old.isSeen = progress < 0.5
            new.isSeen = progress >= 0.5
        case .push(let side):
            old.map = shift(side, -progress)
            new.map = shift(side, 1 - progress)
        case .moveIn(let side):
            new.map = shift(side, 1 - progress)
        case .reveal(let side):
            old.map = shift(side, progress)
            return (old, new, true)
        }
        return (old, new, false)
    }
}
