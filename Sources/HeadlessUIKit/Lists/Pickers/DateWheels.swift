import Foundation

/// The wheels of a date picker.
final class DateWheels: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    /// What a wheel chooses.
    private enum Wheel {
        case day, month, dayOfMonth, year, hour, minute, period, hours, minutes
    }

    private unowned let picker: UIDatePicker
    private let wheels = UIPickerView()
    private let kinds: [Wheel]
    private let isTwelveHours: Bool
    private let calendar: Calendar
    /// The day that the rows of days are counted from. It changes where a date is too far away.
    private var firstDay: Date
    /// Wheels without end repeat their rows.
    private static let turns = 40
    private static let days = 20_000
    /// Days that can be chosen before and after the one that is shown.
    private static let margin = 1000

    init(_ picker: UIDatePicker) {
        self.picker = picker
        calendar = picker.usedCalendar
        let locale = picker.usedLocale
        let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
        isTwelveHours = hours.contains("a")
        firstDay = Self.firstDay(around: picker.chosen, calendar)
        kinds = Self.kinds(for: picker.datePickerMode, isTwelveHours: isTwelveHours, locale: locale)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        wheels.dataSource = self
        wheels.delegate = self
        addSubview(wheels)
    }

    required init?(coder: NSCoder) { nil }

    private static func firstDay(around date: Date, _ calendar: Calendar) -> Date {
        let day = calendar.startOfDay(for: date)
        return calendar.date(byAdding: .day, value: -days / 2, to: day) ?? day
    }

    private static func kinds(
        for mode: UIDatePicker.Mode, isTwelveHours: Bool, locale: Locale
    ) -> [Wheel] {
        let time: [Wheel] = isTwelveHours ? [.hour, .minute, .period] : [.hour, .minute]
        switch mode {
        case .time: return time
        case .dateAndTime: return [.day] + time
        case .countDownTimer: return [.hours, .minutes]
        case .date, .yearAndMonth:
            let format =
                DateFormatter.dateFormat(fromTemplate: "dMMMMy", options: 0, locale: locale) ?? "MMMM d, y"
            let letters: [(Character, Wheel)] = [("d", .dayOfMonth), ("M", .month), ("y", .year)]
            let sorted = letters.sorted { one, other in
                let all = Array(format)
                return (all.firstIndex(of: one.0) ?? 99) < (all.firstIndex(of: other.0) ?? 99)
            }.map(\.1)
            return mode == .date ? sorted : sorted.filter { $0 != .dayOfMonth }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }

    // MARK: Rows

    private func rowCount(of kind: Wheel) -> Int {
        switch kind {
        case .day: Self.days
        case .month: 12 * Self.turns
        case .dayOfMonth: 31 * Self.turns
        case .year: 10_000
        case .hour: hourCount * Self.turns
        case .minute: 60 / picker.minuteInterval * Self.turns
        case .period: 2
        case .hours: 24
        case .minutes: 60 / picker.minuteInterval
        }
    }

    private var hourCount: Int { isTwelveHours ? 12 : 24 }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { kinds.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rowCount(of: kinds[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch kinds[component] {
        case .day: 130
        case .month: 130
        case .dayOfMonth: 52
        case .year: 76
        case .hour, .minute: 48
        case .period: 52
        case .hours, .minutes: 140
        }
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        guard let color = picker.textColor else { return nil }
        return self.pickerView(pickerView, titleForRow: row, forComponent: component).map {
            NSAttributedString(string: $0, attributes: [.foregroundColor: color])
        }
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        switch kinds[component] {
        case .day:
            guard let day = calendar.date(byAdding: .day, value: row, to: firstDay) else { return nil }
            return calendar.isDateInToday(day)
                ? SystemLanguage.word(.today, in: picker.usedLocale) : picker.text(day, template: "EEEMMMd")
        case .month: return picker.makeFormatter().standaloneMonthSymbols[row % 12]
        case .dayOfMonth: return String(row % 31 + 1)
        case .year: return String(row + 1)
        case .hour:
            let hour = row % hourCount
            return isTwelveHours ? String(hour == 0 ? 12 : hour) : twoDigits(hour)
        case .minute: return twoDigits(row * picker.minuteInterval % 60)
        case .period:
            let formatter = picker.makeFormatter()
            return row == 0 ? formatter.amSymbol : formatter.pmSymbol
        case .hours: return "\(row) \(SystemLanguage.word(row == 1 ? .hour : .hours, in: picker.usedLocale))"
        case .minutes:
            return "\(row * picker.minuteInterval) \(SystemLanguage.word(.minutes, in: picker.usedLocale))"
        }
    }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    // MARK: Showing

    func show(animated: Bool) {
        moveDaysIfNeeded()
        for (index, kind) in kinds.enumerated() {
            let row = self.row(of: kind, nearest: wheels.selectedRow(inComponent: index))
            if wheels.selectedRow(inComponent: index) != row {
                wheels.selectRow(row, inComponent: index, animated: animated)
            }
        }
    }

    /// Has the rows of days lie around the date where it is near their ends, or beyond them.
    private func moveDaysIfNeeded() {
        guard let index = kinds.firstIndex(of: .day),
            !(Self.margin..<Self.days - Self.margin).contains(row(of: .day, nearest: 0))
        else { return }
        firstDay = Self.firstDay(around: picker.date, calendar)
        wheels.reloadComponent(index)
        wheels.selectRow(row(of: .day, nearest: 0), inComponent: index, animated: false)
    }

    private func row(of kind: Wheel, nearest shown: Int) -> Int {
        let (date, step) = (picker.date, picker.minuteInterval)
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func turning(_ row: Int, of count: Int) -> Int {
            let turn = shown < count ? Self.turns / 2 : shown / count
            return turn * count + row
        }
        switch kind {
        case .day:
            return calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: date)).day
                ?? 0
        case .month: return turning((parts.month ?? 1) - 1, of: 12)
        case .dayOfMonth: return turning((parts.day ?? 1) - 1, of: 31)
        case .year: return (parts.year ?? 1) - 1
        case .hour: return turning((parts.hour ?? 0) % hourCount, of: hourCount)
        case .minute: return turning((parts.minute ?? 0) / step, of: 60 / step)
        case .period: return (parts.hour ?? 0) < 12 ? 0 : 1
        case .hours: return Int(picker.duration) / 3600
        case .minutes: return Int(picker.duration) / 60 % 60 / step
        }
    }

    // MARK: Choosing

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if picker.datePickerMode == .countDownTimer {
            let seconds = kinds.enumerated().reduce(0) { sum, entry in
                let row = wheels.selectedRow(inComponent: entry.offset)
                return sum + (entry.element == .hours ? row * 3600 : row * picker.minuteInterval * 60)
            }
            picker.takeDuration(TimeInterval(seconds))
        } else {
            picker.take(dateOfWheels)
        }
        show(animated: true)
    }

    private var dateOfWheels: Date {
        var parts = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second], from: picker.date)
        var isAfternoon = (parts.hour ?? 0) >= 12
        for (index, kind) in kinds.enumerated() {
            let row = wheels.selectedRow(inComponent: index)
            switch kind {
            case .day:
                let day = calendar.date(byAdding: .day, value: row, to: firstDay) ?? firstDay
                let own = calendar.dateComponents([.year, .month, .day], from: day)
                (parts.year, parts.month, parts.day) = (own.year, own.month, own.day)
            case .month: parts.month = row % 12 + 1
            case .dayOfMonth: parts.day = row % 31 + 1
            case .year: parts.year = row + 1
            case .hour: parts.hour = row % hourCount
            case .minute: parts.minute = row * picker.minuteInterval % 60
            case .period: isAfternoon = row == 1
            case .hours, .minutes: break
            }
        }
        if isTwelveHours, kinds.contains(.hour) {
            parts.hour = (parts.hour ?? 0) % 12 + (isAfternoon ? 12 : 0)
        }
        // The 31st of a month that has 30 days is its last day.
        if let year = parts.year, let month = parts.month, let day = parts.day,
            let first = calendar.date(from: DateComponents(era: parts.era, year: year, month: month, day: 1)),
            let length = calendar.range(of: .day, in: .month, for: first)?.count
        {
            parts.day = min(day, length)
        }
        return calendar.date(from: parts) ?? picker.date
    }
}
