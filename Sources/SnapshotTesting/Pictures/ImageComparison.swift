import Foundation
import HeadlessUIKit
import PictureComparison

extension UIImage {
    /// The pixels; nil for a picture without any.
    var picture: Picture? {
        guard let bitmap = cgImage?.bitmap else { return nil }
        return Picture(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    }
}

/// What two pictures are compared by.
struct ImageComparison {
    var precision: Float
    var perceptualPrecision: Float
    var tolerance = ImageTolerance.exact

    /// What is wrong with a new picture; nil where it matches the reference.
    func message(_ old: UIImage, _ new: UIImage) -> String? {
        guard let reference = old.picture else { return "Reference image could not be loaded." }
        guard let picture = new.picture else { return "Newly-taken snapshot could not be loaded." }
        guard picture.pixelCount > 0 else { return "Newly-taken snapshot is empty." }
        guard reference.hasSize(of: picture) else {
            return
                "Newly-taken snapshot@\(Self.text(new.size)) does not match reference@\(Self.text(old.size))."
        }
        if reference.isIdentical(to: picture) { return nil }
        // Files hold straight alpha, so that translucent pixels come back a little different.
        let stored = new.cgImage?.bitmap.isOpaque == false ? picture.throughStraightAlpha : picture
        if reference.isIdentical(to: stored) { return nil }
        if let regions = tolerance.regions { return regionMessage(reference, stored, regions) }
        if precision >= 1, perceptualPrecision >= 1 {
            return "Newly-taken snapshot does not match reference."
        }
        return perceptualPrecision < 1
            ? perceptualMessage(reference, stored) : byteMessage(reference, stored)
    }

    /// A size as Apple's platforms print it.
    private static func text(_ size: CGSize) -> String { "(\(size.width), \(size.height))" }

    private func byteMessage(_ reference: Picture, _ new: Picture) -> String? {
        let byteCount = reference.pixels.count
        let allowed = Int((1 - precision) * Float(byteCount))
        let count = reference.differingByteCount(from: new)
        guard count > allowed else { return nil }
        return
            "Actual image precision \(1 - Float(count) / Float(byteCount)) is less than required \(precision)"
    }

    private func perceptualMessage(_ reference: Picture, _ new: Picture) -> String? {
        let difference = reference.perceptualDifference(from: new, threshold: (1 - perceptualPrecision) * 100)
        let matching = 1 - Float(difference.failingPixelCount) / Float(reference.pixelCount)
        guard matching < precision else { return nil }
        let lowest = 1 - min(difference.maximumDeltaE / 100, 1)
        return """
            The percentage of pixels that match \(matching) is less than required \(precision)
            The lowest perceptual color precision \(lowest) is less than required \(perceptualPrecision)
            """
    }

    private func regionMessage(_ reference: Picture, _ new: Picture, _ tolerance: RegionTolerance) -> String?
    {
        var tolerance = tolerance
        tolerance.deltaE = max(0, (1 - perceptualPrecision) * 100)
        let regions = reference.changedRegions(from: new, tolerance: tolerance)
        guard !tolerance.accepts(regions) else { return nil }
        let largest = regions.sorted { $0.pixelCount > $1.pixelCount }.prefix(5).map {
            "\($0.pixelCount) pixels in \($0.width)x\($0.height) at (\($0.x), \($0.y))"
        }
        let limit =
            tolerance.count == 0
            ? "none is accepted" : "\(tolerance.count) of at most \(tolerance.largest) pixels are accepted"
        return """
            Newly-taken snapshot differs from reference in \(regions.count) region\(regions.count == 1 ? "" : "s"); \
            \(limit).
            \(largest.joined(separator: "\n"))
            """
    }
}
