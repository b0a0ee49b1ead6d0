internal import Stacks
public import ViewBridge

/// The size that a layout proposes to a subview: a length on each axis, or nil for the ideal length.
///
/// Zero proposes the minimum size, infinity the maximum size.
public struct ProposedViewSize: Hashable, Sendable {
    /// The offered width, in points.
    public var width: CGFloat?
    /// The offered height, in points.
    public var height: CGFloat?

    /// Proposes zero: the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Proposes nothing: the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Proposes infinity: the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    init(_ size: ProposedSize) {
        self.init(width: size.width.map { CGFloat($0) }, height: size.height.map { CGFloat($0) })
    }

    /// The size, with lengths of one's own for what is not offered: 10, as SwiftUI has it, by default.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The engine's word.
    var core: ProposedSize {
        ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) })
    }
}
