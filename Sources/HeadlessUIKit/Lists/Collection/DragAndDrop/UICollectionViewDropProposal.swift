import Foundation

/// What a drop into a collection view would do.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// What a drop does with the items.
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    /// What a drop does with the items. Unspecified by default.
    public final let intent: Intent

    /// Creates a proposal with an intent.
    public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}
