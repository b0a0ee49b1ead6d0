import Foundation

/// What can be selected in a calendar.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    final weak var view: UICalendarView?

    /// Reads anew which days can be selected.
    open func updateSelectableDates() { view?.showMonth() }

    func contains(_ day: DateComponents) -> Bool { false }
    func canSelect(_ day: DateComponents) -> Bool { true }
    func toggle(_ day: DateComponents) {}

    /// Whether two days are the same.
    static func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
        one.year == other.year && one.month == other.month && one.day == other.day
    }
}

/// Decides on the selection of one day and is notified of it. All methods but the first have a default.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// Called when a person selected a day, or nothing.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be selected. True by default.
    @discardableResult func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// True.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { OptionalMethods.byDefault(true) }
}

/// The selection of one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    private var day: DateComponents?

    /// Decides on the selection and is notified of it.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Creates a selection with a delegate, which is not kept alive.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected day; nil for none.
    open var selectedDate: DateComponents? {
        get { day }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a day; nil selects none.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        day = selectedDate
        view?.showMonth()
    }

    override func contains(_ day: DateComponents) -> Bool { self.day.map { Self.isSame($0, day) } ?? false }
    override func canSelect(_ day: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }
    override func toggle(_ day: DateComponents) {
        setSelected(day, animated: true)
        delegate?.dateSelection(self, didSelectDate: day)
    }
}

/// Decides on the selection of days and is notified of it. Only the first two methods have no default.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// Called when a person selected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called when a person deselected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be selected. True by default.
    @discardableResult func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Whether a day can be deselected. True by default.
    @discardableResult func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// True.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { OptionalMethods.byDefault(true) }
    /// True.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { OptionalMethods.byDefault(true) }
}

/// The selection of any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    private var days: [DateComponents] = []

    /// Decides on the selection and is notified of it.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Creates a selection with a delegate, which is not kept alive.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected days.
    open var selectedDates: [DateComponents] {
        get { days }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects days.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        days = selectedDates
        view?.showMonth()
    }

    override func contains(_ day: DateComponents) -> Bool { days.contains { Self.isSame($0, day) } }
    override func canSelect(_ day: DateComponents) -> Bool {
        contains(day)
            ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
            : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }
    override func toggle(_ day: DateComponents) {
        if contains(day) {
            days.removeAll { Self.isSame($0, day) }
            view?.showMonth()
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            days.append(day)
            view?.showMonth()
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}
