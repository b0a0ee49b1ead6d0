import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// As the system sees fit: compact, wheels where there is no compact look.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Date and time on fills, which open a calendar and wheels.
    case compact = 2
    /// A calendar.
    case inline = 3
}

/// Chooses a date, a time or a duration.
///
/// A test chooses by ``simulateSelection(of:)``, or by taps on the days of the calendar.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// A day, hours and minutes.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        /// Month and year.
        case yearAndMonth = 4
    }

    final var chosen = Date()
    final var duration: TimeInterval = 60
    final var content: (any DatePickerContent)?
    /// The colour of the wheels' rows, which source sets by name: `setValue(color, forKey: "textColor")`. Nil for the label's.
    final var textColor: UIColor? {
        didSet { contentChanged() }
    }
    /// Whether today is drawn otherwise, which source sets by name. Stored, not used.
    final var highlightsToday = true
    private var interval = 1
    private var ownCalendar: Calendar?

    /// Creates a picker with a frame; an empty one takes the natural size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { self.frame = CGRect(origin: frame.origin, size: intrinsicContentSize) }
    }

    /// Creates a picker of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = intrinsicContentSize
        InterfaceCoder.restore(self, as: UIDatePicker.self, from: coder)
    }

    // MARK: What is chosen

    /// What is chosen. Date and time by default.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { contentChanged() } }
    }
    /// The look that is preferred. Automatic by default.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { contentChanged() } }
    }
    /// The look.
    open var datePickerStyle: UIDatePickerStyle { resolvedStyle }

    /// The date. Setting it sends no action. Limited to the minimum and the maximum; minutes are rounded down to the interval.
    open var date: Date {
        get { rounded(chosen) }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date without sending an action.
    open func setDate(_ date: Date, animated: Bool) {
        chosen = limited(date)
        content?.show(animated: animated)
    }

    /// The minimum; without effect where it is after the maximum. None by default.
    open var minimumDate: Date? {
        didSet { limitsChanged() }
    }
    /// The maximum; without effect where it is before the minimum. None by default.
    open var maximumDate: Date? {
        didSet { limitsChanged() }
    }
    /// The duration, in seconds: whole minutes from 1 minute to 23 hours and 59 minutes.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            guard newValue.isFinite else { return }
            duration = min(max((newValue / 60).rounded(.down) * 60, 60), 86_340)
            content?.show(animated: false)
        }
    }
    /// The minutes between two that can be chosen: a number that divides 60, up to 30. 1 by default.
    open var minuteInterval: Int {
        get { interval }
        set {
            interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            contentChanged()
        }
    }
    /// Whether ``date`` is rounded down to the interval. True by default.
    open var roundsToMinuteInterval = true

    // MARK: Where

    /// The language and the order of the parts; nil is the current one.
    open var locale: Locale? {
        didSet { contentChanged() }
    }
    /// The calendar; the current one by default, also after nil.
    open var calendar: Calendar! {
        get { ownCalendar ?? .current }
        set {
            ownCalendar = newValue
            contentChanged()
        }
    }
    /// The time zone; nil is the calendar's.
    open var timeZone: TimeZone? {
        didSet { contentChanged() }
    }

    // MARK: For tests

    /// Chooses a date as a person does: actions for `valueChanged` run where it is another one.
    public final func simulateSelection(of date: Date) { take(date) }

    // MARK: Layout

    override var defaultContentPriorities: ContentPriorities { .fixedSize }

    /// The size of the look: 320 by 216 points for wheels.
    open override var intrinsicContentSize: CGSize { naturalSize }

    /// The size of the look.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    /// Shows the parts of the look.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let shown = loadedContent
        if shown.superview !== self { addSubview(shown) }
        shown.frame = bounds
    }

    /// The parts follow the size of text.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        content?.show(animated: false)
    }

    override func firstTraitsAreKnown() {
        super.firstTraitsAreKnown()
        invalidateIntrinsicContentSize()
    }

    override func stateChanged() {
        super.stateChanged()
        alpha = isEnabled ? 1 : 0.5
    }
}

/// The parts of a date picker's look.
@MainActor
protocol DatePickerContent: UIView {
    /// Shows the picker's date.
    func show(animated: Bool)
}
