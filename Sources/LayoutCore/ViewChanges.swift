/// What has changed at a view, as far as a layout may depend on it.
@frozen
public struct ViewChanges: OptionSet, Sendable {
    /// One bit for each kind of change.
    public let rawValue: UInt8

    /// A set of changes from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Subviews have been inserted, removed or reordered, or other subviews than before take part in the layout.
    @inlinable public static var subviews: ViewChanges { ViewChanges(rawValue: 1 << 0) }
    /// The natural size of the content.
    @inlinable public static var contentSize: ViewChanges { ViewChanges(rawValue: 1 << 1) }
    /// Something in a view further down, or the frame of a subview.
    @inlinable public static var descendants: ViewChanges { ViewChanges(rawValue: 1 << 2) }
    /// The frame is no longer the one that a layout language has set.
    @inlinable public static var frame: ViewChanges { ViewChanges(rawValue: 1 << 3) }
    /// The view has been hidden or shown.
    @inlinable public static var visibility: ViewChanges { ViewChanges(rawValue: 1 << 4) }
    /// The semantic content attribute.
    @inlinable public static var semanticDirection: ViewChanges { ViewChanges(rawValue: 1 << 5) }
    /// The trait collection.
    @inlinable public static var traits: ViewChanges { ViewChanges(rawValue: 1 << 6) }
    /// The view is being removed from its superview, which it still has.
    @inlinable public static var removal: ViewChanges { ViewChanges(rawValue: 1 << 7) }
}
