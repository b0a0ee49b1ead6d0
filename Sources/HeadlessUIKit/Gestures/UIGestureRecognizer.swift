import Foundation

/// Something that watches touches for a gesture and calls its targets when it sees one.
///
/// Actions are methods of targets by their selectors, or closures, given by `UITapGestureRecognizer { recognizer in ... }` or
/// ``GestureActions/addAction(_:)``. Touches come from tests, by ``UIView/simulateTap(at:count:)`` and its like.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a recogniser has come.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as `ended`, for gestures that happen at once.
        public static var recognized: State { .ended }
    }

    final var stateStorage = State.possible
    final var actions: [GestureAction] = []
    final var failureRequirements: [UIGestureRecognizer] = []
    /// What is to happen once those that must fail have failed.
    final var deferredState: State?
    final weak var session: TouchSession?
    /// The touches that are followed, in the order in which they came.
    final var touches: [UITouch] = []

    /// The view that the recogniser watches.
    open internal(set) weak var view: UIView?
    /// Whether the recogniser watches at all. True by default.
    open var isEnabled = true
    /// Decides whether the recogniser takes touches and recognises beside others.
    open weak var delegate: UIGestureRecognizerDelegate?
    /// Whether the view's touches are cancelled when the gesture is recognised. True by default.
    open var cancelsTouchesInView = true
    /// Whether the view gets touches only once the gesture failed. False by default; without effect.
    open var delaysTouchesBegan = false
    /// Whether the view learns of the end only once the gesture failed. True by default; without effect.
    open var delaysTouchesEnded = true
    /// The kinds of touches that count. Without effect.
    open var allowedTouchTypes: [NSNumber] = []
    /// Whether one kind of touch at a time counts. True by default; without effect.
    open var requiresExclusiveTouchType = true
    /// A name of the program's own.
    open var name: String?
    /// The keys held down. None.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// Creates a recogniser that calls a method of a target, which is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target = RuntimeValue.flattened(target), let action { addTarget(target, action: action) }
    }

    /// Creates a recogniser.
    @preconcurrency @MainActor
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// How far the recogniser has come. Subclasses set it from their touch methods; actions run on each
    /// change but to `failed` and back to `possible`.
    open var state: State {
        get { stateStorage }
        set { changeState(to: newValue) }
    }

    /// Calls a method of a target too, with the recogniser where it takes an argument. The target is not retained. Adding the
    /// same target and method again has no effect.
    open func addTarget(_ target: Any, action: Selector) { add(target, action) }

    /// Calls a method of a target no more; a nil target is any target, a nil action any method.
    open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

    /// Lets this gesture happen only where another does not.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.append(otherGestureRecognizer)
    }

    /// Called when the object was loaded from a nib and its outlets are connected. Overrides call `super`.
    open func awakeFromNib() {}

    // MARK: Where the touches are

    /// The number of touches that are followed.
    open var numberOfTouches: Int { touches.count }

    /// The middle of the touches in a view's coordinates; nil is the window's.
    @discardableResult open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let points = touches.map { $0.location(in: view) }
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
            y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
    }

    /// The location of one touch in a view's coordinates; nil is the window's. Zero where there is no such
    /// touch.
    @discardableResult open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
    }

    // MARK: For subclasses

    /// Called when touches began.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches were cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Forgets the gesture: called when all touches are gone.
    open func reset() {}

    /// Follows a touch no more.
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

    /// Whether recognising this gesture keeps another from being recognised. True by default.
    @discardableResult open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// Whether another gesture can keep this one from being recognised. True by default.
    @discardableResult open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// Whether this gesture waits for another to fail. False by default.
    @discardableResult open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool
    { false }

    /// Whether another gesture waits for this one to fail. False by default.
    @discardableResult open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    { false }

    /// Called when time passed without a change of a touch.
    func timePassed(since began: TimeInterval) {}
}
