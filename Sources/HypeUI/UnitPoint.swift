// Exported, so that its members are found where only this module is imported.
@_exported public import struct LayoutCore.UnitPoint

/// A point in parts of a view's size: (0, 0) is top left, (1, 1) bottom right.
public typealias UnitPoint = LayoutCore.UnitPoint
