import UIKit

/// Cards in a scroll view, each as high as its text: constraints alone say so, from the first card's top to the
/// last one's bottom.
public final class ConstraintCardsView: UIScrollView {
    private static let texts = [
        ("Short", "One line."),
        (
            "A title that is too long for one line of a narrow phone",
            "The card's height is open: its edges hold the text's, the text holds its lines, and the width comes "
                + "from the scroll view's frame."
        ),
        ("Korean", "카드의 높이는 글이 정합니다. 너비는 스크롤 뷰에서 옵니다."),
        (
            "The content's size",
            "The first card holds the content's top, the last one its bottom: what lies between is what scrolls. "
                + "Nothing sets contentSize."
        ),
        (
            "Long",
            String(
                repeating: "A text that goes on for a while, so that there is something to scroll. ", count: 9
            )
        ),
    ]

    private static let arabicTexts = [
        ("قصير", "سطر واحد."),
        (
            "عنوان أطول من أن يسعه سطر واحد على هاتف ضيق",
            "ارتفاع البطاقة مفتوح: حوافها تمسك بالنص، والنص يمسك بأسطره، والعرض يأتي من إطار العرض."
        ),
        ("حجم المحتوى", "البطاقة الأولى تمسك بأعلى المحتوى والأخيرة بأسفله، وما بينهما هو ما يُمرَّر."),
        ("طويل", String(repeating: "نص يستمر بعض الوقت، كي يكون هناك ما يُمرَّر. ", count: 12)),
    ]

    /// The cards, from the top.
    public private(set) var cards: [UIView] = []

    /// Creates the view, in English or in Arabic.
    public init(isArabic: Bool = false) {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        for (title, text) in isArabic ? Self.arabicTexts : Self.texts { add(title, text) }
        cards.last?.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor).isActive = true
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func add(_ title: String, _ text: String) {
        let card = ConstraintSample.card()
        let heading = ConstraintSample.label(title, .headline)
        let body = ConstraintSample.label(text, .subheadline, .secondaryLabel)
        addSubview(card)
        card.addSubview(heading)
        card.addSubview(body)
        let views = ["heading": heading, "body": body]
        for format in ["H:|-16-[heading]-16-|", "H:|-16-[body]-16-|", "V:|-14-[heading]-4-[body]-14-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
        let top =
            cards.last.map { card.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 12) }
            ?? card.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor)
        NSLayoutConstraint.activate([
            top,
            card.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            card.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        ])
        cards.append(card)
    }
}
