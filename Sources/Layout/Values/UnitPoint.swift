// Exported, so that its members are found where only this module is imported.
@_exported public import struct LayoutCore.UnitPoint

/// A point of a box in parts of its size, from the leading edge and from the top.
public typealias UnitPoint = LayoutCore.UnitPoint
