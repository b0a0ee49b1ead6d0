import Foundation
import HeadlessUIKit

/// How far pictures may differ.
struct PixelTolerance {
    /// The share of its range by which a component may differ.
    var perPixel: CGFloat
    /// The share of pixels that may differ.
    var overall: CGFloat

    func compare(_ reference: UIImage, _ image: UIImage) throws {
        guard let old = reference.cgImage, let new = image.cgImage else { throw SnapshotError.noPicture }
        guard old.width == new.width, old.height == new.height else {
            throw SnapshotError.sizes(
                CGSize(width: old.width, height: old.height), CGSize(width: new.width, height: new.height))
        }
        guard let one = old.dataProvider?.data, let two = new.dataProvider?.data, one != two else { return }
        if perPixel == 0, overall == 0 { throw SnapshotError.pixels(tolerance: overall) }
        let limit = Int(perPixel * 256)
        var count = 0
        for index in stride(from: 0, to: min(one.count, two.count), by: 4) {
            let differs = (index..<index + 4).contains { abs(Int(one[$0]) - Int(two[$0])) > limit }
            if differs { count += 1 }
        }
        guard CGFloat(count) / CGFloat(old.width * old.height) > overall else { return }
        throw SnapshotError.pixels(tolerance: overall)
    }
}

/// The picture of a difference: the reference, and over it at half strength the inverted new picture, so that what is equal
/// is gray.
enum DifferencePicture {
    static func image(_ reference: UIImage, _ image: UIImage) -> UIImage {
        let size = CGSize(
            width: max(reference.size.width, image.size.width),
            height: max(reference.size.height, image.size.height))
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            reference.draw(at: .zero)
            context.cgContext.setAlpha(0.5)
            context.cgContext.beginTransparencyLayer(auxiliaryInfo: nil)
            image.draw(at: .zero)
            context.cgContext.setBlendMode(.difference)
            context.cgContext.setFillColor(UIColor.white.cgColor)
            context.fill(CGRect(origin: .zero, size: image.size), blendMode: .difference)
            context.cgContext.endTransparencyLayer()
        }
    }
}
