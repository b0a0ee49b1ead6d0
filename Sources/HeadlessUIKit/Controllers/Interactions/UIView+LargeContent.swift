import Foundation

extension UIView: UILargeContentViewerItem {
    private var largeContent: LargeContentValues {
        get {
            objc_getAssociatedObject(self, LargeContentValues.key) as? LargeContentValues
                ?? LargeContentValues()
        }
        set { objc_setAssociatedObject(self, LargeContentValues.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Whether the view is shown large under a finger, in the sizes of text for accessibility. False by default.
    public final var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }

    /// The title that is shown large. None by default.
    public final var largeContentTitle: String? {
        get { largeContent.title }
        set { largeContent.title = newValue }
    }

    /// The picture that is shown large. None by default.
    public final var largeContentImage: UIImage? {
        get { largeContent.image }
        set { largeContent.image = newValue }
    }

    /// Whether the picture is enlarged. False by default.
    public final var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set { largeContent.scalesImage = newValue }
    }

    /// What the picture keeps free at its edges. Nothing by default.
    public final var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets }
        set { largeContent.imageInsets = newValue }
    }
}

/// What was set of a view for the viewer of large content.
@MainActor
private struct LargeContentValues {
    static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}
