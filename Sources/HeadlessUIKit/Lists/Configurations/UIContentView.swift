/// A view that shows what a configuration describes.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows; a new one is shown at once.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration. By default where it has the type of the present one.
    @discardableResult func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration has the type of the present one.
    @discardableResult public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
