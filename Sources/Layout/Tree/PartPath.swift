/// The path of a part in the written layout, which identifies it when the body is read again.
///
/// A hash of the indices in lists, the branches and the ids on the way.
struct PartPath: Hashable {
    private var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The path of a component.
    func child(_ index: Int) -> PartPath {
        var result = self
        var mixed = value ^ UInt64(bitPattern: Int64(index &+ 1)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 30)) &* 0x94D0_49BB_1331_11EB
        result.value = mixed ^ (mixed >> 31)
        return result
    }
}

/// What distinguishes a part from its siblings.
struct PartKey: Hashable {
    var path: PartPath
    /// The id of the nearest layout around it that has one: two ids may have the same hash.
    var id: AnyHashable?
    var kind: PartKind

    static func == (one: PartKey, other: PartKey) -> Bool {
        guard one.path == other.path, one.kind == other.kind else { return false }
        if one.id == nil, other.id == nil { return true }
        return one.id == other.id
    }
}

/// What a part is, as far as its identity goes.
enum PartKind: UInt8 {
    /// A box of the engine without a view.
    case box
    /// A user's view.
    case leaf
    /// A view that the module makes and that takes no subviews, such as a colour.
    case plate
    /// A view that the module makes around others.
    case host
    /// A scroll view.
    case scroll
    /// A geometry reader.
    case reader
    /// A geometry reader with a view that the user fills.
    case canvas
}
