import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The wheels of dates far from the one that they were made with.
@MainActor struct DateWheelsTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
        Self.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 9, minute: 30))!
    }

    @Test(arguments: [1900, 1970, 1999, 2052, 2200])
    func daysFarAwayAreShownAndChosen(year: Int) throws {
        let picker = UIDatePicker()
        picker.calendar = Self.calendar
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = .dateAndTime
        picker.preferredDatePickerStyle = .wheels
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.addSubview(picker)
        picker.frame.size = picker.intrinsicContentSize
        picker.date = date(2024, 5, 20)
        window.layoutIfNeeded()
        for (near, text) in [(date(year, 3, 5), "Mar 5"), (date(2024, 5, 21), "May 21")] {
            picker.date = near
            window.layoutIfNeeded()
            let wheels = try #require(picker.content?.subviews.first as? UIPickerView)
            let delegate = try #require(wheels.delegate)
            let row = wheels.selectedRow(inComponent: 0)
            let title = delegate.pickerView(wheels, titleForRow: row, forComponent: 0)
            #expect(title?.hasSuffix(text) ?? false)
            wheels.simulateSelection(ofRow: row + 1, inComponent: 0)
            AnimationClock.current.finish()
            #expect(picker.date == near.addingTimeInterval(86_400))
            #expect(picker.content === wheels.superview)
        }
    }
}
