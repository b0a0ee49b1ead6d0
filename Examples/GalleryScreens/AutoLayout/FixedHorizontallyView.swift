import UIKit

/// The three ways to fix a view horizontally, each in parents of three widths: a coordinate and a length, two coordinates,
/// or two coordinates of which one is the middle.
public final class FixedHorizontallyView: UIView {
    private static let widths: [CGFloat] = [1, 0.8, 0.6]

    private struct Way {
        let text: String
        let constraints: @MainActor (_ view: UIView, _ parent: UIView) -> [NSLayoutConstraint]
    }

    private let ways = [
        Way(text: "Leading and width: the view keeps its width") { view, parent in
            [
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
                view.widthAnchor.constraint(equalToConstant: 120),
            ]
        },
        Way(text: "Leading and trailing: the view grows with its parent") { view, parent in
            [
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
                parent.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 32),
            ]
        },
        Way(text: "Centre and leading: it grows to both sides") { view, parent in
            [
                view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 48),
            ]
        },
    ]

    private let arabicTexts = [
        "البداية والعرض: يحتفظ العنصر بعرضه", "البداية والنهاية: يكبر العنصر مع أبيه",
        "الوسط والبداية: يكبر إلى الجانبين",
    ]

    /// Creates the view, in English or in Arabic.
    public init(frame: CGRect = .zero, isArabic: Bool = false) {
        super.init(frame: frame)
        let texts = isArabic ? arabicTexts : ways.map(\.text)
        var above: UIView?
        for (index, color) in [UIColor.systemRed, .systemBlue, .systemGreen].enumerated() {
            let (way, label) = (ways[index], ConstraintSample.label(texts[index], .subheadline))
            add(label, 24, below: above)
            label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            above = label
            for part in Self.widths {
                let parent = ConstraintSample.card()
                add(parent, 8, below: above)
                above = parent
                let view = ConstraintSample.box("", color)
                parent.addSubview(view)
                NSLayoutConstraint.activate(
                    way.constraints(view, parent) + [
                        parent.widthAnchor.constraint(equalTo: widthAnchor, multiplier: part),
                        parent.heightAnchor.constraint(equalToConstant: 36),
                        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 6),
                        parent.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 6),
                    ])
            }
        }
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func add(_ view: UIView, _ space: CGFloat, below above: UIView?) {
        addSubview(view)
        view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        if let above {
            view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: space).isActive = true
        } else {
            view.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
    }
}
