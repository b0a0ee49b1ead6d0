/// An item of a group whose frames source code calculates.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    final let item: CustomItemPlan

    /// Creates an item with a frame in the group, at level 0.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates an item with a frame in the group and a level.
    public init(frame: CGRect, zIndex: Int) {
        item = CustomItemPlan(frame: frame, zIndex: zIndex)
        super.init()
    }

    /// The frame in the group, in points.
    open var frame: CGRect { item.frame }
    /// The order of the view above and below others.
    open var zIndex: Int { item.zIndex }

    /// The same item.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutGroupCustomItem(frame: item.frame, zIndex: item.zIndex)
    }
}

/// Calculates the frames of a custom group's items for the container: the group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]
