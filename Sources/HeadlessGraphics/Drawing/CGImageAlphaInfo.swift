/// Where a pixel keeps its alpha, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// How pixels are kept: ``CGImageAlphaInfo`` and the order of bytes together.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a value from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers. Not supported.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Bytes in the order of the components.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Bytes of a pixel backwards.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Bytes in the order of the components.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    /// Pairs of bytes backwards. Not supported.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Pairs of bytes in order. Not supported.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
}
