/// What a cell of the feed shows.
public struct FeedItemData: Sendable, Equatable {
    /// The line above the post, such as the readers that reacted to it; in as many lines as it takes.
    public var action: String
    /// The author, in one line each: the name, the headline and the time.
    public var posterName, posterHeadline, posterTimestamp: String
    /// The author's text, in as many lines as it takes.
    public var posterComment: String
    /// What is shared: its title, in as many lines as it takes, and its domain, in one line.
    public var contentTitle, contentDomain: String
    /// A comment by the reader, in as many lines as it takes.
    public var actorComment: String

    /// Creates content.
    public init(
        action: String, poster: (name: String, headline: String, timestamp: String), posterComment: String,
        content: (title: String, domain: String), actorComment: String
    ) {
        self.action = action
        (posterName, posterHeadline, posterTimestamp) = poster
        self.posterComment = posterComment
        (contentTitle, contentDomain) = content
        self.actorComment = actorComment
    }
}

extension FeedItemData {
    /// Posts that differ from one another in the words and the lengths of all their texts: the same ones for the same
    /// seed, and others for another.
    public static func samples(_ count: Int, seed: UInt64 = 1) -> [FeedItemData] {
        var words = FeedWords(seed: seed)
        return (0..<count).map { _ in
            FeedItemData(
                action: "\(words.name()) and \(words.number(900)) others \(words.sentence(1...9))",
                poster: (
                    words.name(), words.sentence(2...12),
                    "\(words.number(59)) min"
                ),
                posterComment: words.sentence(4...60),
                content: (words.sentence(2...14), "\(words.word()).org"),
                actorComment: words.sentence(1...24))
        }
    }
}

/// Words in a random order, which is that of the seed.
private struct FeedWords {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func number(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    mutating func word() -> String { Self.words[number(Self.words.count)] }

    mutating func name() -> String {
        "\(Self.names[number(Self.names.count)]) \(Self.names[number(Self.names.count)])"
    }

    mutating func sentence(_ lengths: ClosedRange<Int>) -> String {
        let length = lengths.lowerBound + number(lengths.count)
        return (0..<length).map { _ in word() }.joined(separator: " ") + "."
    }

    private static let names = [
        "Ada", "Grace", "Haneul", "Lovelace", "Hopper", "Katherine", "Johnson", "Margaret", "Hamilton", "Kim",
        "Barbara", "Liskov", "Frances", "Allen", "Radia", "Perlman", "Jürgen", "Zoë", "Ōe", "Łukasz",
    ]
    private static let words = """
        a the of to and in is that it as was for on are with they be at one have this from or had by hot but some what \
        there we can out other were all your when up use word how said an each she which do their time if will way about \
        many then them would write like so these her long make thing see him two has look more day could go come did my \
        sound no most number through over know water than call first people may down side been now find layout constraint \
        solver container measurement baseline typography rendering, engine; (pixel) "screen" well-known 1,024 14:30 \
        proportional; wherever nevertheless, understanding architecture
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
