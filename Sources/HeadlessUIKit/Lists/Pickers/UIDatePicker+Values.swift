import Foundation

extension UIDatePicker {
    // MARK: Values

    /// The calendar with the time zone and the locale.
    final var usedCalendar: Calendar {
        var calendar: Calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        if let locale { calendar.locale = locale }
        return calendar
    }

    final var usedLocale: Locale { locale ?? usedCalendar.locale ?? .current }

    /// The limits, where they are in order.
    final var limits: (minimum: Date?, maximum: Date?) {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
        return (minimumDate, maximumDate)
    }

    final func limited(_ date: Date) -> Date {
        var date = date
        if let minimum = limits.minimum { date = max(date, minimum) }
        if let maximum = limits.maximum { date = min(date, maximum) }
        return date
    }

    final func rounded(_ date: Date) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1,
            datePickerMode == .time || datePickerMode == .dateAndTime
        else { return date }
        let calendar = usedCalendar
        let over = calendar.component(.minute, from: date) % minuteInterval
        let seconds = calendar.component(.second, from: date)
        return date.addingTimeInterval(-Double(over * 60 + seconds))
    }

    final func limitsChanged() {
        chosen = limited(chosen)
        content?.show(animated: false)
    }

    /// Takes what a person chose.
    final func take(_ date: Date) {
        let old = self.date
        setDate(date, animated: true)
        if self.date != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    final func takeDuration(_ seconds: TimeInterval) {
        let old = duration
        countDownDuration = seconds
        if duration != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Looks

    final var resolvedStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    final func contentChanged() {
        content?.removeFromSuperview()
        content = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    final var loadedContent: any DatePickerContent {
        if let content { return content }
        let made: any DatePickerContent =
            switch resolvedStyle {
            case .wheels, .automatic: DateWheels(self)
            case .compact: CompactDateView(self)
            case .inline: datePickerMode == .time ? DateWheels(self) : InlineDateView(self)
            }
        content = made
        made.show(animated: false)
        return made
    }

    final var naturalSize: CGSize {
        switch resolvedStyle {
        case .wheels, .automatic: return CGSize(width: 320, height: 216)
        case .compact: return loadedContent.sizeThatFits(bounds.size)
        case .inline:
            let heights: [Mode: CGFloat] = [.time: 114, .date: 440]
            let growth = (loadedContent as? InlineDateView)?.additionalHeight ?? 0
            return CGSize(width: 320, height: (heights[datePickerMode] ?? 482) + growth)
        }
    }

    /// A text for a date by a template of the locale.
    final func text(_ date: Date, template: String) -> String {
        let formatter = makeFormatter()
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    final func text(_ date: Date, _ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style)
        -> String
    {
        let formatter = makeFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        // The narrow space that newer data has before AM and PM.
        return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    final func makeFormatter() -> DateFormatter {
        let (formatter, calendar) = (DateFormatter(), usedCalendar)
        formatter.locale = usedLocale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        return formatter
    }
}
