import Foundation

@testable import HeadlessGraphics

/// Symbols beside text of their size and weight, at the pixels of a phone.
enum SymbolTextSheet {
    static func draw() -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let weights: [UIImage.SymbolWeight] = [.light, .regular, .semibold, .bold, .black]
        let names = [
            "heart.fill", "chevron.right", "person.crop.circle", "square.and.arrow.up", "envelope",
            "checkmark.circle.fill",
            "star", "gearshape", "trash", "ellipsis",
        ]
        let size = CGSize(width: 380, height: 30 * CGFloat(weights.count + 3))
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (row, weight) in weights.enumerated() {
                line(names, weight, .medium, y: 22 + CGFloat(row) * 30)
            }
            for (row, scale) in [UIImage.SymbolScale.small, .medium, .large].enumerated() {
                line(names, .regular, scale, y: 22 + CGFloat(weights.count + row) * 30)
            }
        }
    }

    private static func line(
        _ names: [String], _ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale, y baseline: CGFloat
    ) {
        let font = UIFont.systemFont(ofSize: 17, weight: weight.fontWeight())
        NSAttributedString(string: "HxEg", attributes: [.font: font]).draw(
            at: CGPoint(x: 10, y: baseline - font.ascender))
        var x: CGFloat = 62
        UITraitCollection(displayScale: 3).performAsCurrent {
            for name in names {
                let look = UIImage.SymbolConfiguration(pointSize: 17, weight: weight, scale: scale)
                guard let image = UIImage(systemName: name, withConfiguration: look) else { continue }
                let top = baseline + (image.baselineOffsetFromBottom ?? 0) - image.size.height
                image.draw(at: CGPoint(x: x, y: top))
                x += image.size.width + 8
            }
        }
    }
}
