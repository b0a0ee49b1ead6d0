import Foundation

/// The selected items, in the order of their selection.
struct SelectedItems {
    private(set) var paths: [IndexPath] = []
    private var members: Set<IndexPath> = []

    func contains(_ path: IndexPath) -> Bool { members.contains(path) }

    mutating func insert(_ path: IndexPath) {
        if members.insert(path).inserted { paths.append(path) }
    }

    mutating func remove(_ path: IndexPath) {
        if members.remove(path) != nil { paths.removeAll { $0 == path } }
    }

    /// Gives the items other paths; those without one are no longer selected.
    mutating func rekey(_ newPath: (IndexPath) -> IndexPath?) {
        paths = paths.compactMap(newPath)
        members = Set(paths)
    }
}

/// The item that a finger touches.
struct TouchedItem {
    /// The item under the finger; nil if nothing can be selected by lifting it.
    var path: IndexPath?
    /// Whether the item is highlighted.
    var isHighlighted = false
}
