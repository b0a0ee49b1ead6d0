extension [LayoutCheck] {
    /// The checks that find faults which a user meets.
    public static var faults: [LayoutCheck] { [.textClipping, .hitRegion, .contrast, .conflict, .ambiguity] }

    /// The checks that find questionable style.
    public static var style: [LayoutCheck] { [] }
}
