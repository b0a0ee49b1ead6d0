/// A line that a catalogue's program writes while it works, as JSON: what `formwork` reads.
///
/// The program is called as `PROGRAM VERB --protocol=1 ...`, with the arguments of `CatalogArguments`. It writes messages to
/// its output, one a line, and what screens print to its errors.
public enum CatalogMessage: Codable, Sendable, Hashable {
    /// The version of the messages and arguments.
    public static let protocolVersion = 1

    /// The screens that there are.
    case catalog(version: Int, screens: [CatalogEntry])
    /// Work on a screen begins: what ends the program before the next message is this screen's fault.
    case started(screen: String)
    /// A screen was drawn.
    case drawn(picture: CatalogPicture)
    /// A screen was captured.
    case inspected(capture: CatalogCapture)
    /// A screen was checked.
    case checked(report: CatalogCheck)
    /// The kit reported something about a screen.
    case advice(screen: String, text: String)
    /// Something could not be done; without a screen for all of them.
    case failed(screen: String?, reason: String)
    /// All is done.
    case finished
}
