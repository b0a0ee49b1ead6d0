/// A violation of UIKit's contract: on a phone, an Objective-C exception that ends the app.
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exception's name, as UIKit raises it.
    public let name: String
    /// What was violated, in UIKit's words.
    public let reason: String

    /// Creates an exception.
    public init(name: String = "NSInvalidArgumentException", reason: String) {
        self.name = name
        self.reason = reason
    }

    /// The line that a crash log shows.
    public var description: String {
        "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    }

    /// What happens on a violation. The default stops the process with the message; a handler that
    /// returns makes the call that violated the contract do nothing.
    @MainActor public static var handler: (UIKitException) -> Void = { fatalError($0.description) }

    @MainActor package func raise() { Self.handler(self) }
}
