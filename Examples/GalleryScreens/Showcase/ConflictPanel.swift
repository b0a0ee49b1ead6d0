import UIKit

/// A report of constraints that contradict each other, as the kit writes it, in a window of a terminal.
public final class ConflictPanel: UIView {
    /// A card whose title has two widths.
    final class Card: UIView {
        let title = UILabel()
        let badge = UIView()
    }

    private let text = UILabel()
    private let lights = [UIColor.systemRed, .systemYellow, .systemGreen].map { color in
        let light = UIView()
        light.backgroundColor = color
        light.layer.cornerRadius = 6
        return light
    }
    private let heading = UILabel()

    /// Creates the panel with a report about a layout that cannot hold.
    public init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.11, green: 0.12, blue: 0.15, alpha: 1)
        layer.cornerRadius = 14
        heading.text = "swift test"
        heading.font = .systemFont(ofSize: 13, weight: .medium)
        heading.textColor = UIColor(white: 0.65, alpha: 1)
        text.attributedText = Self.styled(Self.report)
        text.numberOfLines = 0
        for view in lights + [heading, text] { addSubview(view) }
    }

    /// Not used: the panel is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let space = CGSize(width: size.width - 40, height: .infinity)
        return CGSize(width: size.width, height: text.sizeThatFits(space).height + 62)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        for (index, light) in lights.enumerated() {
            light.frame = CGRect(x: 16 + CGFloat(index) * 20, y: 14, width: 12, height: 12)
        }
        let size = heading.sizeThatFits(bounds.size)
        heading.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: 11, width: size.width, height: size.height)
        text.frame = CGRect(x: 20, y: 42, width: bounds.width - 40, height: bounds.height - 62)
    }

    // MARK: The report

    private static var report: String {
        var reports: [ConstraintConflictReport] = []
        let handler = LayoutDiagnostics.conflictHandler
        LayoutDiagnostics.conflictHandler = { reports.append($0) }
        defer { LayoutDiagnostics.conflictHandler = handler }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
        for view in [card.title, card.badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        card.title.text = "Busan"
        NSLayoutConstraint.activate([
            card.title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            card.badge.leadingAnchor.constraint(equalTo: card.title.trailingAnchor, constant: 8),
            card.badge.widthAnchor.constraint(equalToConstant: 140),
            card.trailingAnchor.constraint(equalTo: card.badge.trailingAnchor, constant: 16),
            card.title.widthAnchor.constraint(equalToConstant: 200),
        ])
        card.layoutIfNeeded()
        let lines = (reports.first?.description ?? "").split(
            separator: "\n", omittingEmptySubsequences: false)
        // The first part is UIKit's; what follows says the same by the source's names.
        let first = lines.firstIndex { $0.hasPrefix("These constraints") } ?? lines.startIndex
        return lines[first...].prefix { !$0.hasPrefix("where") }.joined(separator: "\n") + "\n"
            + lines[first...].drop { !$0.hasPrefix("Number") }.joined(separator: "\n")
    }

    /// Numbered constraints are highlighted, locations in the source are faint.
    private static func styled(_ report: String) -> NSAttributedString {
        let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)
        let text = NSMutableAttributedString(
            string: "Unable to simultaneously satisfy constraints.\n",
            attributes: [.font: font, .foregroundColor: UIColor.systemRed])
        for line in report.split(separator: "\n") {
            let isMember = line.drop { $0 == " " }.first?.isNumber == true
            let isAdvice = line.hasPrefix("  -") || line.hasPrefix("    ")
            let color: UIColor =
                isMember ? .systemTeal : isAdvice ? .systemGreen : UIColor(white: 0.88, alpha: 1)
            text.append(
                NSAttributedString(
                    string: line + "\n", attributes: [.font: font, .foregroundColor: color]))
        }
        text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
        return text
    }
}
