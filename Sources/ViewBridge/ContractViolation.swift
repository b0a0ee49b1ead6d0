/// Tells of a use that a layout language forbids: what stops an app on a phone.
///
/// On the headless kit the violation goes to `UIKitException.handler`, and where that returns, the call that
/// violated the contract should do nothing. On Apple's UIKit it is an Objective-C exception and never returns.
///
/// - Parameters:
///   - name: The exception's name.
///   - reason: What was violated, by which views, and what to do about it.
@MainActor
package func contractViolation(name: String = "NSInvalidArgumentException", reason: String) {
    #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
        UIKitException.handler(UIKitException(name: name, reason: reason))
    #else
        NSException(name: NSExceptionName(name), reason: reason).raise()
    #endif
}
