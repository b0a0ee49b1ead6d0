internal import Foundation

/// A shared library that is loaded when it is first needed.
struct LoadedLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Loads the first of some libraries that is there.
    init?(_ names: [String]) {
        guard let found = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_GLOBAL) }).first else {
            return nil
        }
        handle = found
    }

    /// A function of the library, or of those that it needs.
    func function<Signature>(_ name: String, as type: Signature.Type) -> Signature? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}
