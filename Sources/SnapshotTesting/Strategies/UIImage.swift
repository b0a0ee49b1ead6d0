import DisplayList
import Foundation
import HeadlessUIKit
import PictureComparison

extension Diffing where Value == UIImage {
    /// Pictures whose pixels are all equal.
    public static var image: Diffing { .image() }

    /// Pictures that are equal but for a tolerance.
    ///
    /// - Parameters:
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's; 0.98 lets nothing pass that can be
    ///     seen well.
    ///   - tolerance: Which changes are accepted by regions.
    ///   - scale: Pixels per point of the reference; nil and 0 are those of the main screen.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, tolerance: ImageTolerance = .exact,
        scale: CGFloat? = nil
    ) -> Diffing {
        let comparison = ImageComparison(
            precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance)
        return .diff(
            toData: { $0.pngDataWithDigest() ?? EmptyPicture.image.pngDataWithDigest() ?? Data() },
            fromData: { data in
                let own = scale.flatMap { $0 > 0 ? $0 : nil }
                return UIImage(data: data, scale: own ?? SnapshotStage.mainScale) ?? UIImage()
            },
            diffV2: { old, new in
                guard let message = comparison.message(old, new) else { return nil }
                let files: [(UIImage?, String)] = [
                    (old, "reference.png"), (new.cgImage == nil ? EmptyPicture.image : new, "failure.png"),
                    (difference(old, new), "difference.png"),
                ]
                return (
                    message,
                    files.compactMap { image, name in
                        image?.pngData().map { .data($0, name: name) }
                    }
                )
            }
        )
        .comparingFiles { image, file in image.cgImage != nil && image.isFile(file) }
    }

    private static func difference(_ old: UIImage, _ new: UIImage) -> UIImage? {
        guard let reference = old.picture, let picture = new.picture else { return nil }
        let result = reference.differencePicture(from: picture)
        let bitmap = Bitmap(width: result.width, height: result.height, pixels: result.pixels, isOpaque: true)
        return UIImage(cgImage: CGImage(package: bitmap), scale: old.scale, orientation: .up)
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Pictures whose pixels are all equal.
    public static var image: Snapshotting { .image() }

    /// Pictures that are equal but for a tolerance.
    ///
    /// - Parameters:
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    ///   - tolerance: Which changes are accepted by regions.
    ///   - scale: Pixels per point of the reference; nil and 0 are those of the main screen.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, tolerance: ImageTolerance = .exact,
        scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(
                precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance,
                scale: scale))
    }
}

/// What is stored for a view without a size.
enum EmptyPicture {
    private static let text = """
        Error: No image could be generated for this view as its size was zero. Please set an explicit size in the test.
        """

    static var image: UIImage {
        MainThread.run {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
            label.backgroundColor = .red
            label.numberOfLines = 3
            label.text = text
            label.textAlignment = .center
            return ViewDrawing(of: label, overlays: []).image
        }
    }
}
