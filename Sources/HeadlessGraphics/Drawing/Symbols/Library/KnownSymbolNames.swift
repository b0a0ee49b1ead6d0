/// Names of system symbols, besides those that the library draws: facts that say whether a name that is not drawn here is one of
/// the system's at all.
enum KnownSymbolNames {
    /// Whether a name is one of the list.
    static func contains(_ name: String) -> Bool { names.contains(name) }

    /// All names.
    static let names: Set<String> = {
        var names: Set<String> = []
        for list in [firstHalf, secondHalf] {
            for word in list.split(whereSeparator: \.isWhitespace) {
                // A name with a plus sign has a filled form besides.
                guard word.last == "+" else {
                    names.insert(String(word))
                    continue
                }
                names.insert(String(word.dropLast()))
                names.insert(word.dropLast() + ".fill")
            }
        }
        return names
    }()
}
