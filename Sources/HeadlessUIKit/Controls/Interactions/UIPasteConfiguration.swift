import Foundation

/// The kinds of data that a responder takes from a pasteboard.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying {
    /// The kinds.
    open var acceptableTypeIdentifiers: [String] = []

    /// Creates a configuration without kinds.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// Creates a configuration of kinds.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Adds kinds.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// A configuration of the same kinds.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
}
