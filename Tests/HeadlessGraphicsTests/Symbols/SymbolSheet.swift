import Foundation

@testable import HeadlessGraphics

/// A sheet of symbols to look at: each at three weights over its outline and its filled form, with its name.
struct SymbolSheet {
    var names: [String]
    var columns = 6
    var configuration: UIImage.SymbolConfiguration?

    private static let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .black]
    private static let cell = CGSize(width: 182, height: 74)

    func draw() -> Data {
        let rows = (names.count + columns - 1) / columns
        let size = CGSize(width: Self.cell.width * CGFloat(columns), height: Self.cell.height * CGFloat(rows))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, name) in names.enumerated() {
                draw(
                    name,
                    at: CGPoint(
                        x: CGFloat(index % columns) * Self.cell.width,
                        y: CGFloat(index / columns) * Self.cell.height), context)
            }
        }
    }

    private func draw(_ name: String, at origin: CGPoint, _ context: UIGraphicsImageRendererContext) {
        for (column, weight) in Self.weights.enumerated() {
            var settings = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
            if let configuration { settings = settings.applying(configuration) }
            guard let image = UIImage(systemName: name, withConfiguration: settings) else { continue }
            let center = CGPoint(x: origin.x + 31 + CGFloat(column) * 60, y: origin.y + 30)
            let rect = CGRect(
                x: center.x - image.size.width / 2, y: center.y - image.size.height / 2,
                width: image.size.width,
                height: image.size.height)
            UIColor(red: 0.9, green: 0.94, blue: 1, alpha: 1).setFill()
            context.fill(rect)
            image.withTintColor(UIColor(red: 0, green: 0.1, blue: 0.3, alpha: 1)).draw(in: rect)
        }
        let font = UIFont.systemFont(ofSize: 9)
        NSAttributedString(string: name, attributes: [.font: font, .foregroundColor: UIColor.darkGray])
            .draw(at: CGPoint(x: origin.x + 4, y: origin.y + 61))
    }
}
