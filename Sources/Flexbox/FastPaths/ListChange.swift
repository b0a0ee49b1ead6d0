internal import Columns
internal import LayoutCore

/// What has changed in a sequence since it was laid out: see ``FlexLayoutPass/isSequence``.
///
/// Most often it is one row of many. Pays in `flex work wide1000` (phase `leaf`).
struct ListChange {
    /// More than one child, or the child is not known.
    static let several = ListChange(child: -1, isRounded: false)

    /// The child that has changed, or in which something has changed.
    var child: Int32
    /// Whether all boxes were rounded before.
    var isRounded: Bool
}

/// The children of a sequence whose boxes have changed since they were rounded.
struct ListMove {
    var child: Int32
    /// How far those after the child have moved, and along which axis.
    var distance: Double
    var axis: Axis
}

extension FlexTree {
    /// Records that a child of a sequence has changed, or something in it.
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

    /// The only child of a node that has changed since its last layout, or nil if there are others or it is not known.
    func onlyChange(in row: Int) -> ListChange? {
        if storage.listChanges.isEmpty { return nil }
        // What was noted of a node that is no sequence any more is out of date.
        guard let change = storage.listChanges[Int32(row)], change.child >= 0,
            traits[row].contains(.list), !traits[row].contains(.changed),
            links[Int(change.child)].parent == row
        else { return nil }
        return change
    }

    /// The sibling before or after a node that has a box, from a given one on.
    func visible(_ row: Int32, _ following: KeyPath<TreeLinks.Links, Int32>) -> Int? {
        var row = row
        while row >= 0, traits[Int(row)].contains(.hidden) { row = links[Int(row)][keyPath: following] }
        return row >= 0 ? Int(row) : nil
    }
}
