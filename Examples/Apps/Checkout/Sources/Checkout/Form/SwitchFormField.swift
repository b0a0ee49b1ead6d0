import UIKit

/// A yes or no.
final class SwitchFormField: FormField {

    private let toggle = UISwitch()
    private let titleLabel = UILabel()

    var isOn: Bool {
        get { return toggle.isOn }
        set { toggle.isOn = newValue }
    }

    override var text: String {
        get { return isOn ? "yes" : "no" }
        set { isOn = newValue == "yes" }
    }

    override init(key: String, caption: String) {
        super.init(key: key, caption: caption)
        self.caption = nil
        titleLabel.text = caption
        titleLabel.font = Theme.font(.body)
        titleLabel.numberOfLines = 0
        editorContainer.layer.borderWidth = 0

        toggle.onTintColor = Theme.Color.accent
        toggle.addTarget(self, action: #selector(switchChanged(_:event:)), for: .valueChanged)
        toggle.setContentHuggingPriority(.required, for: .horizontal)

        let row = UIStackView(arrangedSubviews: [titleLabel, toggle])
        row.alignment = .center
        row.spacing = Theme.Spacing.regular
        editorContainer.addSubview(row)
        row.pinEdges(to: editorContainer)
    }

    /// When the switch was last moved, by the clock of events.
    private(set) var lastChange: TimeInterval?

    @objc private func switchChanged(_ sender: UISwitch, event: UIEvent?) {
        lastChange = event?.timestamp
        notifyChange()
    }
}
