import Foundation

/// A position in text that a ``NSTextContentManager`` has.
public protocol NSTextLocation: AnyObject {
    /// How the position compares with another.
    @discardableResult func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A position by its index in UTF-16.
final class TextIndexLocation: NSObject, NSTextLocation {
    let index: Int

    init(_ index: Int) {
        self.index = index
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextIndexLocation else { return .orderedSame }
        return index < other.index
            ? .orderedAscending : index > other.index ? .orderedDescending : .orderedSame
    }
}

/// A range of text.
open class NSTextRange: NSObject {
    /// The beginning.
    public let location: any NSTextLocation
    /// The end.
    public let endLocation: any NSTextLocation

    /// Creates a range; without an end it is empty. The result is nil where the end lies before the beginning.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)? = nil) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        (self.location, self.endLocation) = (location, end)
        super.init()
    }

    init(_ range: NSRange) {
        location = TextIndexLocation(range.location)
        endLocation = TextIndexLocation(NSMaxRange(range))
        super.init()
    }

    /// Whether the range has no text.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
    /// Whether a position lies in the range.
    @discardableResult open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending
            && location.compare(endLocation) == .orderedAscending
    }
    /// Whether another range lies in this one.
    @discardableResult open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }
    /// Whether the ranges have text in common.
    @discardableResult open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending
            && textRange.location.compare(endLocation) == .orderedAscending
    }

    var range: NSRange {
        let start = (location as? TextIndexLocation)?.index ?? 0
        return NSRange(location: start, length: ((endLocation as? TextIndexLocation)?.index ?? start) - start)
    }
}
