import UIKit
import AnchorLanguage

/// A picture or initials in a circle, with a mark for presence.
public class Avatar: UIView {

    public enum Size: CGFloat, CaseIterable {
        case small = 24
        case medium = 40
        case large = 64
    }

    public var name: String = "" {
        didSet {
            initialsLabel.text = Avatar.initials(of: name)
            initialsLabel.backgroundColor = Avatar.color(for: name)
            accessibilityLabel = name
        }
    }

    public var image: UIImage? {
        didSet {
            imageView.image = image
            imageView.isHidden = image == nil
        }
    }

    public var isOnline = false {
        didSet { presence.isHidden = !isOnline }
    }

    private let size: Size
    @AutoLayoutView private var initialsLabel = UILabel()
    @AutoLayoutView private var imageView = UIImageView()
    private let presence = CAShapeLayer()

    public init(size: Size = .medium) {
        self.size = size
        super.init(frame: CGRect(x: 0, y: 0, width: size.rawValue, height: size.rawValue))
        initialsLabel = UILabel().with
            .textAlignment(.center)
            .textColor(.white)
            .font(.systemFont(ofSize: size.rawValue * 0.4, weight: .semibold))
            .clipsToBounds(true)
            .build()
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.isHidden = true
        for view in [initialsLabel, imageView] {
            addSubview(view)
            view.layer.cornerRadius = size.rawValue / 2
            NSLayoutConstraint.activate(view.pinned(to: self))
        }
        presence.fillColor = UIColor.systemGreen.cgColor
        presence.strokeColor = UIColor.white.cgColor
        presence.lineWidth = 2
        presence.isHidden = true
        layer.addSublayer(presence)
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: size.rawValue, height: size.rawValue)
    }

    public override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        guard layer === self.layer else { return }
        let side = size.rawValue * 0.28
        let rect = CGRect(x: bounds.maxX - side, y: bounds.maxY - side, width: side, height: side)
        presence.path = UIBezierPath(ovalIn: rect).cgPath
    }

    static func initials(of name: String) -> String {
        let words = name.split(whereSeparator: { $0 == " " || $0 == "-" })
        let letters = words.compactMap { $0.first }
        guard let first = letters.first else { return "?" }
        guard letters.count > 1, let last = letters.last else { return String(first).uppercased() }
        return "\(first)\(last)".uppercased()
    }

    static func color(for name: String) -> UIColor {
        let sum = name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
        return UIColor(hue: CGFloat(sum % 360) / 360, saturation: 0.55, brightness: 0.65, alpha: 1)
    }
}
