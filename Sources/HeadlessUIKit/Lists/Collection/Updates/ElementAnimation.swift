import Foundation

/// How views move from one arrangement to another.
@MainActor
struct ElementAnimation {
    /// Whether it takes time.
    var isAnimated: Bool
    /// Views that are not among the shown ones any more, with the attributes to which they disappear.
    var departing: [(element: ShownElement, final: UICollectionViewLayoutAttributes?)] = []
    /// The attributes from which an element appears; nil for its own.
    var initial: (ElementKey) -> UICollectionViewLayoutAttributes?
    /// The attributes to which a shown element goes that is not visible any more; nil leaves it where it is.
    var final: (ElementKey) -> UICollectionViewLayoutAttributes?
    /// Called inside the animation, before the views move.
    var begin: () -> Void = {}
    /// Called inside the animation, after the views moved.
    var finish: () -> Void = {}
    /// Called at the end.
    var completion: (Bool) -> Void = { _ in }
}

extension UICollectionView {
    /// Prepares the layout, and moves the views to where it has them.
    final func run(_ animation: ElementAnimation) {
        pass.isRunning = true
        var leaving = animation.departing.map(\.element)
        let change = {
            animation.begin()
            leaving += self.rearrange(animation)
            animation.finish()
        }
        let end = { (finished: Bool) in
            for element in leaving { self.endDisplaying(element) }
            animation.completion(finished)
        }
        guard animation.isAnimated else {
            UIView.performWithoutAnimation(change)
            pass.isRunning = false
            return end(true)
        }
        UIView.animate(Self.updateSettings(traitCollection), change, end)
        pass.isRunning = false
    }

    /// The timing of updates: a critically damped spring from iOS 26 on, a curve before.
    private static func updateSettings(_ traits: UITraitCollection) -> AnimationSettings {
        guard traits.systemVersion >= .iOS26 else { return AnimationSettings(duration: 0.3) }
        let spring = Spring(mass: 1, stiffness: 438.65, damping: 41.89)
        return AnimationSettings(duration: 0.441, curve: .spring(spring))
    }

    /// Moves the views and returns those that are not visible any more.
    private func rearrange(_ animation: ElementAnimation) -> [ShownElement] {
        let known = Set(shown.elements.keys)
        let visible = settle()
        for attributes in visible where !known.contains(attributes.values.key) {
            guard let initial = animation.initial(attributes.values.key),
                let element = shown[attributes.values.key]
            else { continue }
            UIView.performWithoutAnimation { apply(fromLayout(initial), to: element.view) }
        }
        let keys = Set(visible.map(\.values.key))
        var leaving: [ShownElement] = []
        for element in shown.ordered where !keys.contains(element.key) && !isMoving(element.key) {
            if let final = animation.final(element.key) { apply(fromLayout(final), to: element.view) }
            leaving.append(element)
        }
        for element in leaving { _ = shown.remove(element.key) }
        for attributes in visible { show(attributes) }
        for (element, final) in animation.departing {
            if let final { apply(fromLayout(final), to: element.view) }
        }
        UIView.performWithoutAnimation {
            orderViews()
            displayNew(visible)
        }
        layoutStorage.didApplyAttributes()
        return leaving
    }
}
