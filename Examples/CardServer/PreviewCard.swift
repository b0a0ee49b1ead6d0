import FlexLayout
import HeadlessUIKit

/// The card that a link to an article is previewed by: a title, a summary and the site, on 1200 x 630 points.
final class PreviewCard: UIView {
    /// What the card shows.
    struct Content: Equatable {
        var title = "Untitled"
        var summary = ""
        var site = ""
        var isDark = false

        /// Reads `title`, `summary`, `site` and `dark` from the query of a request; longer texts are cut, since a stranger
        /// chooses them.
        init(query: [String: String]) {
            if let title = query["title"], !title.isEmpty { self.title = String(title.prefix(200)) }
            summary = String((query["summary"] ?? "").prefix(600))
            site = String((query["site"] ?? "").prefix(80))
            isDark = query["dark"] == "1"
        }
    }

    /// Creates a card, laid out and ready to be drawn.
    init(_ content: Content) {
        super.init(frame: CGRect(x: 0, y: 0, width: 1200, height: 630))
        overrideUserInterfaceStyle = content.isDark ? .dark : .light
        backgroundColor = .systemBackground
        let bar = UIView()
        bar.backgroundColor = .systemIndigo
        bar.layer.cornerRadius = 4
        let title = label(content.title, .systemFont(ofSize: 72, weight: .bold), .label, lines: 3)
        let summary = label(content.summary, .systemFont(ofSize: 34), .secondaryLabel, lines: 4)
        let site = label(content.site, .systemFont(ofSize: 30, weight: .semibold), .systemIndigo, lines: 1)
        flex.padding(72).define { flex in
            flex.addItem(bar).width(96).height(8)
            flex.addItem(title).marginTop(36)
            flex.addItem(summary).marginTop(24).shrink(1)
            flex.addItem().grow(1)
            flex.addItem(site)
        }
        flex.layout()
    }

    required init?(coder: NSCoder) { nil }

    private func label(_ text: String, _ font: UIFont, _ color: UIColor, lines: Int) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.numberOfLines = lines
        return label
    }
}
