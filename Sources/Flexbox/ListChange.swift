internal import Columns
internal import LayoutCore

/// What has changed in a list since it was laid out: see ``FlexLayoutPass/isList``.
///
/// Most often it is one row of many, so that nobody has to look for it.
struct ListChange {
    /// More than one child, or nobody knows which.
    static let several = ListChange(child: -1, isRounded: false)

    /// The child that has changed, or that something has changed in.
    var child: Int32
    /// Whether all boxes stood on the pixel grid before.
    var isRounded: Bool
}

/// The children of a list whose boxes have changed since they were put onto the pixel grid.
struct ListMove {
    var child: Int32
    /// How far those after the child have moved, and along which axis.
    var distance: Double
    var axis: Axis
}

extension FlexTree {
    /// Notes that a child of a list has changed, or something in it.
    func noteChange(of row: Int, in parent: Int) {
        guard traits[parent].contains(.list) else { return }
        let list = Int32(parent)
        if let known = storage.listChanges[list] {
            if known.child != Int32(row) { storage.listChanges[list] = .several }
        } else if traits[parent].contains(.dirty) {
            storage.listChanges[list] = .several
        } else {
            storage.listChanges[list] = ListChange(
                child: Int32(row), isRounded: !traits[parent].contains(.moved))
        }
    }

    /// The only child of a node that has changed since its last layout, or nil if there are others or nobody knows.
    @inline(__always)
    func onlyChange(in row: Int) -> ListChange? {
        if storage.listChanges.isEmpty { return nil }
        guard let change = storage.listChanges[Int32(row)], change.child >= 0,
            !traits[row].contains(.changed),
            links[Int(change.child)].parent == row
        else { return nil }
        return change
    }

    /// The sibling before or after a node that has a box, from a given one on.
    func visible(_ row: Int32, _ following: KeyPath<TreeLinks.Links, Int32>) -> Int? {
        var row = row
        while row >= 0, traits[Int(row)].contains(.vanished) { row = links[Int(row)][keyPath: following] }
        return row >= 0 ? Int(row) : nil
    }
}
