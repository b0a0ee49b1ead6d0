import UIKit

/// The three views in all ways to write them, one below the other.
public final class ThreeViewsSheet: UIView {
    private let ways: [(String, ThreeViews.Writing)] = [
        ("By anchors", .anchors), ("By initialisers", .initialisers),
        ("By visual format, and one constraint for the height", .visualFormat),
    ]
    private let arabicTitles = ["بالمراسي", "بالمُنشئات", "بالصيغة المرئية وقيد واحد للارتفاع"]

    /// Creates the sheet, in English or in Arabic.
    public init(isArabic: Bool = false) {
        super.init(frame: .zero)
        let titles = isArabic ? arabicTitles : ways.map(\.0)
        var above: UIView?
        var first: UIView?
        for (text, writing) in zip(titles, ways.map(\.1)) {
            let label = ConstraintSample.label(text, .footnote, .secondaryLabel)
            let picture = ThreeViews(writing)
            picture.layer.cornerRadius = 12
            picture.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            addSubview(picture)
            let top = above.map { label.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 12) }
            NSLayoutConstraint.activate([
                top ?? label.topAnchor.constraint(equalTo: topAnchor),
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
                picture.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
                picture.leadingAnchor.constraint(equalTo: leadingAnchor),
                picture.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
            if let first { picture.heightAnchor.constraint(equalTo: first.heightAnchor).isActive = true }
            first = first ?? picture
            above = picture
        }
        above?.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
