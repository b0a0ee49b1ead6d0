internal import CDynamicInit

/// The header or footer of a section of a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier under which the view is reused; nil is never.
    open internal(set) var reuseIdentifier: String?

    /// Creates a view. Dequeuing calls this initializer of the class that was registered.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates an empty view: nibs are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a view of a registered class.
    static func make(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        let words = unsafeBitCast(reuseIdentifier, to: (UInt64, UInt64).self)
        return withExtendedLifetime(reuseIdentifier) {
            DynamicInit.retained(
                dynamic_init_header_footer(unsafeBitCast(type, to: UnsafeRawPointer.self), words.0, words.1))
        }
    }
}
