/// Views and guides in a row or a column, with the spaces between them: what a visual format says, and what
/// the builder beside it makes.
@MainActor
struct ConstraintChain {
    /// What a length compares with.
    struct Length {
        enum Object {
            case points(CGFloat)
            /// The length of another item along the same axis.
            case item(LayoutNode)
        }

        var relation: NSLayoutConstraint.Relation
        var object: Object
        var priority: UILayoutPriority
    }

    /// What lies between two items: the system's space, or what it compares with.
    enum Gap {
        case standard
        case spaces([Length])

        /// The edges touch.
        static var none: Gap {
            .spaces([Length(relation: .equal, object: .points(0), priority: .required)])
        }
    }

    /// A view or guide, and what its length compares with.
    struct Item {
        var node: LayoutNode
        var sizes: [Length]
    }

    /// A view around an item, and the space between their edges.
    struct Edge {
        var outer: LayoutNode
        var gap: Gap
    }

    var axis: NSLayoutConstraint.Axis
    var options: NSLayoutConstraint.FormatOptions = []
    var leading: Edge?
    var items: [Item] = []
    /// One fewer than there are items.
    var gaps: [Gap] = []
    var trailing: Edge?
}
