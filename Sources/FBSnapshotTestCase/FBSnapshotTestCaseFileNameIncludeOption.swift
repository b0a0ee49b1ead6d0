// The names are those of the package that this replaces.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What the names of references contain beside the test's name.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing, and the name is not changed.
    public static let none = Self(rawValue: 1 << 0)
    /// The device's model.
    public static let device = Self(rawValue: 1 << 1)
    /// The system's version.
    public static let OS = Self(rawValue: 1 << 2)
    /// The size of the screen.
    public static let screenSize = Self(rawValue: 1 << 3)
    /// The pixels per point.
    public static let screenScale = Self(rawValue: 1 << 4)
}
