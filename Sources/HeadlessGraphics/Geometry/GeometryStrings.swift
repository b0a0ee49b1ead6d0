// Apple's names of C functions and constants begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Numbers in braces, as `{{0, 0}, {1, 2}}`, that a geometric value is written as.
enum GeometryStrings {
    /// A number without a needless fraction: 1 and not 1.0.
    static func string(for number: CGFloat) -> String {
        guard number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
        return "\(Int(number))"
    }

    /// A list of numbers in braces.
    static func string(for numbers: CGFloat...) -> String {
        "{" + numbers.map(string(for:)).joined(separator: ", ") + "}"
    }

    /// The numbers of a text in order; nil where there are not exactly `count` or braces do not match.
    static func numbers(in text: String, count: Int) -> [CGFloat]? {
        guard text.filter({ $0 == "{" }).count == text.filter({ $0 == "}" }).count else { return nil }
        let parts = text.split { "{}[], \t\n".contains($0) }
        let numbers = parts.compactMap { Double($0) }
        return numbers.count == count && parts.count == count ? numbers.map { CGFloat($0) } : nil
    }
}

/// A point as text: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// A size as text: `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// A rectangle as text: `{{0, 0}, {1, 2}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Insets as text: `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
/// A transform as text: `[a, b, c, d, tx, ty]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    NSCoder.string(for: transform)
}
/// The point that a text describes; zero where it describes none.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// The size that a text describes; zero where it describes none.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// The rectangle that a text describes; zero where it describes none.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// The insets that a text describes; zero where it describes none.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }
