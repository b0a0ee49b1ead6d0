import Foundation

/// The paths after an update of the elements before it, and the other way.
struct UpdateMap {
    func newPath(of old: IndexPath) -> IndexPath? { old }
    func oldPath(of new: IndexPath) -> IndexPath? { new }
}
