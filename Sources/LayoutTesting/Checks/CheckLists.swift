extension [LayoutCheck] {
    /// The checks that find faults which a user meets.
    public static var faults: [LayoutCheck] {
        [
            .textClipping, .bounds, .overlap, .conflict, .ambiguity, .stability, .mirroring, .pixelGrid,
            .imageResolution, .hitRegion, .contrast, .dynamicType, .elementDetection,
            .sufficientElementDescription, .trait, .readingOrder,
        ]
    }

    /// The checks that find questionable style.
    public static var style: [LayoutCheck] {
        [
            .leftRight, .fixedTextHeight, .frameOnConstrainedView, .readableWidth, .autoresizingMask,
            .margins, .stackChain, .buttonSize, .textFieldSize,
        ]
    }
}
