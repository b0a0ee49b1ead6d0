import Foundation

/// The region that a text view sets its text in.
open class NSTextContainer: NSObject {
    /// The size of the region in points; 0 is no limit. A text view's container follows the view.
    open var size: CGSize { didSet { changed() } }
    /// Padding at both ends of each line, in points. 5 by default.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
    /// The maximum number of lines; 0 is no limit.
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    /// How the last line that is allowed shows that text was left out. Word wrapping by default: it does not.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
    /// Whether the width follows the text view's. True for the container of a text view, else false.
    open var widthTracksTextView = false { didSet { changed() } }
    /// Whether the height follows the text view's. False by default.
    open var heightTracksTextView = false
    /// Regions without text. They are stored, but text runs through them: setting one is reported to
    /// ``LayoutDiagnostics``.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }

    /// The layout manager that sets text in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// Called on changes.
    package final var onChange: (() -> Void)?

    /// Creates a container; without a size it has no limits.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits: nothing is read from archives here.
    public required init?(coder: NSCoder) {
        size = .zero
        super.init()
    }

    private func changed() {
        layoutManager?.invalidate()
        onChange?()
    }
}
