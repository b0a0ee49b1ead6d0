public import LayoutCore

/// A visual format: a row or a column of views with the spaces between them.
///
/// ```
/// let format = try VisualFormat(parsing: "H:|-8-[red(>=100)]-[blue(==red)]-(>=8@750)-|")
/// format.items.map(\.name.text)  // ["red", "blue"]
/// ```
///
/// The grammar is that of Apple's documentation:
///
/// ```
/// format:     (("H" | "V") ":")? ("|" connection)? view (connection view)* (connection "|")?
/// view:       "[" name predicates? "]"
/// connection: "" | "-" | "-" (number | name | predicates) "-"
/// predicates: "(" predicate ("," predicate)* ")"
/// predicate:  ("==" | "<=" | ">=")? (number | name) ("@" (number | name))?
/// ```
///
/// Numbers in predicates may have a sign. Spaces and line ends may separate words.
public struct VisualFormat: Hashable, Sendable {
    /// The text that was parsed.
    public let text: String
    /// Whether it is a row, "H:" or nothing, or a column, "V:".
    public let axis: Axis
    /// The connection to the superview before the first view; nil where the format does not start with a bar.
    public let leading: Edge?
    /// The views, of which there is at least one.
    public let items: [Item]
    /// The gaps between views: one fewer than there are views.
    public let gaps: [Gap]
    /// The connection to the superview after the last view; nil where the format does not end with a bar.
    public let trailing: Edge?

    /// A view with conditions on its size.
    public struct Item: Hashable, Sendable {
        /// The name by which the view is looked up. May contain dots.
        public let name: Name
        /// The conditions on its length along the axis.
        public let sizes: [Predicate]
    }

    /// A bar, and the space between it and the view next to it.
    public struct Edge: Hashable, Sendable {
        /// The space.
        public let gap: Gap
        /// The position of the bar, counted from 0.
        public let position: Int
    }

    init(
        _ text: String, _ axis: Axis, _ leading: Edge?, _ views: (items: [Item], gaps: [Gap]),
        _ trailing: Edge?
    ) {
        self.text = text
        self.axis = axis
        self.leading = leading
        (items, gaps) = views
        self.trailing = trailing
    }

    /// Parses a format.
    ///
    /// - Parameter text: The format.
    /// - Throws: What is wrong with it first, and where.
    public init(parsing text: String) throws(FormatError) {
        var parser = Parser(text)
        self = try parser.format()
    }
}
