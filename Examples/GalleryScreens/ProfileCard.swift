import FlexLayout
import UIKit

/// A card of 1200 x 630 points, as a server draws it for the preview of a shared link.
public final class ProfileCard: UIView {
    /// What the card shows.
    public struct Content: Sendable {
        /// The person's name.
        public var name: String
        /// The line under the name.
        public var role: String
        /// The long text.
        public var about: String
        /// Three figures and what they count.
        public var figures: [(value: String, label: String)]

        /// Creates content.
        public init(name: String, role: String, about: String, figures: [(value: String, label: String)]) {
            self.name = name
            self.role = role
            self.about = about
            self.figures = figures
        }

        /// A card in both languages.
        public static let sample = Content(
            name: "김하늘 · Haneul Kim", role: "Staff engineer, layout and rendering",
            about:
                "Haneul draws interfaces that arrive complete: measured, wrapped and rounded before anyone "
                + "opens them. 화면이 없는 곳에서도 같은 화면을 그립니다. 서울과 베를린을 오가며 글꼴과 격자, 그리고 "
                + "느린 레이아웃을 고치는 일을 좋아합니다.",
            figures: [("1,204", "screens"), ("38", "layouts a day"), ("0.6 ms", "median pass")])
    }

    /// The card's size, in points.
    public static let size = CGSize(width: 1200, height: 630)

    private let portraitView = UIImageView(image: GalleryArtwork.portrait(of: .haneul))
    /// The name.
    public let nameLabel = UILabel()
    /// The long text.
    public let aboutLabel = UILabel()

    /// Creates a card, laid out and ready to be drawn.
    public init(_ content: Content) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = .white
        configure(content)
        define(content)
    }

    /// Not used: the card is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        flex.layout()
    }

    private func configure(_ content: Content) {
        let gradient = CAGradientLayer()
        gradient.colors = [
            UIColor(red: 0.93, green: 0.96, blue: 1, alpha: 1).cgColor,
            UIColor(red: 0.99, green: 0.95, blue: 0.98, alpha: 1).cgColor,
        ]
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.frame = bounds
        layer.insertSublayer(gradient, at: 0)
        portraitView.layer.cornerRadius = 120
        portraitView.clipsToBounds = true
        portraitView.layer.borderWidth = 6
        portraitView.layer.borderColor = UIColor.white.cgColor
        nameLabel.text = content.name
        nameLabel.font = .systemFont(ofSize: 60, weight: .bold)
        nameLabel.textColor = .black
        aboutLabel.text = content.about
        aboutLabel.font = .systemFont(ofSize: 30)
        aboutLabel.textColor = UIColor(white: 0.2, alpha: 1)
        aboutLabel.numberOfLines = 0
    }

    private func define(_ content: Content) {
        flex.direction(.column).justifyContent(.spaceBetween).padding(64).define { flex in
            flex.addItem().direction(.row).alignItems(.center).define { flex in
                flex.addItem(portraitView).size(240)
                flex.addItem().direction(.column).marginLeft(48).grow(1).shrink(1).define { flex in
                    flex.addItem(nameLabel)
                    flex.addItem(label(content.role, 32, .medium, .systemIndigo)).marginTop(8)
                    flex.addItem(aboutLabel).marginTop(20)
                }
            }
            flex.addItem().direction(.row).justifyContent(.spaceBetween).define { flex in
                for figure in content.figures {
                    flex.addItem().direction(.row).alignItems(.baseline).define { flex in
                        flex.addItem(label(figure.value, 44, .bold, .black))
                        flex.addItem(label(figure.label, 28, .regular, UIColor(white: 0.4, alpha: 1)))
                            .marginLeft(12)
                    }
                }
            }
        }
    }

    private func label(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor) -> UILabel
    {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        return label
    }
}
