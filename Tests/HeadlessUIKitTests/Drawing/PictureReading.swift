import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

extension UIImage {
    /// A pixel's red, green, blue and alpha from 0 to 255, the colours multiplied by alpha.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        guard let bitmap = cgImage?.bitmap, x < bitmap.width, y < bitmap.height else { return [] }
        let start = (y * bitmap.width + x) * 4
        return [2, 1, 0, 3].map { Int(bitmap.pixels[start + $0]) }
    }

    /// A picture of a size at one pixel a point.
    static func drawn(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ actions: (CGContext) -> Void
    ) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            actions($0.cgContext)
        }
    }
}

let red = [255, 0, 0, 255]
let green = [0, 255, 0, 255]
let blue = [0, 0, 255, 255]
let nothing = [0, 0, 0, 0]
