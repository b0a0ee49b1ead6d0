import ViewBridge

/// The attributes that one statement speaks about, as the bits of a number. The order of the bits is the order
/// in which a statement becomes constraints.
struct AttributeSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bit of one of UIKit's attributes.
    init(_ attribute: LayoutConstraint.Attribute) {
        rawValue = Self.order.firstIndex(of: attribute).map { 1 << UInt32($0) } ?? 0
    }

    /// UIKit's attributes, each at the index of its bit.
    static let order: [LayoutConstraint.Attribute] = [
        .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]

    /// UIKit's attributes of this set, in order.
    var layoutAttributes: [LayoutConstraint.Attribute] {
        var attributes: [LayoutConstraint.Attribute] = []
        attributes.reserveCapacity(rawValue.nonzeroBitCount)
        var bits = rawValue
        while bits != 0, bits.trailingZeroBitCount < Self.order.count {
            attributes.append(Self.order[bits.trailingZeroBitCount])
            bits &= bits - 1
        }
        return attributes
    }

    /// Whether the set speaks of several attributes.
    var isSeveral: Bool { rawValue.nonzeroBitCount > 1 }

    static let left = AttributeSet(rawValue: 1 << 0)
    static let top = AttributeSet(rawValue: 1 << 1)
    static let right = AttributeSet(rawValue: 1 << 2)
    static let bottom = AttributeSet(rawValue: 1 << 3)
    static let leading = AttributeSet(rawValue: 1 << 4)
    static let trailing = AttributeSet(rawValue: 1 << 5)
    static let width = AttributeSet(rawValue: 1 << 6)
    static let height = AttributeSet(rawValue: 1 << 7)
    static let centerX = AttributeSet(rawValue: 1 << 8)
    static let centerY = AttributeSet(rawValue: 1 << 9)
    static let lastBaseline = AttributeSet(rawValue: 1 << 10)
    static let firstBaseline = AttributeSet(rawValue: 1 << 11)
    static let leftMargin = AttributeSet(rawValue: 1 << 12)
    static let rightMargin = AttributeSet(rawValue: 1 << 13)
    static let topMargin = AttributeSet(rawValue: 1 << 14)
    static let bottomMargin = AttributeSet(rawValue: 1 << 15)
    static let leadingMargin = AttributeSet(rawValue: 1 << 16)
    static let trailingMargin = AttributeSet(rawValue: 1 << 17)
    static let centerXWithinMargins = AttributeSet(rawValue: 1 << 18)
    static let centerYWithinMargins = AttributeSet(rawValue: 1 << 19)
}
