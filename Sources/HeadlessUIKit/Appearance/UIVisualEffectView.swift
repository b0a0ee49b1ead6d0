/// A view that applies an effect to what lies behind it, and shows content in front.
///
/// A blur is drawn in PNG and JPEG; PDF and SVG show an opaque colour. Subviews belong into ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// What is done with what lies behind.
    open var effect: UIVisualEffect? {
        didSet { setNeedsDisplay() }
    }
    /// The view for subviews; it fills this one.
    public final let contentView: UIView

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        contentView = UIView()
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view of a frame without an effect.
    public override init(frame: CGRect) {
        contentView = UIView()
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view without an effect of a nib.
    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        setUp()
        InterfaceCoder.restore(self, as: UIVisualEffectView.self, from: coder)
    }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    override func drawContent(in painter: inout LayerPainter) {
        super.drawContent(in: &painter)
        guard let material = effect?.material else { return }
        if let layer = layerStorage {
            painter.fill(layer, with: material)
        } else {
            painter.fill(bounds, with: material)
        }
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("effect", \UIVisualEffectView.effect)
        ]
    }
}
