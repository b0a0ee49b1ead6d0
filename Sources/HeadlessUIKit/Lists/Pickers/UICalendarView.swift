import Foundation

/// A calendar of months with marks on days.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// A mark on a day.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        /// The sizes of marks.
        public enum Size: Int, Sendable {
            case small = 0
            case medium = 1
            case large = 2
        }

        private let make: () -> UIView

        /// Creates a mark with a picture; a dot without one.
        public init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) {
            make = {
                let side: CGFloat = size == .small ? 6 : size == .medium ? 8 : 12
                guard let image else {
                    let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                    dot.backgroundColor = color ?? .systemFill
                    dot.layer.cornerRadius = side / 2
                    return dot
                }
                let view = UIImageView(image: image)
                view.tintColor = color
                view.frame.size = CGSize(width: side + 4, height: side + 4)
                return view
            }
            super.init()
        }

        /// Creates a mark of a view of the app's own.
        public init(customViewProvider: @escaping () -> UIView) {
            make = customViewProvider
            super.init()
        }

        /// A dot.
        open class func `default`(color: UIColor? = nil, size: Size = .medium) -> Self {
            unsafeDowncast(Decoration(image: nil, color: color, size: size), to: Self.self)
        }

        /// A picture.
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Self {
            unsafeDowncast(Decoration(image: image, color: color, size: size), to: Self.self)
        }

        /// A view of the app's own.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
            unsafeDowncast(Decoration(customViewProvider: customViewProvider), to: Self.self)
        }

        final func makeView() -> UIView { make() }
    }

    private let header = MonthHeader()
    private var grid: MonthGrid

    /// Creates a calendar with a frame, which shows the current month.
    public override init(frame: CGRect) {
        grid = MonthGrid(calendar: .current, showing: Date())
        super.init(frame: frame)
        prepare()
    }

    /// Creates a calendar of a nib.
    public required init?(coder: NSCoder) {
        grid = MonthGrid(calendar: .current, showing: Date())
        super.init(coder: coder)
        prepare()
        InterfaceCoder.restore(self, as: UICalendarView.self, from: coder)
    }

    private func prepare() {
        header.onStep = { [weak self] in self?.step($0) }
        grid.isSelected = { [weak self] in self?.isSelected($0) ?? false }
        grid.isEnabled = { [weak self] in self?.isEnabled($0) ?? true }
        grid.decoration = { [weak self] in self?.mark(of: $0) }
        grid.onTap = { [weak self] day in
            guard let self else { return }
            selectionBehavior?.toggle(components(of: day))
        }
        addSubview(header)
        addSubview(grid)
        showMonth()
    }

    /// Provides the marks.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { showMonth() }
    }
    /// What can be selected. Nothing by default.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            selectionBehavior?.view = self
            showMonth()
        }
    }
    /// The calendar. The current one by default.
    open var calendar: Calendar = .current {
        didSet { calendarChanged() }
    }
    /// The language. The current one by default.
    open var locale: Locale = .current {
        didSet { calendarChanged() }
    }
    /// The time zone; nil is the calendar's.
    open var timeZone: TimeZone? {
        didSet { calendarChanged() }
    }
    /// The design of the digits. The default one by default; without effect.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// The dates that can be seen. All by default.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { showMonth() }
    }
    /// Whether marks are shown. True by default.
    open var wantsDateDecorations = true {
        didSet { showMonth() }
    }
    /// The month that is shown.
    open var visibleDateComponents: DateComponents {
        get { usedCalendar.dateComponents([.calendar, .era, .year, .month], from: grid.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows another month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = usedCalendar.date(from: dateComponents) else { return }
        show(date)
    }

    /// Requests the marks of days anew.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { showMonth() }

    // MARK: Months

    private var usedCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    private func calendarChanged() {
        grid.calendar = usedCalendar
        showMonth()
    }

    private func step(_ months: Int) {
        guard let date = usedCalendar.date(byAdding: .month, value: months, to: grid.month) else { return }
        let old = visibleDateComponents
        show(date)
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }

    final func showMonth() { show(grid.month) }

    private func show(_ date: Date) {
        grid.show(date)
        let formatter = DateFormatter()
        (formatter.locale, formatter.calendar, formatter.timeZone) = (
            locale, usedCalendar, usedCalendar.timeZone
        )
        formatter.setLocalizedDateFormatFromTemplate("MMMMy")
        let next = usedCalendar.date(byAdding: .month, value: 1, to: grid.month) ?? grid.month
        header.show(
            formatter.string(from: grid.month),
            canStep: (availableDateRange.start < grid.month, availableDateRange.end > next))
    }

    private func components(of day: Date) -> DateComponents {
        usedCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    }

    private func isSelected(_ day: Date) -> Bool { selectionBehavior?.contains(components(of: day)) ?? false }

    private func isEnabled(_ day: Date) -> Bool {
        let next = usedCalendar.date(byAdding: .day, value: 1, to: day) ?? day
        guard next > availableDateRange.start, day <= availableDateRange.end else { return false }
        return selectionBehavior?.canSelect(components(of: day)) ?? true
    }

    private func mark(of day: Date) -> UIView? {
        guard wantsDateDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: components(of: day))?.makeView()
    }

    // MARK: Layout

    /// 320 by 352 points, with marks 406; higher where text is large.
    open override var intrinsicContentSize: CGSize {
        let growth = MonthHeader.height(traitCollection) - MonthHeader.usualHeight
        return CGSize(width: 320, height: (delegate == nil ? 352 : 406) + growth)
    }

    /// The natural size at the width that is available.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places month and days.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let top = MonthHeader.height(traitCollection)
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        grid.frame = CGRect(
            x: 8, y: top, width: max(0, bounds.width - 16), height: max(0, bounds.height - top))
    }
}

/// Provides the marks of a calendar. All methods but the first have a default.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
    /// The mark of a day; nil for none.
    @discardableResult func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Called when a person went to another month.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { OptionalMethods.byDefault() }
}
