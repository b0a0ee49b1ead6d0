import Foundation

/// Values that elements hold.
extension InterfaceElement {
    func number(_ attribute: String) -> CGFloat? {
        guard let value = attributes[attribute].flatMap(Double.init), value.isFinite else { return nil }
        return CGFloat(value)
    }

    /// The text of a `string` element, which Interface Builder may encode.
    var stringValue: String {
        guard self["base64-UTF8"] == "YES" else { return text }
        var encoded = text.filter { !$0.isWhitespace }
        while encoded.count % 4 != 0 { encoded.append("=") }
        return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }
    var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }
    var rect: CGRect { CGRect(origin: point, size: size) }

    /// `inset` elements have the edges as `minX`, `minY`, `maxX`, `maxY`.
    var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: number("minY") ?? number("top") ?? 0, left: number("minX") ?? number("left") ?? 0,
            bottom: number("maxY") ?? number("bottom") ?? 0, right: number("maxX") ?? number("right") ?? 0)
    }

    var directionalInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
            trailing: number("trailing") ?? 0)
    }

    var autoresizingMask: UIView.AutoresizingMask {
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { if self[$1.0] == "YES" { $0.insert($1.1) } }
    }
}
