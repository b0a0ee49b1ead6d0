import Testing
import UIKit

// Source as iOS developers write it: most of what this file tests is that it compiles without an edit.

private protocol Then {}
extension Then where Self: AnyObject {
    fileprivate func then(_ configure: (Self) -> Void) -> Self {
        configure(self)
        return self
    }
}
extension NSObject: Then {}

extension UIColor {
    fileprivate convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
}

extension UIView {
    fileprivate func addSubviews(_ views: UIView...) { views.forEach(addSubview) }
    fileprivate var width: CGFloat {
        get { frame.size.width }
        set { frame.size.width = newValue }
    }
}

private final class PaddingLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = super.sizeThatFits(
            CGSize(
                width: size.width - insets.left - insets.right,
                height: size.height - insets.top - insets.bottom))
        return CGSize(
            width: inner.width + insets.left + insets.right, height: inner.height + insets.top + insets.bottom
        )
    }
}

private final class BadgeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private lazy var countLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.boldSystemFont(ofSize: 12)
        label.textColor = .white
        label.textAlignment = .center
        return label
    }()
    private let dot = UIView().then { $0.backgroundColor = UIColor(hex: 0xFF3B30) }

    var count = 0 {
        didSet {
            countLabel.text = "\(count)"
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CAGradientLayer)?.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
        addSubviews(dot, countLabel)
        layer.cornerRadius = 10
        layer.masksToBounds = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(x: 2, y: bounds.midY - 2, width: 4, height: 4)
        dot.layer.cornerRadius = dot.bounds.height / 2
        countLabel.frame = bounds.insetBy(dx: 8, dy: 2)
    }
}

private final class RingView: UIView {
    var progress: CGFloat = 0.25 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(UIColor.systemGray4.cgColor)
        context.setLineWidth(4)
        context.strokeEllipse(in: rect.insetBy(dx: 2, dy: 2))
        let path = UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 2,
            startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: true)
        path.lineWidth = 4
        UIColor.systemGreen.setStroke()
        path.stroke()
    }
}

private final class DetailViewController: UIViewController {
    private let titleLabel = UILabel()
    private let tagLabel = PaddingLabel()
    let badge = BadgeView()
    let ring = RingView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
        view.backgroundColor = .systemBackground
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .center
        let text = NSMutableAttributedString(
            string: "Twelve seats left",
            attributes: [.font: UIFont.systemFont(ofSize: 20, weight: .medium), .paragraphStyle: style])
        text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 6))
        titleLabel.attributedText = text
        titleLabel.numberOfLines = 2
        tagLabel.text = "new"
        tagLabel.backgroundColor = .tertiarySystemFill
        badge.count = 12
        [titleLabel, tagLabel, badge, ring].forEach(view.addSubview(_:))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        titleLabel.frame = CGRect(
            origin: content.origin,
            size: titleLabel.sizeThatFits(CGSize(width: content.width, height: .greatestFiniteMagnitude)))
        tagLabel.sizeToFit()
        tagLabel.frame.origin = CGPoint(x: titleLabel.frame.minX, y: titleLabel.frame.maxY + 8)
        badge.frame = CGRect(x: content.maxX - 40, y: content.minY, width: 40, height: 20)
        ring.frame = CGRect(x: content.midX - 30, y: content.midY - 30, width: 60, height: 60)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }
}

@MainActor
@Suite struct OrdinarySourceTests {
    @Test func aScreenOfAnApp() throws {
        let controller = DetailViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.badge.frame.maxX == window.bounds.width - 20)
        #expect(controller.view.subviews.count == 4)
        let label = try #require(controller.view.subviews[1] as? PaddingLabel)
        #expect(label.frame.width == label.intrinsicContentSize.width)
        let pixels = try Pixels(window)
        // The ring's arc begins at the top and runs clockwise a quarter of the way.
        let ring = controller.ring.frame
        let (top, right) = (
            pixels[Int(ring.midX) + 4, Int(ring.minY) + 2], pixels[Int(ring.minX) + 2, Int(ring.midY)]
        )
        #expect(top[1] > top[0] + 60)
        #expect(right[0] == right[1])
    }

    @Test func geometryInPassing() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50).inset(
            by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(rect == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
        #expect(CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 2, y: 3)) == CGPoint(x: 3, y: 4))
        let view = UIView()
        view.width = 30
        #expect(view.frame.width == 30)
        autoreleasepool { #expect(CACurrentMediaTime() == AnimationClock.current.now) }
    }
}
