internal import LayoutCore
internal import Stacks
public import ViewBridge

/// A type that stands for an alignment line of one's own.
@preconcurrency @MainActor
public protocol AlignmentID {
    /// Where the line lies in a box that does not say otherwise.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment line: one that all have, or one of a user's.
enum AlignmentKey: Hashable, Sendable {
    case common(AlignmentGuide)
    case custom(CustomAlignment)

    /// The engine's word in a tree.
    @MainActor
    func guide(in tree: LayoutTree) -> AlignmentGuide {
        switch self {
        case .common(let guide): guide
        case .custom(let custom): tree.guide(of: custom)
        }
    }
}

/// A user's alignment line.
struct CustomAlignment: Hashable, Sendable {
    // A metatype is immutable, but metatypes of protocols without `Sendable` are not known to be.
    nonisolated(unsafe) let type: any AlignmentID.Type
    let isVertical: Bool

    init(_ type: any AlignmentID.Type, isVertical: Bool) {
        self.type = type
        self.isVertical = isVertical
    }

    static func == (one: CustomAlignment, other: CustomAlignment) -> Bool {
        one.type == other.type && one.isVertical == other.isVertical
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(isVertical)
    }
}
