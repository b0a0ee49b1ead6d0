import Foundation

/// A group of elements, which context menus and buttons show.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The name by which a menu is found.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown in another.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its elements are shown in the outer menu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One element at a time is marked.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its elements are shown in a row.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large elements are shown.
    public enum ElementSize: Int, Sendable {
        case automatic = -1
        case small, medium, large
    }

    /// The name.
    public final let identifier: Identifier
    /// How the menu is shown in another.
    public final let options: Options
    /// How large elements are shown. Large by default.
    open var preferredElementSize: ElementSize
    /// The elements.
    public final let children: [UIMenuElement]

    /// Creates a menu. Without an identifier it gets a new one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other elements.
    @discardableResult open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements that are marked, in this menu and those in it.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }
}

/// Elements that are made when the menu is opened.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
    /// Makes the elements and hands them on.
    public let elementProvider: @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates an element by what makes others.
    public init(_ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.elementProvider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// An element whose provider is called each time that the menu is opened; here every one is.
    @discardableResult public static func uncached(
        _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self { Self(elementProvider) }
}
