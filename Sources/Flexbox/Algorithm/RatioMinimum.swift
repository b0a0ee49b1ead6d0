extension FlexTree {
    /// Whether a height that follows from a width by an aspect ratio gives way to what is inside
    /// ([Sizing 4, 5.2](https://www.w3.org/TR/css-sizing-4/#aspect-ratio-minimum)): that of text does, and that of
    /// several items above each other. Items of a single row have the height that there is.
    func hasRatioMinimum(_ row: Int) -> Bool {
        if styles[row].isScrollContainer { return false }
        if links[row].firstChild < 0 { return traits[row].contains(.measured) }
        return styles[row].flexDirection.axis == .vertical || styles[row].flexWrap != .noWrap
    }
}
