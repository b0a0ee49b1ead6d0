import UIKit

/// The pictures of the gallery's screens, drawn in code so that the examples need no files.
public enum GalleryArtwork {
    /// The card of the update popup: 236 x 236 points, a phone before a sky.
    public static let updateCard = picture(CGSize(width: 236, height: 236)) { context, box in
        UIBezierPath(roundedRect: box, cornerRadius: 16).addClip()
        gradient(context, in: box, [(0.36, 0.34, 0.84), (0.60, 0.75, 1.0)])
        // One path: where translucent puffs lie on each other there is no seam.
        let clouds = UIBezierPath()
        for (x, y, radius) in [(28.0, 60.0, 18.0), (52, 54, 24), (188, 98, 16), (206, 92, 20)] {
            clouds.append(
                UIBezierPath(
                    ovalIn: CGRect(
                        x: x - radius, y: y - radius * 0.7, width: radius * 2, height: radius * 1.4)))
        }
        UIColor(white: 1, alpha: 0.85).setFill()
        clouds.fill()
        phone(in: CGRect(x: 68, y: 50, width: 100, height: 210))
    }

    /// A landscape for the intro: 320 x 200 points.
    public static let landscape = picture(CGSize(width: 320, height: 200)) { context, box in
        gradient(context, in: box, [(1.0, 0.72, 0.42), (0.98, 0.45, 0.52)])
        UIColor(red: 1, green: 0.93, blue: 0.75, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: 205, y: 40, width: 56, height: 56)).fill()
        hill(UIColor(red: 0.55, green: 0.32, blue: 0.52, alpha: 1), from: 130, peak: 70, in: box)
        hill(UIColor(red: 0.33, green: 0.22, blue: 0.42, alpha: 1), from: 165, peak: 120, in: box)
    }

    // MARK: Drawing

    static func picture(_ size: CGSize, _ draw: @escaping (CGContext, CGRect) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            draw(renderer.cgContext, CGRect(origin: .zero, size: size))
        }
    }

    static func gradient(
        _ context: CGContext, in box: CGRect, _ colors: [(CGFloat, CGFloat, CGFloat)]
    ) {
        let stops = colors.map { UIColor(red: $0.0, green: $0.1, blue: $0.2, alpha: 1).cgColor }
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: stops as CFArray, locations: nil)
        else { return }
        context.drawLinearGradient(
            gradient, start: CGPoint(x: box.minX, y: box.minY), end: CGPoint(x: box.maxX, y: box.maxY),
            options: [])
    }

    private static func hill(_ color: UIColor, from level: CGFloat, peak: CGFloat, in box: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: level))
        path.addCurve(
            to: CGPoint(x: box.maxX, y: level + 10), controlPoint1: CGPoint(x: 110, y: peak),
            controlPoint2: CGPoint(x: 190, y: level + 40))
        path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
        path.addLine(to: CGPoint(x: 0, y: box.maxY))
        path.close()
        color.setFill()
        path.fill()
    }

    private static func phone(in box: CGRect) {
        UIColor(white: 0.12, alpha: 1).setFill()
        UIBezierPath(roundedRect: box, cornerRadius: 18).fill()
        let screen = box.insetBy(dx: 5, dy: 5)
        UIColor.white.setFill()
        UIBezierPath(roundedRect: screen, cornerRadius: 14).fill()
        UIColor(red: 0.36, green: 0.34, blue: 0.84, alpha: 1).setStroke()
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: screen.midX, y: screen.minY + 34))
        arrow.addLine(to: CGPoint(x: screen.midX, y: screen.minY + 78))
        arrow.move(to: CGPoint(x: screen.midX - 16, y: screen.minY + 62))
        arrow.addLine(to: CGPoint(x: screen.midX, y: screen.minY + 78))
        arrow.addLine(to: CGPoint(x: screen.midX + 16, y: screen.minY + 62))
        arrow.lineWidth = 6
        arrow.lineCapStyle = .round
        arrow.lineJoinStyle = .round
        arrow.stroke()
        for row in 0..<3 {
            UIColor(white: 0.88, alpha: 1).setFill()
            let width = screen.width - 30 - CGFloat(row % 2) * 18
            UIBezierPath(
                roundedRect: CGRect(
                    x: screen.minX + 15, y: screen.minY + 100 + CGFloat(row) * 16, width: width, height: 8),
                cornerRadius: 4
            ).fill()
        }
    }
}
