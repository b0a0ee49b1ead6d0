/// Why there is no file of a film.
public enum FilmError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The format needs a library that this machine does not have.
    case missingLibrary(String)
    /// Even with few frames and pixels the file is larger than it may be, in bytes.
    case overBudget(smallest: Int, budget: Int)

    /// The error as one sentence.
    public var description: String {
        switch self {
        case .missingLibrary(let name): "the film cannot be written without \(name), which is not installed"
        case .overBudget(let smallest, let budget):
            "the film takes \(smallest) bytes with the fewest frames and pixels, and may take \(budget)"
        }
    }
}
