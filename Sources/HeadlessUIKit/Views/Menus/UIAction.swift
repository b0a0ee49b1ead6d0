import Foundation

/// What an action calls.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and a picture, for menus and controls.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement, UIMenuLeaf {
    /// The control that shows which of its menu's actions is marked.
    weak var owner: (any MenuOwner)?
    /// The title.
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// A picture.
    public override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A picture while the action is selected. None by default.
    public var selectedImage: UIImage?

    /// The name by which an action replaces an earlier one of the same control.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The name.
    public let identifier: Identifier
    /// A longer title.
    public var discoverabilityTitle: String?
    /// How the action is shown.
    public var attributes: UIMenuElement.Attributes
    /// The selection state of the action.
    public var state: UIMenuElement.State {
        didSet { if state != oldValue { owner?.stateChanged(of: self) } }
    }
    /// The sender of the action; nil outside of its handler.
    public private(set) var sender: Any?

    private let handler: UIActionHandler

    /// Creates an action. Without an identifier it gets a new one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler, unless the action is disabled.
    public func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
