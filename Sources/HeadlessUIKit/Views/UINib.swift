import Foundation

/// A nib file, `.xib`, as Interface Builder saves it. It is read when it is loaded first.
///
/// A file is found by its name in the bundle's resources, in the folder of the current language or in `Base.lproj`. Where
/// the bundle is the program's own, the bundles of resources beside the program are searched too.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// The options of loading a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects that stand for the nib's placeholders, in a dictionary by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let bundle: Bundle
    private var content: NibContent?

    /// Creates a nib by its name without the ending; a bundle of nil is the program's own.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Creates a nib of the data of a file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        bundle = bundleOrNil ?? .main
        super.init()
        content = NibContent.read(data, in: bundle)
    }

    /// Creates a nib of a part of a storyboard.
    init(_ content: NibContent) {
        (name, bundle, self.content) = ("", content.source.bundle, content)
        super.init()
    }

    /// Makes the objects of the nib, connects them, and calls `awakeFromNib()` on each.
    ///
    /// Raises iOS's exception for a nib that is missing.
    ///
    /// - Returns: The top-level objects; none where a nib is missing and a handler lets the program go on.
    @discardableResult open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        let owner = ownerOrNil as AnyObject?
        if content == nil {
            let module = owner.flatMap { InterfaceClasses.module(of: type(of: $0)) }
            content = NibContent.find(name, in: bundle, module: module)
        }
        guard let content else {
            Self.raise(name, in: bundle)
            return []
        }
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return content.instantiate(owner: owner, externals: externals.mapValues { $0 as AnyObject })
    }

    static func raise(_ name: String, in bundle: Bundle) {
        UIKitException(
            reason:
                "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'"
        ).raise()
    }
}

extension Bundle {
    /// Loads a nib of the bundle.
    ///
    /// - Parameters:
    ///   - name: The file's name without the ending.
    ///   - owner: The object that File's Owner stands for.
    ///   - options: Other objects that placeholders stand for.
    /// - Returns: The top-level objects; nil where a nib is missing and a handler lets the program go on.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}
