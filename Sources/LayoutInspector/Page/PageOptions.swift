/// What a page contains, and how large it may get.
public struct PageOptions: Sendable, Hashable {
    /// The title; nil for the name of the first capture's root and its device.
    public var title: String?
    /// Whether pictures are written into the page, where captures have them. True by default; without them the page draws
    /// backgrounds, borders and texts itself.
    public var includesPictures = true
    /// The number of bytes from which on a page is refused. 50 MB by default.
    public var maximumSize = 50_000_000

    /// Creates the default options.
    public init() {}
}

/// A page was refused because of its size.
public struct PageTooLarge: Error, Sendable, Hashable, CustomStringConvertible {
    /// The number of bytes that the page would have.
    public var size: Int
    /// The number of bytes that ``PageOptions/maximumSize`` allows.
    public var limit: Int
    /// The number of bytes of the pictures.
    public var pictures: Int
    /// The number of captures.
    public var captures: Int
    /// The number of views in all captures.
    public var views: Int

    /// What helps, a sentence in each element.
    public var advice: [String] {
        var advice: [String] = []
        if pictures > size / 4 {
            advice.append(
                "Leave the pictures out: set PageOptions.includesPictures to false, or capture without "
                    + "CaptureOptions.includesPictures; the page then draws backgrounds, borders and texts itself."
            )
        }
        if captures > 1 { advice.append("Write a page for each of the \(captures) captures.") }
        if views > 5000 { advice.append("Capture a part of the screen instead of the window.") }
        advice.append("Or raise PageOptions.maximumSize above \(size).")
        return advice
    }

    /// The sizes and the advice.
    public var description: String {
        let megabytes = (Double(size) / 100_000).rounded(.up) / 10
        let allowed = (Double(limit) / 100_000).rounded() / 10
        return "The page would have \(megabytes) MB; \(allowed) MB are allowed.\n"
            + advice.joined(separator: "\n")
    }
}
