import UIKit

/// The large button at the end of a step.
@IBDesignable
class PrimaryButton: UIButton {

    @IBInspectable var cornerRadius: CGFloat = Theme.cornerRadius {
        didSet { layer.cornerRadius = cornerRadius }
    }

    @IBInspectable var fillColor: UIColor = Theme.Color.accent {
        didSet { updateColors() }
    }

    private let spinner = UIActivityIndicatorView(style: .medium)
    private var titleBeforeLoading: String?

    var isLoading = false {
        didSet {
            guard isLoading != oldValue else { return }
            isEnabled = !isLoading
            if isLoading {
                titleBeforeLoading = title(for: .normal)
                setTitle(nil, for: .normal)
                spinner.startAnimating()
            } else {
                setTitle(titleBeforeLoading, for: .normal)
                spinner.stopAnimating()
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        setTitle("Primary", for: .normal)
    }

    private func setUp() {
        layer.cornerRadius = cornerRadius
        titleLabel?.font = Theme.font(.headline, weight: .semibold)
        titleLabel?.adjustsFontForContentSizeCategory = true
        setTitleColor(.white, for: .normal)
        setTitleColor(UIColor.white.withAlphaComponent(0.6), for: .disabled)
        spinner.color = .white
        spinner.hidesWhenStopped = true
        addSubview(spinner)
        updateColors()

        addTarget(self, action: #selector(pressDown), for: [.touchDown, .touchDragEnter])
        addTarget(
            self, action: #selector(pressUp), for: [.touchUpInside, .touchUpOutside, .touchCancel, .touchDragExit])
    }

    override var isEnabled: Bool {
        didSet { updateColors() }
    }

    override var intrinsicContentSize: CGSize {
        let title = super.intrinsicContentSize
        return CGSize(width: title.width + 2 * Theme.Spacing.large, height: max(title.height, 50))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.sizeToFit()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func updateColors() {
        backgroundColor = isEnabled ? fillColor : fillColor.withAlphaComponent(0.4)
    }

    @objc private dynamic func pressDown() {
        transform = CGAffineTransform(scaleX: 0.98, y: 0.98)
    }

    @objc private dynamic func pressUp() {
        transform = .identity
    }
}
