/// What a drop on a table would do.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// Where the items would go.
    public enum Intent: Int, Sendable {
        /// The table does not say.
        case unspecified
        /// Between two rows.
        case insertAtDestinationIndexPath
        /// Into a row.
        case insertIntoDestinationIndexPath
        /// Between rows or into one, by the position of the finger.
        case automatic
    }

    /// Where the items would go.
    public final let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal that does not say where the items would go.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
