/// Something that happened to the app: touches, presses, motion.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform = 14
    }

    /// The kinds of motion and of remote control.
    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The kind.
    open var type: EventType { .touches }
    /// The kind of motion. None by default.
    open var subtype: EventSubtype { .none }
    /// When it happened, in seconds since the machine started.
    public final let timestamp: TimeInterval
    /// The keys held down. None by default.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The touches of the event.
    open private(set) var allTouches: Set<UITouch>?

    /// Creates an event of touches, as a test needs it.
    public init(touches: Set<UITouch>) {
        allTouches = touches
        timestamp = CACurrentMediaTime()
    }

    /// The touches of the event that began in a view.
    @discardableResult open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// The touches of the event that began in a window.
    @discardableResult open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }
}

/// Keys that are held down together with others.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates flags from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number block.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
