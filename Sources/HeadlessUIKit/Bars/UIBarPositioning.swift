/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// Decides on the position of a bar. The method has a default.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    /// The position that a bar takes; the default is the bar's own.
    @discardableResult func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Any position.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { OptionalMethods.byDefault(.any) }
}

extension UINavigationBar: UIBarPositioning {
    /// The position that the delegate returns; at the top without one.
    public var barPosition: UIBarPosition {
        if navigator != nil { return .topAttached }
        let decided = delegate?.position(for: self) ?? .any
        return decided == .any ? .top : decided
    }
}

extension UIToolbar: UIBarPositioning {
    /// The position that the delegate returns; at the bottom without one.
    public var barPosition: UIBarPosition {
        let decided = delegate?.position(for: self) ?? .any
        return decided == .any ? .bottom : decided
    }
}

/// Decides on the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
