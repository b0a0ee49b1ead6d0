/// Something that watches touches for a gesture and runs closures when it sees one.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a recogniser has come.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as `ended`, for gestures that happen at once.
        public static var recognized: State { .ended }
    }

    /// The view that the recogniser watches.
    open internal(set) weak var view: UIView?
    /// How far the recogniser has come.
    open var state = State.possible
    /// Whether the recogniser watches at all. True by default.
    open var isEnabled = true

    /// Creates a recogniser.
    public override init() {
        super.init()
    }
}
