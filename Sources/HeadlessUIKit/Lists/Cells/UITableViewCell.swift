internal import CDynamicInit

/// A row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// How a cell arranges its labels and its image.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// The identifier under which the cell is reused; nil is never.
    open internal(set) var reuseIdentifier: String?

    /// Creates a cell. Dequeuing calls this initializer of the class that was registered, with the style
    /// `.default`.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// Creates an empty view: nibs are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a cell of a registered class.
    static func make(_ type: UITableViewCell.Type, style: CellStyle, reuseIdentifier: String?)
        -> UITableViewCell
    {
        let words = unsafeBitCast(reuseIdentifier, to: (UInt64, UInt64).self)
        return withExtendedLifetime(reuseIdentifier) {
            DynamicInit.retained(
                dynamic_init_cell(
                    unsafeBitCast(type, to: UnsafeRawPointer.self), UInt8(style.rawValue), words.0, words.1))
        }
    }
}
