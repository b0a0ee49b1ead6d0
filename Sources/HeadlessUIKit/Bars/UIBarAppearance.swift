import Foundation

/// The appearance of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// The kinds of background.
    enum Background {
        /// The system's translucent material.
        case material
        /// Nothing.
        case clear
        /// The system's background colour.
        case opaque
    }

    final var background = Background.material
    private var effect: UIBlurEffect?

    /// Creates the system's look.
    @preconcurrency @MainActor
    public override init() {
        idiom = .unspecified
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates the system's look for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates a look with the background of another.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        takeBackground(of: barAppearance)
    }

    /// Creates the system's look of a nib.
    public required init?(coder: NSCoder) {
        idiom = .unspecified
        super.init()
        configureWithDefaultBackground()
    }

    /// The kind of device that the look is for.
    public let idiom: UIUserInterfaceIdiom

    /// The blur of what lies behind the bar, under ``backgroundColor``; nil blurs nothing.
    ///
    /// By default the system's chrome material; none after ``configureWithOpaqueBackground()`` and
    /// ``configureWithTransparentBackground()``.
    open var backgroundEffect: UIBlurEffect? {
        get { background == .material ? effect : nil }
        set {
            if newValue != nil || background == .material {
                background = newValue == nil ? .clear : .material
            }
            effect = newValue
        }
    }

    /// The colour of the background, over the material. None by default.
    open var backgroundColor: UIColor?
    /// The picture of the background. None by default.
    open var backgroundImage: UIImage?
    /// How the picture is fitted into the bar. Filled by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge; nil is none.
    open var shadowColor: UIColor?
    /// The picture of the line at the bar's edge. None by default.
    open var shadowImage: UIImage?

    /// Takes the system's translucent background with a line.
    open func configureWithDefaultBackground() {
        configure(.material, hasShadow: true)
    }

    /// Takes the system's background colour with a line.
    open func configureWithOpaqueBackground() {
        configure(.opaque, hasShadow: true)
    }

    /// Takes no background and no line.
    open func configureWithTransparentBackground() { configure(.clear, hasShadow: false) }

    private func configure(_ background: Background, hasShadow: Bool) {
        self.background = background
        effect = background == .material ? UIBlurEffect(style: .systemChromeMaterial) : nil
        backgroundColor = nil
        backgroundImage = nil
        shadowImage = nil
        shadowColor = hasShadow ? .dynamic(0x0000_004C, 0xFFFF_FF26) : nil
    }

    final func takeBackground(of other: UIBarAppearance) {
        background = other.background
        effect = other.effect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// A look of the same class with the same settings.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        UIBarAppearance(barAppearance: self)
    }
}
