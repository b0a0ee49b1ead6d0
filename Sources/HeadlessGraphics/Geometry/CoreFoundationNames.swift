// Named as Core Foundation and Foundation name them on iOS.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

#if !canImport(Darwin)
    /// Core Foundation's name for a string.
    public typealias CFString = String
    /// Core Foundation's name for a dictionary.
    public typealias CFDictionary = [AnyHashable: Any]
    /// Core Foundation's name for a number.
    public typealias CFNumber = NSNumber
    /// Core Foundation's name for any object.
    public typealias CFTypeRef = AnyObject
    /// Objective-C's name for an integer.
    public typealias NSInteger = Int
    /// Objective-C's name for an integer that is not negative.
    public typealias NSUInteger = UInt

    /// The largest number of single precision.
    public let HUGE = Float.greatestFiniteMagnitude
    /// The nanoseconds of a second.
    public let NSEC_PER_SEC: UInt64 = 1_000_000_000
    /// The nanoseconds of a millisecond.
    public let NSEC_PER_MSEC: UInt64 = 1_000_000
    /// The nanoseconds of a microsecond.
    public let NSEC_PER_USEC: UInt64 = 1_000
    /// The microseconds of a second.
    public let USEC_PER_SEC: UInt64 = 1_000_000
#endif

extension CGPoint {
    /// Whether the points are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether the sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether the rectangles are equal.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

extension NSAttributedString {
    /// Creates an empty text: `NSAttributedString()`. An extension cannot override `NSObject`'s initializer.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
