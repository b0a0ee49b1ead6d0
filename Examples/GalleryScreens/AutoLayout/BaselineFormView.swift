import UIKit

/// A form: labels aligned at the trailing edge of their column, fields beside them, each pair on one baseline
/// although label and field have fonts of different sizes.
public final class BaselineFormView: UIView {
    private static let rows = [
        ("Name", "Grace Hopper"), ("E-mail", "grace@example.org"), ("Ship", "USS Hopper"),
        ("Rank", "Rear admiral"),
    ]

    private static let arabicRows = [
        ("الاسم", "ليلى حداد"), ("البريد", "layla@example.org"), ("المدينة", "حلب"), ("المهنة", "مجلّدة كتب"),
    ]

    /// The labels, from the top.
    public private(set) var labels: [UILabel] = []
    /// The fields, from the top.
    public private(set) var fields: [UITextField] = []

    /// Creates the form, in English or in Arabic.
    public init(isArabic: Bool = false) {
        super.init(frame: .zero)
        for (name, value) in isArabic ? Self.arabicRows : Self.rows { addRow(name, value) }
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func addRow(_ name: String, _ value: String) {
        let label = ConstraintSample.label(name, .footnote, .secondaryLabel)
        label.numberOfLines = 1
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.backgroundColor = .secondarySystemGroupedBackground
        field.layer.cornerRadius = 5
        field.font = .preferredFont(forTextStyle: .title3)
        field.text = value
        field.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        addSubview(field)
        // The column of labels is as wide as the widest: every label starts inside, all end together.
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
            field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
            field.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
        // As wide as possible: at least one label touches the leading edge.
        let touching = label.leadingAnchor.constraint(equalTo: leadingAnchor)
        touching.priority = .defaultLow
        touching.isActive = true
        if let above = fields.last, let aligned = labels.last {
            NSLayoutConstraint.activate([
                label.trailingAnchor.constraint(equalTo: aligned.trailingAnchor),
                field.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 12),
            ])
        } else {
            field.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        labels.append(label)
        fields.append(field)
    }
}
