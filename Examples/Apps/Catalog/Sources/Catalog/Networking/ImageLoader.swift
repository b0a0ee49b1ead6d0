import UIKit

/// Thumbnails, drawn in place of a download.
final class ImageLoader {

    static let shared = ImageLoader()

    private let cache = NSCache<NSString, UIImage>()

    private init() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(clear), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }

    private(set) var clearCount = 0

    @objc private func clear() {
        cache.removeAllObjects()
        clearCount += 1
    }

    func thumbnail(for product: Product, side: CGFloat) -> UIImage {
        let key = "\(product.id)-\(Int(side))" as NSString
        if let image = cache.object(forKey: key) { return image }
        let hue = CGFloat((product.id * 53) % 100) / 100
        let size = CGSize(width: side, height: side)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: hue, saturation: 0.25, brightness: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue, saturation: 0.6, brightness: 0.55, alpha: 1).setFill()
            let leaf = UIBezierPath()
            leaf.move(to: CGPoint(x: side / 2, y: side * 0.15))
            leaf.addQuadCurve(
                to: CGPoint(x: side / 2, y: side * 0.85), controlPoint: CGPoint(x: side, y: side * 0.5))
            leaf.addQuadCurve(to: CGPoint(x: side / 2, y: side * 0.15), controlPoint: CGPoint(x: 0, y: side * 0.5))
            leaf.fill()
        }
        cache.setObject(image, forKey: key)
        return image
    }
}
