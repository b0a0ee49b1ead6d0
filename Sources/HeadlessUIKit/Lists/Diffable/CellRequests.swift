/// Whether a data source is providing a cell, in which registrations must not be created.
@MainActor
enum CellRequests {
    private static var depth = 0

    static var isProviding: Bool { depth > 0 }

    static func during<Cell>(_ provide: () -> Cell) -> Cell {
        depth += 1
        defer { depth -= 1 }
        return provide()
    }
}

extension IndexPath {
    /// The path as `NSIndexPath` describes itself on iOS.
    var objectText: String {
        "<NSIndexPath: 0x0> {length = \(count), path = \(map { "\($0)" }.joined(separator: " - "))}"
    }
}
