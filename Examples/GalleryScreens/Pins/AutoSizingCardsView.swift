import PinLayout
import UIKit

/// Cards that find their heights by their own layouts, one under the other.
public final class AutoSizingCardsView: UIView {
    private let cards = [
        AutoSizingCard("Short", "One line.", ["new"]),
        AutoSizingCard(
            "A title that is too long for one line of a narrow phone",
            "The card measures itself by the code that lays it out: the same pins run once with a width and no "
                + "height, and nothing moves. What they find is the card's size.",
            ["pins", "measured", "exact"]),
        AutoSizingCard("Korean", "카드는 자신을 배치하는 코드로 높이를 잽니다. 아무것도 움직이지 않습니다.", ["한국어", "카드"]),
    ]

    /// Creates the view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for card in cards { addSubview(card) }
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        cards.pin(.column(gap: 12)).top().left().width(100%).sizeToFit(.width)
    }
}

/// A title, a text and a row of tags that wraps its own content.
final class AutoSizingCard: UIView {
    private let title: UILabel
    private let text: UILabel
    private let tags = UIView()
    private let tagLabels: [UILabel]

    init(_ title: String, _ text: String, _ tags: [String]) {
        self.title = PinSample.label(title, .headline)
        self.text = PinSample.label(text, .subheadline, .secondaryLabel)
        tagLabels = tags.map { tag in
            let label = PinSample.box(tag, .systemTeal)
            label.font = .preferredFont(forTextStyle: .caption1)
            return label
        }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        for view in [self.title, self.text, self.tags] { addSubview(view) }
        for label in tagLabels { self.tags.addSubview(label) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func layOut() {
        title.pin.top(16).horizontally(16).sizeToFit(.width)
        text.pin.below(of: title).horizontally(16).marginTop(6).sizeToFit(.width)
        for label in tagLabels {
            let size = label.sizeThatFits(CGSize(width: 200, height: 40))
            label.pin.width(size.width + 16).height(size.height + 8)
        }
        tagLabels.pin(.row(gap: 8, aligned: .center)).topLeft()
        tags.pin.below(of: text).left(16).wrapContent().marginTop(10).marginBottom(16)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: autoSizeThatFits(size) { layOut() }.height)
    }
}
