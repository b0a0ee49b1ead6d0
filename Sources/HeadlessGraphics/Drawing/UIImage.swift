internal import DisplayList
internal import LayoutCore
import Foundation

/// A picture with a size in points; it never changes.
open class UIImage: NSObject, @unchecked Sendable {
    /// What the picture shows.
    enum Content {
        case bitmap(CGImage)
        /// A symbol, drawn at any size.
        case symbol(SymbolContent)
        case nothing
    }

    /// What an image view does with the picture's colours.
    public enum RenderingMode: Int, Sendable {
        /// As the view that shows it decides: symbols are drawn in its tint colour.
        case automatic
        /// Keeps the colours.
        case alwaysOriginal
        /// Draws the picture's shape in the tint colour.
        case alwaysTemplate
    }

    /// How the middle of a resizable picture fills the target.
    public enum ResizingMode: Int, Sendable {
        /// Repeated. Drawn stretched here.
        case tile
        /// Stretched.
        case stretch
    }

    /// Which way up the pixels are. Pictures are made upright when they are read.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// What may differ between two pictures of the same content.
    struct Traits {
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        var tintColor: UIColor?
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        /// Nil is those of a symbol, else zero.
        var alignmentRectInsets: UIEdgeInsets?
        var symbolConfiguration: SymbolConfiguration?
        var frames: [UIImage]?
        var duration: TimeInterval = 0
        /// Nil is that of a symbol.
        var baseline: CGFloat?
        /// The value that a symbol shows, from 0 to 1; nil shows all of it.
        var symbolValue: Double?
        var flipsForRightToLeft = false
        var hasBaseline = true
        /// The set of a catalogue that has variants of the picture for other traits.
        var asset: URL?
        /// The paths of a picture that is drawn anew in each size.
        var vector: VectorPicture?
    }

    // Written while the picture is made only. The designated initializer is public, so that a subclass of another module
    // inherits it and thereby the others.
    private(set) final var content = Content.nothing
    private(set) final var traits = Traits()

    /// Creates an empty picture of size zero.
    public override init() { super.init() }

    convenience init(_ content: Content, _ traits: Traits) {
        self.init()
        self.content = content
        self.traits = traits
        if !(traits.scale > 0 && traits.scale.isFinite) { self.traits.scale = 1 }
    }

    /// Creates the picture of a picture literal: that of a name in the main bundle. Where there is none it is empty, and iOS
    /// stops.
    public required convenience init(imageLiteralResourceName name: String) {
        let named = UIImage(named: name)
        self.init(named?.content ?? .nothing, named?.traits ?? Traits())
    }

    /// Creates a picture from pixels, one to a point.
    public convenience init(cgImage: CGImage) { self.init(.bitmap(cgImage), Traits()) }

    /// Creates a picture from pixels, `scale` squared to a point. The pixels are upright: the orientation is
    /// not used.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(.bitmap(cgImage), Traits(scale: scale))
    }

    /// The pixels; nil for an empty picture. A symbol's are drawn at ``scale``.
    open var cgImage: CGImage? {
        switch content {
        case .bitmap(let image): image
        case .symbol, .nothing: rasterized
        }
    }

    /// The size, in points.
    open var size: CGSize {
        switch content {
        case .bitmap(let image):
            CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol(let symbol): symbol.size
        case .nothing: .zero
        }
    }

    /// Pixels per point.
    open var scale: CGFloat { traits.scale }

    /// What an image view does with the colours. `.automatic` by default.
    open var renderingMode: RenderingMode { traits.renderingMode }

    /// Which way up the pixels are: always `.up`.
    open var imageOrientation: Orientation { .up }

    /// The edges that keep their size when the picture is stretched. Zero by default.
    open var capInsets: UIEdgeInsets { traits.capInsets }

    /// How the middle of a resizable picture fills the target.
    open var resizingMode: ResizingMode { traits.resizingMode }

    /// How far the alignment rectangle lies inside. Zero by default; that of a symbol is centred on the capital letters beside
    /// it.
    open var alignmentRectInsets: UIEdgeInsets {
        if let insets = traits.alignmentRectInsets { return insets }
        if case .symbol(let symbol) = content { return symbol.alignmentInsets }
        return .zero
    }

    /// Whether the picture is a symbol.
    open var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

    /// The pictures of an animated one; nil for others.
    open var images: [UIImage]? { traits.frames }
}
