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
    /// Core Foundation's name for an array, so that `colors as CFArray` compiles.
    public typealias CFArray = [Any]
    /// Core Foundation's name for a set.
    public typealias CFSet = Set<AnyHashable>
    /// Core Foundation's name for a date.
    public typealias CFDate = Date
    /// Core Foundation's name for an attributed string.
    public typealias CFAttributedString = NSAttributedString
    /// Core Foundation's name for a mutable attributed string.
    public typealias CFMutableAttributedString = NSMutableAttributedString
    /// Core Foundation's name for a truth value.
    public typealias CFBoolean = NSNumber
    /// Core Foundation's name for a count or a position.
    public typealias CFIndex = Int
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
    /// Core Foundation's name for true.
    public var kCFBooleanTrue: CFBoolean! { true as NSNumber }
    /// Core Foundation's name for false.
    public var kCFBooleanFalse: CFBoolean! { false as NSNumber }

    /// A part of a text or an array.
    public struct CFRange: Hashable, Sendable {
        /// Where it starts.
        public var location: CFIndex
        /// How long it is.
        public var length: CFIndex

        /// Creates a range.
        public init(location: CFIndex = 0, length: CFIndex = 0) {
            self.location = location
            self.length = length
        }
    }

    /// Creates a range.
    public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

    /// The number of UTF-16 units.
    public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }

    /// The number of elements.
    public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

    /// The number of entries.
    public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

    /// The number of UTF-16 units.
    public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }
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
