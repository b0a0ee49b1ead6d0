import Foundation

/// Core Foundation's name of a URL, so that `url as CFURL` compiles.
public typealias CFURL = URL

/// Core Foundation's name of an error.
public typealias CFError = NSError

/// The scope of a registration. Fonts are always registered for the running program.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    /// The old name of ``persistent``.
    public static let user = CTFontManagerScope.persistent
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds the fonts of a file to those that `UIFont(name:size:)` finds.
///
/// - Parameters:
///   - fontURL: A TrueType or OpenType file or collection. It must stay where it is.
///   - scope: Without effect: fonts are registered for the running program.
///   - error: Takes an error that names the file, where there is none or where it holds no font. The caller
///     takes it by `takeRetainedValue()`: Core Text's signature is C's, hence the `Unmanaged` reference.
/// - Returns: Whether the fonts were added.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do {
        try UIFont.registerFonts(at: fontURL)
        return true
    } catch let problem {
        // 101: file not found, 103: unrecognised format, as Core Text numbers them.
        let code = if case .fileNotFound = problem { 101 } else { 103 }
        let made = NSError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code,
            userInfo: [NSLocalizedDescriptionKey: problem.description])
        error?.pointee = Unmanaged.passRetained(made)
        return false
    }
}
