/// What a PDF file says about itself.
public struct DocumentMetadata: Hashable, Sendable {
    /// The title, or empty.
    public var title: String
    /// The author, or empty.
    public var author: String
    /// The subject, or empty.
    public var subject: String
    /// Key words, or empty.
    public var keywords: String
    /// The program that the contents come from, or empty.
    public var creator: String

    /// Creates a description.
    public init(
        title: String = "", author: String = "", subject: String = "", keywords: String = "",
        creator: String = ""
    ) {
        self.title = title
        self.author = author
        self.subject = subject
        self.keywords = keywords
        self.creator = creator
    }
}
