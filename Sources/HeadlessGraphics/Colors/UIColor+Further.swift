import Foundation

extension UIColor {
    /// Creates the colour of the middle of a picture: patterns are not drawn here, and a message says so.
    public convenience init(patternImage image: UIImage) {
        LayoutDiagnostics.reportAnywhere(
            .ignored(call: "UIColor(patternImage:)"), about: "\(image.size)",
            because: "patterns are not drawn; the average colour of the picture is used")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let bytes = (dot.cgImage?.dataProvider?.data as Data?).map(Array.init) ?? []
        guard bytes.count >= 4 else {
            self.init(white: 0, alpha: 0)
            return
        }
        let components = bytes[..<3].map { CGFloat($0) / 255 }
        self.init(red: components[0], green: components[1], blue: components[2], alpha: 1)
    }

    /// How strongly a colour comes forward.
    public enum Prominence: Int, Sendable {
        case primary = 0
        case secondary, tertiary, quaternary
    }

    /// The colour, fainter by its prominence.
    @discardableResult public final func withProminence(_ prominence: Prominence) -> UIColor {
        let opacities: [CGFloat] = [1, 0.6, 0.3, 0.18]
        return withAlphaComponent(opacities[prominence.rawValue])
    }
}
