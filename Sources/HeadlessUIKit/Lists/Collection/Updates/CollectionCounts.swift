import Foundation

/// The numbers of items of a collection view's sections.
struct CollectionCounts: Equatable {
    var items: [Int] = []

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && items.indices.contains(path.section) && path.item >= 0
            && path.item < items[path.section]
    }
}
