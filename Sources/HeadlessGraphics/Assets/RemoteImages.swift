import Foundation

/// Pictures from a network: an app gives the closure that loads them, and tests get a placeholder that is the same on every
/// machine.
///
/// ```swift
/// RemoteImages.loader = { url in try? Data(contentsOf: cache.file(for: url)) }
/// imageView.image = RemoteImages.image(at: url, size: CGSize(width: 80, height: 80))
/// ```
public enum RemoteImages {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var storage: (@Sendable (URL) -> Data?)?

    /// Loads the file of a picture: PNG, JPEG, PDF or SVG. None by default, so that nothing is loaded: each picture is its
    /// ``placeholder(for:size:)``.
    public static var loader: (@Sendable (URL) -> Data?)? {
        get { lock.withLock { storage } }
        set { lock.withLock { storage = newValue } }
    }

    /// The picture at an address: what ``loader`` loads, else a placeholder of a size in points.
    public static func image(at url: URL, size: CGSize = CGSize(width: 100, height: 100)) -> UIImage {
        loader?(url).flatMap { UIImage(data: $0) } ?? placeholder(for: url, size: size)
    }

    /// A placeholder for a picture: a plain area in a colour that follows from the address alone, with a lighter diagonal.
    public static func placeholder(for url: URL, size: CGSize) -> UIImage {
        // FNV-1a: Swift's own hashes differ from run to run.
        let hash = url.absoluteString.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        let color = UIColor(hue: CGFloat(hash % 360) / 360, saturation: 0.35, brightness: 0.75, alpha: 1)
        let size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(white: 1, alpha: 0.35).setFill()
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: size.width, y: size.height))
            path.addLine(to: CGPoint(x: 0, y: size.height))
            path.close()
            path.fill()
        }
    }
}
