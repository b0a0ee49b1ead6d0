import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// The ink of a line of text in points, read off its picture as it is in pictures of iOS: from the first to the last
/// column whose largest coverage exceeds 0.06, both counted by their coverage, and half a pixel that this loses.
@MainActor
func ink(of text: String, _ font: UIFont, scale: CGFloat) -> Double {
    let size = text.size(withAttributes: [.font: font])
    let margin = font.pointSize / 2
    let picture = UIImage.drawn(
        (size.width + 2 * margin).rounded(.up), (size.height * 2).rounded(.up), scale: scale
    ) { _ in
        text.draw(at: CGPoint(x: margin, y: size.height / 2), withAttributes: [.font: font])
    }
    guard let bitmap = picture.cgImage?.bitmap else { return 0 }
    var columns = [UInt8](repeating: 0, count: bitmap.width)
    for row in 0..<bitmap.height {
        for column in 0..<bitmap.width {
            columns[column] = max(columns[column], bitmap.pixels[(row * bitmap.width + column) * 4 + 3])
        }
    }
    func coverage(_ column: Int) -> Double { Double(columns[column]) / 255 }
    guard let first = columns.indices.first(where: { coverage($0) > 0.06 }),
        let last = columns.indices.last(where: { coverage($0) > 0.06 }), last > first
    else { return 0 }
    return (Double(last - first - 1) + coverage(first) + coverage(last) + 0.5) / Double(scale)
}
