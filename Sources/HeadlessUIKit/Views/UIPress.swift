/// A key or a button that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// The buttons of a remote control.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown
    }

    /// The phase of the press.
    open internal(set) var phase = Phase.began
    /// The button.
    public final let type: PressType
    /// How strongly it is pressed, from 0 to 1.
    open var force: CGFloat { 1 }
    /// When it changed last, in seconds since the machine started.
    public final let timestamp: TimeInterval

    /// Creates a press, as a test needs it.
    public init(_ type: PressType) {
        self.type = type
        timestamp = CACurrentMediaTime()
    }
}

/// Presses that happened together.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The presses.
    public final let allPresses: Set<UIPress>

    /// Creates an event, as a test needs it.
    public init(presses: Set<UIPress>) {
        allPresses = presses
        super.init(touches: [])
    }

    /// The kind.
    open override var type: EventType { .presses }
}
