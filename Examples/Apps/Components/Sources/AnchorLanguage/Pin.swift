import UIKit

/// What has anchors: views and guides.
public protocol AnchorOwner: AnyObject {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIView: AnchorOwner {}
extension UILayoutGuide: AnchorOwner {}

/// An edge, for lists of edges.
public struct PinEdges: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let top = PinEdges(rawValue: 1 << 0)
    public static let leading = PinEdges(rawValue: 1 << 1)
    public static let bottom = PinEdges(rawValue: 1 << 2)
    public static let trailing = PinEdges(rawValue: 1 << 3)
    public static let horizontal: PinEdges = [.leading, .trailing]
    public static let vertical: PinEdges = [.top, .bottom]
    public static let all: PinEdges = [.horizontal, .vertical]
}

extension AnchorOwner {

    /// Constraints of edges to those of another owner, not yet active.
    public func pinned(
        _ edges: PinEdges = .all, to other: AnchorOwner, inset: CGFloat = 0
    ) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        if edges.contains(.top) { result.append(topAnchor ==~ other.topAnchor + inset) }
        if edges.contains(.leading) { result.append(leadingAnchor ==~ other.leadingAnchor + inset) }
        if edges.contains(.bottom) { result.append(bottomAnchor ==~ other.bottomAnchor - inset) }
        if edges.contains(.trailing) { result.append(trailingAnchor ==~ other.trailingAnchor - inset) }
        return result
    }

    /// Relates the same anchor of several owners to that of this one, by its key path.
    public func same<Kind>(
        _ path: KeyPath<AnchorOwner, NSLayoutAnchor<Kind>>, as others: AnchorOwner...
    ) -> [NSLayoutConstraint] {
        let owner: AnchorOwner = self
        return others.map { $0[keyPath: path] ==~ owner[keyPath: path] }
    }

    public func sized(_ size: CGSize) -> [NSLayoutConstraint] {
        [widthAnchor ==~ size.width, heightAnchor ==~ size.height]
    }

    public func aspect(_ ratio: CGFloat) -> NSLayoutConstraint {
        widthAnchor ==~ heightAnchor * ratio
    }

    public func centered(in other: AnchorOwner) -> [NSLayoutConstraint] {
        [centerXAnchor ==~ other.centerXAnchor, centerYAnchor ==~ other.centerYAnchor]
    }
}

extension AnchorOwner {
    // Subscripts by key path need the common superclass of the anchors.
    public var x: NSLayoutAnchor<NSLayoutXAxisAnchor> { centerXAnchor }
    public var y: NSLayoutAnchor<NSLayoutYAxisAnchor> { centerYAnchor }
    public var start: NSLayoutAnchor<NSLayoutXAxisAnchor> { leadingAnchor }
    public var end: NSLayoutAnchor<NSLayoutXAxisAnchor> { trailingAnchor }
}
