import Foundation

extension UIImage {
    /// Calls back with a smaller picture, at once.
    public final func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// A smaller picture.
    @discardableResult public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// The picture, ready to be drawn: all are.
    public final var byPreparingForDisplay: UIImage? {
        get async { preparingForDisplay() }
    }

    /// The data of a HEIC file: none is written here, and a message says so.
    @discardableResult public final func heicData() -> Data? {
        LayoutDiagnostics.reportAnywhere(
            .ignored(call: "heicData()"), about: "\(self)",
            because: "there is no encoder of HEIC here; use pngData() or jpegData(compressionQuality:)")
        return nil
    }

    /// The format of a renderer whose pictures have this one's scale.
    public final var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// An animated picture whose parts are stretched.
    @discardableResult public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// An animated picture whose parts are stretched or repeated.
    @discardableResult public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        guard let images = animatedImageNamed(name, duration: duration)?.images else { return nil }
        return animatedImage(
            with: images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) },
            duration: duration)
    }
}
