import Foundation

/// A view whose frame differs from the one that Interface Builder recorded.
public struct FrameDifference: Hashable, Sendable, CustomStringConvertible {
    /// The file's name.
    public let file: String
    /// The line of the view's element.
    public let line: Int
    /// The element's name, such as `label`.
    public let element: String
    /// The object's identifier.
    public let id: String
    /// The frame in the file, in points of the superview.
    public let recorded: CGRect
    /// The frame after layout, in points of the superview.
    public let laidOut: CGRect

    /// The difference in words.
    public var description: String {
        "\(file):\(line): <\(element) id=\"\(id)\"> is recorded at \(Self.text(recorded)) and laid out at "
            + Self.text(laidOut)
    }

    private static func text(_ rect: CGRect) -> String {
        func text(_ value: CGFloat) -> String {
            String(format: "%g", (Double(value) * 100).rounded() / 100)
        }
        return "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
    }
}
