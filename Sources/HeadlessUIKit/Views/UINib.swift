import Foundation

/// A nib file. Nibs are not read here: the type exists for declarations, and loading raises iOS's exception.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// The options of loading a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects that stand for the nib's placeholders.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let bundle: Bundle

    /// Creates a nib by its name.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Creates a nib of data.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Raises iOS's exception for a nib that is missing.
    ///
    /// - Returns: Nothing, where a handler lets the program go on.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        Self.raise(name, in: bundle)
        return []
    }

    fileprivate static func raise(_ name: String, in bundle: Bundle) {
        UIKitException(
            reason:
                "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'"
        ).raise()
    }
}

extension Bundle {
    /// Raises iOS's exception for a nib that is missing: nibs are not read here.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib.raise(name, in: self)
        return nil
    }
}
