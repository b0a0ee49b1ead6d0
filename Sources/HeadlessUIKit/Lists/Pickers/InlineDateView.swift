import Foundation

/// The head of a calendar: the month, and buttons to the months before and after.
final class MonthHeader: UIView {
    private let title = UILabel()
    private let back = UIButton()
    private let forward = UIButton()
    var onStep: ((Int) -> Void)?
    /// The height at the usual size of text.
    static let usualHeight: CGFloat = 52

    /// The font of the month, which follows the size of text.
    private static func font(_ traits: UITraitCollection) -> UIFont {
        UIFontMetrics(forTextStyle: .headline)
            .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold), compatibleWith: traits)
    }

    /// The height at a size of text: larger where the line of the month is higher.
    static func height(_ traits: UITraitCollection) -> CGFloat {
        let usual = UIFont.systemFont(ofSize: 17, weight: .semibold).lineHeight
        return usualHeight + max(0, font(traits).lineHeight - usual).rounded(.up)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.3
        let weight = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium)
        back.setImage(UIImage(systemName: "chevron.backward", withConfiguration: weight), for: .normal)
        forward.setImage(UIImage(systemName: "chevron.forward", withConfiguration: weight), for: .normal)
        back.addAction(UIAction { [weak self] _ in self?.onStep?(-1) }, for: .touchUpInside)
        forward.addAction(UIAction { [weak self] _ in self?.onStep?(1) }, for: .touchUpInside)
        for part in [title, back, forward] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, canStep: (back: Bool, forward: Bool)) {
        title.text = text
        back.isEnabled = canStep.back
        forward.isEnabled = canStep.forward
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func mirrored(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
        title.font = Self.font(traitCollection)
        title.textAlignment = isRightToLeft ? .right : .left
        title.frame = mirrored(16, max(0, bounds.width - 120))
        back.frame = mirrored(bounds.width - 96, 44)
        forward.frame = mirrored(bounds.width - 52, 44)
    }
}

/// A calendar with the picker's date, and below it the time.
final class InlineDateView: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let header = MonthHeader()
    private let grid: MonthGrid
    private let timeLabel = UILabel()
    private var time: CompactDateView?
    private static let timeHeight: CGFloat = 42

    init(_ picker: UIDatePicker) {
        self.picker = picker
        grid = MonthGrid(calendar: picker.usedCalendar, showing: picker.date)
        super.init(frame: .zero)
        header.onStep = { [weak self] in self?.step($0) }
        grid.onTap = { [weak self] in self?.chose($0) }
        let calendar = picker.usedCalendar
        grid.isSelected = { [unowned picker] in calendar.isDate($0, inSameDayAs: picker.date) }
        grid.isEnabled = { [unowned picker] in Self.isAllowed($0, calendar, picker.limits) }
        addSubview(header)
        addSubview(grid)
        guard picker.datePickerMode == .dateAndTime else { return }
        timeLabel.text = SystemLanguage.word(.time, in: picker.usedLocale)
        timeLabel.font = .preferredFont(forTextStyle: .body)
        timeLabel.adjustsFontForContentSizeCategory = true
        timeLabel.adjustsFontSizeToFitWidth = true
        timeLabel.minimumScaleFactor = 0.3
        let time = CompactDateView(picker, parts: [.time])
        self.time = time
        addSubview(timeLabel)
        addSubview(time)
    }

    required init?(coder: NSCoder) { nil }

    private static func isAllowed(
        _ day: Date, _ calendar: Calendar, _ limits: (minimum: Date?, maximum: Date?)
    ) -> Bool {
        if let minimum = limits.minimum, day < calendar.startOfDay(for: minimum) { return false }
        if let maximum = limits.maximum, day > maximum { return false }
        return true
    }

    private func step(_ months: Int) {
        guard let next = grid.calendar.date(byAdding: .month, value: months, to: grid.month) else { return }
        show(next)
    }

    private func chose(_ day: Date) {
        let calendar = picker.usedCalendar
        let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        picker.take(calendar.date(from: parts) ?? day)
    }

    /// The cell of a day of the shown month.
    func cell(ofDay day: Int) -> UIControl? { grid.cell(ofDay: day) }

    func show(animated: Bool) {
        show(picker.date)
        time?.show(animated: animated)
    }

    private func show(_ date: Date) {
        grid.show(date)
        let calendar = grid.calendar
        let (limits, month) = (picker.limits, grid.month)
        let next = calendar.date(byAdding: .month, value: 1, to: month) ?? month
        header.show(
            picker.text(month, template: "MMMMy"),
            canStep: (
                limits.minimum.map { $0 < month } ?? true, limits.maximum.map { $0 >= next } ?? true
            ))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (top, bottom) = (MonthHeader.height(traitCollection), timeHeight)
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        grid.frame = CGRect(
            x: 8, y: top, width: max(0, bounds.width - 16), height: max(0, bounds.height - top - bottom))
        guard let time else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let y = bounds.height - bottom + 4
        var size = time.sizeThatFits(bounds.size)
        size.width = min(size.width, max(0, bounds.width - 32))
        time.frame = CGRect(
            x: isRightToLeft ? 16 : bounds.width - 16 - size.width, y: y, width: size.width,
            height: size.height)
        timeLabel.textAlignment = isRightToLeft ? .right : .left
        let width = max(0, bounds.width - 40 - size.width)
        timeLabel.frame = CGRect(
            x: isRightToLeft ? bounds.width - 16 - width : 16, y: y, width: width, height: size.height)
    }

    /// The height of the row with the time; 0 without one.
    private var timeHeight: CGFloat {
        guard let time else { return 0 }
        // The usual line is a third of a point higher than the row has space for, which iOS does not show.
        return max(Self.timeHeight, (time.sizeThatFits(bounds.size).height + 8).rounded(.down))
    }

    /// What the calendar is higher by than at the usual size of text.
    var additionalHeight: CGFloat {
        MonthHeader.height(traitCollection) - MonthHeader.usualHeight
            + (time == nil ? 0 : timeHeight - Self.timeHeight)
    }
}
