import Foundation
import HeadlessUIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// A picture of a path, filled by the even-odd rule, a pixel to a point.
    public static var image: Snapshotting { .image() }

    /// A picture of a path.
    ///
    /// - Parameters:
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    ///   - tolerance: Which changes are accepted by regions.
    ///   - scale: Pixels per point.
    ///   - drawingMode: How it is filled and stroked.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, tolerance: ImageTolerance = .exact,
        scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance, scale: scale
        ).pullback { path in
            PathPicture.draw(path.boundingBoxOfPath, scale) { context in
                context.addPath(path)
                context.drawPath(using: drawingMode)
            }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A picture of a filled path, a pixel to a point.
    public static var image: Snapshotting { .image() }

    /// A picture of a filled path.
    ///
    /// - Parameters:
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    ///   - tolerance: Which changes are accepted by regions.
    ///   - scale: Pixels per point.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, tolerance: ImageTolerance = .exact,
        scale: CGFloat = 1
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance, scale: scale
        ).pullback { path in PathPicture.draw(path.bounds, scale) { _ in path.fill() } }
    }
}

private enum PathPicture {
    static func draw(_ bounds: CGRect, _ scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// A line for each element of a path.
    public static var elementsDescription: Snapshotting {
        .elementsDescription(numberFormatter: .pathNumbers)
    }

    /// A line for each element of a path, with numbers by a formatter.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        SimplySnapshotting.lines.pullback { PathText.text(of: $0, numberFormatter) }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// A line for each element of a path.
    public static var elementsDescription: Snapshotting {
        .elementsDescription(numberFormatter: .pathNumbers)
    }

    /// A line for each element of a path, with numbers by a formatter.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback {
            $0.cgPath
        }
    }
}

private enum PathText {
    static func text(of path: CGPath, _ formatter: NumberFormatter) -> String {
        var text = ""
        path.applyWithBlock { element in
            let (kind, count): (String, Int) =
                switch element.pointee.type {
                case .moveToPoint: ("MoveTo", 1)
                case .addLineToPoint: ("LineTo", 1)
                case .addQuadCurveToPoint: ("QuadCurveTo", 2)
                case .addCurveToPoint: ("CurveTo", 3)
                case .closeSubpath: ("Close", 0)
                }
            if kind == "MoveTo", !text.isEmpty { text += "\n" }
            let points = (0..<count).map { index in
                let point = element.pointee.points[index]
                return "(\(number(point.x, formatter)), \(number(point.y, formatter)))"
            }
            text += "\(kind) \(points.joined(separator: " "))\n"
        }
        return text
    }

    private static func number(_ value: CGFloat, _ formatter: NumberFormatter) -> String {
        formatter.string(from: NSNumber(value: Double(value))) ?? "\(value)"
    }
}

extension NumberFormatter {
    /// One to three digits behind a point, on every system.
    fileprivate static var pathNumbers: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = false
        formatter.decimalSeparator = "."
        formatter.minimumFractionDigits = 1
        formatter.maximumFractionDigits = 3
        formatter.roundingMode = .halfEven
        return formatter
    }
}
