import Foundation

/// What views are registered and reused by.
struct ReuseKey: Hashable {
    /// The kind of supplementary or decoration views; empty for cells.
    var kind: String
    var identifier: String

    init(kind: String, identifier: String) {
        (self.kind, self.identifier) = (kind, identifier)
    }

    init(cell identifier: String) {
        self.init(kind: "", identifier: identifier)
    }
}
