internal import LayoutCore

/// The size of a node, as somebody has asked for it.
struct SizeAnswer {
    var size: Size
    /// On each axis whose extent was to be found, the least room in which the answer would have been the same:
    /// infinite where nobody knows.
    var leastRoom: Size

    /// An answer that says nothing of other rooms.
    init(_ size: Size) { self.init(size, leastRoom: .natural) }

    init(_ size: Size, leastRoom: Size) {
        self.size = size
        self.leastRoom = leastRoom
    }
}

extension Size {
    /// No limit on either axis.
    static let natural = Size(width: .infinity, height: .infinity)
}
