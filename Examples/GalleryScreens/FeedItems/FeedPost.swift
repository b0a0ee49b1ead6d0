import UIKit

/// What a post in a feed says.
public struct FeedPost: Sendable {
    /// The author, their profession, and the time.
    public var name, headline, time: String
    /// The text, of any length.
    public var text: String
    /// What others did.
    public var likes, comments: String
    /// A reply.
    public var reply: String

    /// A post with a number of sentences.
    public static func sample(sentences: Int = 3) -> FeedPost {
        let text = [
            "A layout is a function of a size.",
            "Whoever writes it by hand writes the same additions again and again.",
            "Whoever reads it has to find out what was meant.",
            "So say what you mean, and let it be computed.",
        ]
        return FeedPost(
            name: "Grace Hopper", headline: "Compilers, ships and a bug", time: "2 h",
            text: (0..<sentences).map { text[$0 % text.count] }.joined(separator: " "), likes: "1,024 likes",
            comments: "64 comments",
            reply: "Nobody believed that a machine could do anything but arithmetic, until it did.")
    }
}
