/// What is wrong with a layout. The names are those of Apple's audits and of Android's visual lints where they have one.
public struct LayoutFindingKind: RawRepresentable, Hashable, Sendable, Codable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    init(_ name: String) { rawValue = name }

    // MARK: Apple's audits

    /// Text against what is behind it has a ratio under that of WCAG.
    public static let contrast = LayoutFindingKind("contrast")
    /// What can be seen or touched is not found by a screen reader.
    public static let elementDetection = LayoutFindingKind("elementDetection")
    /// What can be touched is smaller than 44 x 44 points.
    public static let hitRegion = LayoutFindingKind("hitRegion")
    /// An element has no label.
    public static let sufficientElementDescription = LayoutFindingKind("sufficientElementDescription")
    /// Text has the same size in every size that the user chooses.
    public static let dynamicType = LayoutFindingKind("dynamicType")
    /// Text is clipped or truncated.
    public static let textClipped = LayoutFindingKind("textClipped")
    /// An element does not say what it is: a button, a link.
    public static let trait = LayoutFindingKind("trait")

    // MARK: Android's visual lints

    /// Content lies outside of its container or the screen.
    public static let bounds = LayoutFindingKind("bounds")
    /// Content covers other content.
    public static let overlap = LayoutFindingKind("overlap")
    /// Text is clipped or collides where it is twice as long.
    public static let longText = LayoutFindingKind("longText")
    /// Text is clipped in some languages only.
    public static let localeText = LayoutFindingKind("localeText")
    /// A button on a wide screen is wider than 320 points.
    public static let buttonSize = LayoutFindingKind("buttonSize")
    /// A text field on a wide screen is wider than 488 points.
    public static let textFieldSize = LayoutFindingKind("textFieldSize")

    // MARK: Layout

    /// Text or a control lies under a bar, the notch or the home indicator.
    public static let safeArea = LayoutFindingKind("safeArea")
    /// Constraints leave a position or a length open.
    public static let ambiguity = LayoutFindingKind("ambiguity")
    /// Required constraints contradict each other.
    public static let conflict = LayoutFindingKind("conflict")
    /// An edge lies between two pixels.
    public static let pixelGrid = LayoutFindingKind("pixelGrid")
    /// The layout from right to left is no mirror of the one from left to right.
    public static let mirroring = LayoutFindingKind("mirroring")
    /// Layout does not settle, or changes when it is done again.
    public static let stability = LayoutFindingKind("stability")
    /// A picture is shown larger than its pixels.
    public static let imageResolution = LayoutFindingKind("imageResolution")
    /// A screen reader goes back and forth.
    public static let readingOrder = LayoutFindingKind("readingOrder")

    // MARK: Style

    /// Constraints say left and right where leading and trailing are meant.
    public static let leftRight = LayoutFindingKind("leftRight")
    /// Text has a fixed height.
    public static let fixedTextHeight = LayoutFindingKind("fixedTextHeight")
    /// A view that constraints lay out has a frame of its own.
    public static let frameOnConstrainedView = LayoutFindingKind("frameOnConstrainedView")
    /// Text runs wider than is readable.
    public static let readableWidth = LayoutFindingKind("readableWidth")
    /// A view with constraints still translates its mask.
    public static let autoresizingMask = LayoutFindingKind("autoresizingMask")
    /// An edge bypasses margins and safe area.
    public static let margins = LayoutFindingKind("margins")
    /// A chain of constraints that a stack view replaces.
    public static let stackChain = LayoutFindingKind("stackChain")

    /// The kinds that are advice on style, not faults that a user meets.
    public static let style: Set<LayoutFindingKind> = [
        .leftRight, .fixedTextHeight, .frameOnConstrainedView, .readableWidth, .autoresizingMask,
        .margins, .stackChain, .buttonSize, .textFieldSize,
    ]

    /// Whether the kind is advice on style.
    public var isStyle: Bool { Self.style.contains(self) }
}

extension LayoutFindingKind: CustomStringConvertible {
    /// The name.
    public var description: String { rawValue }
}
