import FlexLayout
import UIKit

/// A card that opens, as five pictures taken while the clock is moved forward by hand.
public final class AnimationFilmstrip: UIView {
    private static let frameSize = CGSize(width: 240, height: 250)
    private static let frameCount = 5
    private static let duration = 0.6

    /// Makes the strip, laid out and ready to be drawn.
    public init() {
        let count = CGFloat(Self.frameCount)
        let size = CGSize(width: Self.frameSize.width * count + 24, height: Self.frameSize.height + 64)
        super.init(frame: CGRect(origin: .zero, size: size))
        backgroundColor = UIColor(white: 0.94, alpha: 1)
        flex.direction(.row).padding(16, 12).define { flex in
            for (time, picture) in Self.film() {
                flex.addItem().direction(.column).alignItems(.center).grow(1).basis(0).define { flex in
                    flex.addItem(UIImageView(image: picture)).size(Self.frameSize)
                    flex.addItem(Self.caption(time)).marginTop(8)
                }
            }
        }
    }

    /// Not used: the strip is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        flex.layout()
    }

    /// Opens a card on a clock of its own and draws what is seen on the way.
    private static func film() -> [(time: Double, picture: UIImage)] {
        let usual = AnimationClock.current
        defer { AnimationClock.current = usual }
        let clock = AnimationClock()
        AnimationClock.current = clock

        let stage = UIView(frame: CGRect(origin: .zero, size: frameSize))
        let card = OpeningCard(frame: CGRect(x: 16, y: 16, width: 208, height: 190))
        stage.addSubview(card)
        stage.layoutIfNeeded()
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 0
        ) {
            card.isOpen = true
            card.layoutIfNeeded()
        }
        return (0..<frameCount).map { index in
            let time = duration * Double(index) / Double(frameCount - 1)
            clock.advance(to: time * 0.5)
            if index == frameCount - 1 { clock.finish() }
            let picture = UIGraphicsImageRenderer(size: frameSize).image { context in
                stage.layer.render(in: context.cgContext)
            }
            return (clock.now, picture)
        }
    }

    private static func caption(_ time: Double) -> UILabel {
        let label = UILabel()
        label.text = String(format: "%.2f s", time)
        label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
        label.textColor = .darkGray
        return label
    }
}

/// A card whose details come out when it opens.
private final class OpeningCard: UIView {
    private let panel = UIView()
    private let titleLabel = UILabel()
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.down"))
    private let details = UILabel()

    /// Whether the details are seen.
    var isOpen = false {
        didSet { show() }
    }

    private func show() {
        arrow.transform = CGAffineTransform(rotationAngle: isOpen ? .pi : 0)
        details.alpha = isOpen ? 1 : 0
        panel.layer.cornerRadius = isOpen ? 24 : 14
        panel.layer.shadowRadius = isOpen ? 6 : 3
        panel.backgroundColor = isOpen ? .white : UIColor(red: 0.86, green: 0.92, blue: 1, alpha: 1)
        setNeedsLayout()
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        panel.layer.shadowOpacity = 0.18
        panel.layer.shadowOffset = CGSize(width: 0, height: 4)
        titleLabel.text = "Delivery today"
        titleLabel.font = .systemFont(ofSize: 19, weight: .semibold)
        details.text =
            "The courier left the depot at 14:20 and has seven stops before yours. "
            + "Rain may add ten minutes."
        details.numberOfLines = 0
        details.font = .systemFont(ofSize: 15)
        details.textColor = .darkGray
        arrow.tintColor = .systemBlue
        addSubview(panel)
        panel.addSubview(titleLabel)
        panel.addSubview(details)
        addSubview(arrow)
        show()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        let width = bounds.width
        panel.frame = CGRect(x: 0, y: 0, width: width, height: isOpen ? bounds.height : 56)
        titleLabel.sizeToFit()
        titleLabel.frame.origin = CGPoint(x: 16, y: 28 - titleLabel.bounds.height / 2)
        arrow.bounds.size = arrow.intrinsicContentSize
        arrow.center = CGPoint(x: width - 28, y: 28)
        let space = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
        details.frame = CGRect(
            origin: CGPoint(x: 16, y: isOpen ? 64 : 40), size: details.sizeThatFits(space))
    }
}
