extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// A touch begins.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch begins that taps again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch comes back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch goes outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ends inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ends outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch is taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for happened.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every event of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// Every event of editing.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// Free for apps.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Used by the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// The states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// None of the others.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Closed to touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// Chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// Where the keyboard's input goes.
        public static let focused = State(rawValue: 1 << 3)
        /// Free for apps.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Used by the system.
        public static let reserved = State(rawValue: 0xFF00_0000)

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }
}
