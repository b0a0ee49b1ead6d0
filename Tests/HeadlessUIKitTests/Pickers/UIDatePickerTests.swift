import Foundation
import Testing
import UIKit

/// Dates, limits, intervals and looks.
@MainActor
@Suite struct UIDatePickerTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        Self.calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.calendar = Self.calendar
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        return picker
    }

    @Test func automaticIsCompactAndWheelsWhereThereIsNoCompactLook() {
        #expect(UIDatePicker().datePickerStyle == .compact)
        #expect(UIDatePicker().datePickerMode == .dateAndTime)
        #expect(picker(.countDownTimer, .automatic).datePickerStyle == .wheels)
    }

    @Test(arguments: [
        (UIDatePicker.Mode.date, UIDatePickerStyle.wheels, 216), (.date, .inline, 440), (.time, .inline, 114),
        (.dateAndTime, .inline, 482),
    ])
    func sizes(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ height: Int) {
        let size = picker(mode, style).intrinsicContentSize
        #expect(size == CGSize(width: 320, height: height))
    }

    @Test func compactIsALineOfTextHigh() {
        let picker = picker(.date, .compact)
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.addSubview(picker)
        #expect(abs(picker.intrinsicContentSize.height - 34.333) < 0.01)
    }

    @Test func limitsAreObeyedUnlessTheyAreCrossed() {
        let picker = picker(.date, .wheels)
        picker.minimumDate = date(2024, 1, 1)
        picker.maximumDate = date(2024, 12, 31)
        picker.date = date(2030, 1, 1)
        #expect(picker.date == date(2024, 12, 31))
        picker.maximumDate = date(2023, 1, 1)
        picker.date = date(2030, 1, 1)
        #expect(picker.date == date(2030, 1, 1))
    }

    @Test func minutesAreRoundedDown() {
        let picker = picker(.time, .wheels)
        picker.minuteInterval = 15
        picker.date = date(2024, 5, 1, 10, 44)
        #expect(picker.date == date(2024, 5, 1, 10, 30))
        picker.roundsToMinuteInterval = false
        #expect(picker.date == date(2024, 5, 1, 10, 44))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test func durationsAreWholeMinutesOfADay() {
        let picker = picker(.countDownTimer, .wheels)
        picker.countDownDuration = 10
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 3719
        #expect(picker.countDownDuration == 3660)
        picker.countDownDuration = 1e6
        #expect(picker.countDownDuration == 86_340)
    }

    @Test func onlyPeopleSendActions() {
        let picker = picker(.date, .wheels)
        var sent = 0
        picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        picker.date = date(2024, 5, 1)
        #expect(sent == 0)
        picker.simulateSelection(of: date(2024, 5, 2))
        picker.simulateSelection(of: date(2024, 5, 2))
        #expect(sent == 1)
    }

    @Test func wheelsFollowAndChooseTheDate() throws {
        let picker = picker(.date, .wheels)
        picker.date = date(2024, 1, 31)
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.addSubview(picker)
        window.isHidden = false
        window.layoutIfNeeded()
        let wheels = try #require(everyView(in: picker).lazy.compactMap { $0 as? UIPickerView }.first)
        #expect(wheels.numberOfComponents == 3)
        let month = wheels.selectedRow(inComponent: 0)
        #expect(month % 12 == 0)
        #expect(wheels.selectedRow(inComponent: 2) == 2023)
        // February has no 31st: the last day is taken.
        wheels.simulateSelection(ofRow: month + 1, inComponent: 0)
        AnimationClock.current.finish()
        #expect(picker.date == date(2024, 2, 29))
        #expect(wheels.selectedRow(inComponent: 1) % 31 == 28)
        window.isHidden = true
    }

    @Test func daysOfTheCalendarAreTapped() throws {
        let picker = picker(.date, .inline)
        picker.date = date(2025, 5, 14)
        picker.minimumDate = date(2025, 5, 3)
        picker.sizeToFit()
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.addSubview(picker)
        window.isHidden = false
        window.layoutIfNeeded()
        let days = everyView(in: picker).compactMap { $0 as? UILabel }.filter { Int($0.text ?? "") != nil }
        #expect(days.count == 31)
        func cell(_ day: Int) throws -> UIControl {
            try #require(days.first { $0.text == "\(day)" }?.superview as? UIControl)
        }
        #expect(try cell(14).isSelected)
        #expect(try !cell(2).isEnabled && cell(3).isEnabled)
        // The first of May 2025 is a Thursday, in the fifth column of a week that begins on Sunday.
        #expect(try abs(cell(1).frame.minX - 4 * cell(1).frame.width) < 0.5)
        try cell(20).simulateTap()
        #expect(picker.date == date(2025, 5, 20))
        #expect(try cell(20).isSelected && !cell(14).isSelected)
        window.isHidden = true
    }

    private func everyView(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap(everyView) }
}
