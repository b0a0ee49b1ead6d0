/// A distance in a style: points, a percentage of the containing block, `auto`, or nothing set.
///
/// It takes eight bytes: numbers are themselves, everything else hides in the payload of a NaN.
public struct Length: Hashable, Sendable {
    /// The points, or a NaN with the keyword or the percentage in its payload.
    let bits: UInt64

    private static let nanPrefix: UInt64 = 0x7FF8_0000_0000_0000
    private static let percentTag: UInt64 = 0x7FF8_0003_0000_0000
    private static let tagMask: UInt64 = 0xFFFF_FFFF_0000_0000

    init(bits: UInt64) { self.bits = bits }

    /// Nothing set: a less specific edge, or the initial value, counts.
    public static let undefined = Length(bits: nanPrefix | 1 << 32)
    /// Computed by layout.
    public static let auto = Length(bits: nanPrefix | 2 << 32)
    /// As large as the content; of use as a flex basis.
    public static let content = Length(bits: nanPrefix | 4 << 32)
    /// As small as the content can be without overflowing. Means ``auto`` in margins and insets.
    public static let minContent = Length(bits: nanPrefix | 5 << 32)
    /// As large as the content without line breaks.
    public static let maxContent = Length(bits: nanPrefix | 6 << 32)
    /// As large as the content, but not larger than the available space, unless min-content is.
    public static let fitContent = Length(bits: nanPrefix | 7 << 32)
    /// As large as the available space.
    public static let stretch = Length(bits: nanPrefix | 8 << 32)

    /// A distance in points. NaN and infinities mean ``undefined``; beyond a million millions all are alike.
    public static func points(_ value: Double) -> Length {
        value.isFinite
            ? Length(bits: (value == 0 ? 0 : min(max(value, -1e12), 1e12)).bitPattern) : .undefined
    }

    /// A percentage of the containing block; 50 is half of it. NaN and infinities mean ``undefined``.
    public static func percent(_ value: Double) -> Length {
        let narrow = Float(value)
        return narrow.isFinite ? Length(bits: percentTag | UInt64(narrow.bitPattern)) : .undefined
    }

    /// Whether the value is a percentage.
    public var isPercent: Bool { bits & Self.tagMask == Self.percentTag }

    /// The points, or nil for a percentage or a keyword.
    public var points: Double? {
        let value = Double(bitPattern: bits)
        // Only NaN differs from itself.
        return value != value ? nil : value
    }

    /// Whether nothing is set.
    public var isUndefined: Bool { self == .undefined }

    /// Whether this is an intrinsic size: min-content, max-content or fit-content.
    public var isIntrinsic: Bool { self == .minContent || self == .maxContent || self == .fitContent }

    /// Whether this is a sizing keyword other than auto and content: an intrinsic size or stretch.
    var isKeyword: Bool { isIntrinsic || self == .stretch }

    /// The points of this length, or `nil` where it is indefinite.
    ///
    /// - Parameter base: What percentages refer to, in points; `nil` where it is indefinite.
    func resolved(against base: Double?) -> Double? {
        if let points { return points }
        guard isPercent, let base else { return nil }
        return base * Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) / 100
    }

    /// Like ``resolved(against:)``, with 0 where it is indefinite.
    func resolvedOrZero(against base: Double?) -> Double { resolved(against: base) ?? 0 }
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Points.
    public init(floatLiteral value: Double) { self = .points(value) }
    /// Points.
    public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension Length: CustomStringConvertible {
    /// The length as CSS writes it.
    public var description: String {
        if let points { return "\(points)" }
        if isPercent, let percent = resolved(against: 100) { return "\(percent)%" }
        let names: [Length: String] = [
            .auto: "auto", .content: "content", .minContent: "min-content", .maxContent: "max-content",
            .fitContent: "fit-content", .stretch: "stretch",
        ]
        return names[self] ?? "undefined"
    }
}
