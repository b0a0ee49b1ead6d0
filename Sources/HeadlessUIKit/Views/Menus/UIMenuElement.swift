import Foundation

/// Something in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether an element is marked.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// How an element is shown.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// The title.
    open internal(set) var title: String
    /// A second line below the title.
    open var subtitle: String?
    /// A picture.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}
