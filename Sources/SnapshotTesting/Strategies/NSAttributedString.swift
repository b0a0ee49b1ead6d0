import Foundation
import HeadlessUIKit

extension Snapshotting where Value == NSAttributedString, Format == UIImage {
    /// A picture of an attributed text on one line.
    public static var image: Snapshotting { .image() }

    /// A picture of an attributed text.
    ///
    /// - Parameters:
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    ///   - tolerance: Which changes are accepted by regions.
    ///   - width: Where lines break, in points; nil breaks at the ends of paragraphs alone.
    ///   - traits: Traits for the picture's scale and for dynamic colours.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, tolerance: ImageTolerance = .exact,
        width: CGFloat? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        Snapshotting<UIView, UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance,
            traits: traits
        ).pullback { text in
            let text = Unchecked(text)
            return MainThread.run {
                let label = UILabel()
                label.numberOfLines = 0
                label.attributedText = text.value
                label.frame.size = label.sizeThatFits(
                    CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
                if let width { label.frame.size.width = width }
                return label
            }
        }
    }
}

extension Snapshotting where Value == NSAttributedString, Format == String {
    /// A line for each run of equal attributes: its text, and the attributes by name.
    public static var runs: Snapshotting {
        SimplySnapshotting.lines.pullback { text in
            var lines: [String] = []
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
                let values = attributes.map {
                    "\($0.key.rawValue): \(Addresses.scrubbed(from: "\($0.value)"))"
                }
                let part = text.attributedSubstring(from: range).string
                lines.append(
                    (["\(part.debugDescription)"] + values.sorted().map { "  \($0)" }).joined(separator: "\n")
                )
            }
            return lines.joined(separator: "\n")
        }
    }
}
