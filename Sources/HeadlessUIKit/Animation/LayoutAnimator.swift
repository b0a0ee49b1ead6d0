/// Sets properties of an object with an animation, in AppKit's spelling.
///
/// ```swift
/// height.animator().constant = 40
/// stack.animator().spacing = 16
/// ```
///
/// Inside a block that animates, the change is part of that block, with layout solved at each step. Outside it has
/// the duration and the curve of the current `CATransaction`: a quarter of a second, slow at both ends.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct LayoutAnimator<Object: AnyObject> {
    private let object: Object

    init(_ object: Object) { self.object = object }

    /// A property. Setting it animates it step by step; it reads as it is at this instant.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Value {
        get { object[keyPath: path] }
        nonmutating set { animate { object[keyPath: path] = newValue } }
    }

    private func animate(_ change: () -> Void) {
        if let driver = AnimationRecording.driver, let settings = AnimationRecording.settings {
            return AnimationRecording.run(driver, settings, steps: true, change)
        }
        // A block that keeps changes from being animated.
        if AnimationRecording.settings != nil { return change() }
        let curve = CATransaction.animationTimingFunction()?.curve ?? .easeInOut
        let settings = AnimationSettings(
            duration: CATransaction.animationDuration(), curve: .bezier(curve))
        UIView.animate(settings, steps: true, change, nil)
    }
}

extension LayoutAnimator<NSLayoutConstraint> {
    /// The constant that the constraint has once its animations have ended. Setting it animates it step by step.
    public var constant: CGFloat {
        get { LayoutSteps.target(of: object.constantKey).map { CGFloat($0[0]) } ?? object.constant }
        nonmutating set { animate { object.constant = newValue } }
    }
}

extension NSLayoutConstraint {
    /// What sets the constraint's properties with an animation: `constraint.animator().constant = 40`.
    @discardableResult public final func animator() -> LayoutAnimator<NSLayoutConstraint> {
        LayoutAnimator(self)
    }
}
