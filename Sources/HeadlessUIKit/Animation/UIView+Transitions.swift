extension UIView {
    /// Animates the changes that a closure makes below a view by a transition of the view as a whole.
    ///
    /// The changes themselves are not animated, unless the options say `.allowAnimatedContent`. Curls are
    /// shown as dissolves, flips without perspective.
    ///
    /// - Parameters:
    ///   - view: The view that is blended or flipped.
    ///   - duration: Seconds. At 0 or less no transition is visible.
    ///   - options: Which transition, and the options of any animation block. Without a transition what
    ///     changes is animated as by ``animate(withDuration:animations:)``.
    ///   - animations: Changes texts, pictures, subviews; called at once.
    ///   - completion: Called at the end.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        var settings = AnimationSettings(duration: duration, options: options)
        if let outer = AnimationRecording.settings { settings.inherit(from: outer) }
        guard let style = TransitionStyle(options), settings.isAnimated, AnimationRecording.isEnabled else {
            return animate(settings, animations ?? {}, completion)
        }
        view.layoutIfNeeded()
        let old = ShownContent(of: view.madeLayer)
        let block = BlockAnimation(settings, clock: .current, completion: completion)
        let animatesContent = options.contains(.allowAnimatedContent)
        AnimationRecording.run(animatesContent ? block : nil, settings) { animations?() }
        view.madeLayer.append(
            .transition(ViewTransition(old: old, style: style, driver: block)), named: "transition")
        block.attached(to: view.madeLayer)
        block.start()
    }

    /// Replaces one view by another with a transition of their superview.
    ///
    /// - Parameters:
    ///   - fromView: The view that goes; without a superview nothing is seen.
    ///   - toView: The view that comes, at the other's index among the subviews.
    ///   - duration: Seconds.
    ///   - options: Which transition; `.showHideTransitionViews` hides and shows the views, which are both
    ///     subviews already, instead of removing and adding them.
    ///   - completion: Called at the end.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let stage = fromView.superview else {
            exchange()
            completion?(true)
            return
        }
        transition(
            with: stage, duration: duration, options: options, animations: exchange, completion: completion)
    }
}

extension TransitionStyle {
    /// The style of an animation block's options; nil where they name none.
    fileprivate init?(_ options: UIView.AnimationOptions) {
        switch (options.rawValue >> 20) & 7 {
        case 1, 2: self = .flip(isHorizontal: true)
        case 3, 4, 5: self = .dissolve
        case 6, 7: self = .flip(isHorizontal: false)
        default: return nil
        }
    }
}
