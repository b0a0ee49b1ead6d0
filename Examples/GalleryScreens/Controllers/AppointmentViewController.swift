import LayoutSilencing
import UIKit

/// An appointment: a calendar, compact dates, and wheels for a duration.
public final class AppointmentViewController: UIViewController {
    private let calendar: Calendar
    private let date: Date

    /// Creates the page for a day in spring, always the same.
    public init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        calendar.locale = Locale(identifier: "en_US")
        self.calendar = calendar
        date =
            calendar.date(from: DateComponents(year: 2025, month: 5, day: 14, hour: 9, minute: 30)) ?? Date()
        super.init(nibName: nil, bundle: nil)
        title = "Appointment"
    }

    /// Creates nothing: the example has no storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.ambiguity, .bounds],
            because: "two pickers at once fit phones upright")
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [
            row("Starts", picker(.dateAndTime, .compact)), picker(.date, .inline), durationPicker(),
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.calendar = calendar
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date
        return picker
    }

    private func durationPicker() -> UIDatePicker {
        let picker = picker(.countDownTimer, .wheels)
        picker.countDownDuration = 45 * 60
        return picker
    }

    private func row(_ text: String, _ picker: UIDatePicker) -> UIView {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, picker])
        row.spacing = 8
        // Large text leaves no space beside the label.
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            row.axis = .vertical
            row.alignment = .leading
        }
        return row
    }
}
