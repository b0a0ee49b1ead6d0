/// How wide a column of text may be and still be read easily: about forty times the body font's size.
enum ReadableWidth {
    /// The limit for a size of text, in points; nil for the sizes for accessibility, which have none.
    static func limit(for category: UIContentSizeCategory) -> CGFloat? {
        let limits: [CGFloat] = [560, 600, 632, 672, 744, 816, 896]
        let index = category.index
        return limits.indices.contains(index) ? limits[index] : nil
    }
}
