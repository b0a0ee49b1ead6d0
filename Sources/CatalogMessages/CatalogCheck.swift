/// What the checks of a screen found.
public struct CatalogCheck: Codable, Sendable, Hashable {
    /// A finding.
    public struct Finding: Codable, Sendable, Hashable {
        /// The kind, such as `textClipped`.
        public var kind: String
        /// Whether it is a matter of style.
        public var isStyle: Bool
        /// The view, what is wrong with it, in which settings, and what mends it.
        public var view, problem, condition, remedy: String
        /// Where the source made it, as `Module/File.swift:12`; nil where that is not known.
        public var source: String?
        /// The settings in which it shows.
        public var configurations: [String]

        /// Creates a finding of a view.
        public init(kind: String, isStyle: Bool, view: String) {
            (self.kind, self.isStyle, self.view) = (kind, isStyle, view)
            (problem, condition, remedy) = ("", "", "")
            configurations = []
        }
    }

    /// The screen's name.
    public var screen: String
    /// The number of settings in which it was checked.
    public var configurationCount: Int
    /// The number of findings that views silence.
    public var silencedCount: Int
    /// What was found.
    public var findings: [Finding]
    /// The name of the page in the folder of the call; nil without one.
    public var page: String?

    /// Creates a report.
    public init(screen: String, configurationCount: Int, silencedCount: Int, findings: [Finding]) {
        (self.screen, self.configurationCount) = (screen, configurationCount)
        (self.silencedCount, self.findings) = (silencedCount, findings)
    }
}
