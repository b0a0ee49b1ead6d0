internal import CairoRendering
import Foundation

/// A picture that is drawn from its paths in every size.
final class VectorPicture: @unchecked Sendable {
    private let bytes: [UInt8]
    let size: CGSize
    private let lock = NSLock()
    private var images: [String: CGImage] = [:]

    init(_ bytes: [UInt8]) throws(VectorError) {
        self.bytes = bytes
        let natural = try VectorFile.size(of: bytes)
        size = CGSize(width: natural.width, height: natural.height)
    }

    /// The picture in its natural size.
    func image(scale: CGFloat) throws(VectorError) -> CGImage { try image(size, scale: scale) }

    /// The picture in a size in points.
    func image(_ size: CGSize, scale: CGFloat) throws(VectorError) -> CGImage {
        let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
        let key = "\(width)x\(height)"
        if let known = lock.withLock({ images[key] }) { return known }
        let made = CGImage(try VectorFile.bitmap(of: bytes, width: max(width, 1), height: max(height, 1)))
        lock.withLock { images[key] = made }
        return made
    }
}
