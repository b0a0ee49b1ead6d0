/// A screen of a catalogue, as it is listed.
public struct CatalogEntry: Codable, Sendable, Hashable {
    /// Its name.
    public var name: String
    /// The name as a part of a file's name.
    public var fileName: String
    /// The section that it is in; empty without one.
    public var section: String
    /// Its device and what is not as usual; or its size.
    public var setting: String

    /// Creates an entry.
    public init(name: String, fileName: String, section: String, setting: String) {
        (self.name, self.fileName, self.section, self.setting) = (name, fileName, section, setting)
    }
}
