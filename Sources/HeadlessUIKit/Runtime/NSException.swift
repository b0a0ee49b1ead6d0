#if !canImport(ObjectiveC)
    import Foundation

    /// An exception as Objective-C raises it.
    ///
    /// Raised, it is a violation of a contract like those of UIKit's own: see `UIKitException`.
    open class NSException: NSObject, @unchecked Sendable {
        /// What kind of exception it is.
        public let name: NSExceptionName
        /// Why it was raised.
        public let reason: String?
        /// What else its raiser says; nil by default.
        public let userInfo: [AnyHashable: Any]?

        /// Creates an exception.
        public init(
            name aName: NSExceptionName, reason aReason: String?,
            userInfo aUserInfo: [AnyHashable: Any]? = nil
        ) {
            name = aName
            reason = aReason
            userInfo = aUserInfo
        }

        /// Raises the exception.
        open func raise() {
            guard Thread.isMainThread else { fatalError(exception.description) }
            MainActor.assumeIsolated { exception.raise() }
        }

        /// Raises an exception with a formatted reason.
        open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
            NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
        }

        /// The symbols of the calling functions.
        open var callStackSymbols: [String] { Thread.callStackSymbols }

        private var exception: UIKitException { UIKitException(name: name.rawValue, reason: reason ?? "") }
    }

    /// The name of an exception.
    public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
        /// The name that a log shows.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// An exception without a name of its own.
        public static let genericException = NSExceptionName("NSGenericException")
        /// An index outside of its bounds.
        public static let rangeException = NSExceptionName("NSRangeException")
        /// An argument that a method does not take.
        public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
        /// A state that cannot be.
        public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
        /// A key that an object does not have.
        public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
        /// An object that cannot be used now.
        public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    }
#endif
