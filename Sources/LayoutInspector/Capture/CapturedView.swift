public import Foundation

/// The identity of a view in captures: equal for the same view in later captures of the same screen, also in other runs.
///
/// It comes from the property that holds the view, or else from the superview's identity, the class and the position among
/// siblings of the class.
public struct ViewID: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The identity as a number.
    public var rawValue: UInt64

    /// Creates an identity of a number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Creates an identity of its text, 13 digits of base 36 or fewer; nil for other texts.
    public init?(_ text: some StringProtocol) {
        guard let value = UInt64(text, radix: 36) else { return nil }
        rawValue = value
    }

    /// The identity in base 36.
    public var description: String { String(rawValue, radix: 36) }

    /// Decodes the text of an identity.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let id = ViewID(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no identity: \(text)")
        }
        self = id
    }

    /// Encodes the text of the identity.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// What determines the frame of a view.
public enum LayoutMethod: String, Sendable, Codable, CaseIterable {
    /// The view is the root of the capture.
    case root
    /// Flexbox, by `FlexLayout`.
    case flexbox
    /// Pins, by `PinLayout`.
    case pins
    /// Constraints.
    case constraints
    /// A stack view.
    case stackView
    /// A layout of the module `Layout`.
    case layout
    /// The autoresizing mask, when the superview's size changes.
    case autoresizing
    /// The class of the superview, which is one of the kit's own.
    case system
    /// A frame that code has set.
    case manual
}

/// A view of a ``LayoutCapture``.
public struct CapturedView: Sendable, Codable, Equatable {
    /// The states of a view that are true or false.
    public struct Flags: OptionSet, Sendable, Codable, Hashable {
        /// The bits.
        public var rawValue: UInt32

        /// Creates states of their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The view itself is hidden.
        public static let hidden = Flags(rawValue: 1 << 0)
        /// Subviews are drawn within the bounds only.
        public static let clips = Flags(rawValue: 1 << 1)
        /// Touches do not reach the view.
        public static let interactionDisabled = Flags(rawValue: 1 << 2)
        /// The view has a transform.
        public static let transformed = Flags(rawValue: 1 << 3)
        /// The mask is translated into constraints.
        public static let translatesMask = Flags(rawValue: 1 << 4)
        /// Animations run on the layer.
        public static let animated = Flags(rawValue: 1 << 5)
        /// A gesture recogniser is on the view.
        public static let hasGestures = Flags(rawValue: 1 << 6)
        /// The content runs from right to left.
        public static let rightToLeft = Flags(rawValue: 1 << 7)
    }

    /// The identity, the same in later captures.
    public var id: ViewID
    /// The index of the superview; -1 for the root.
    public var parent: Int
    /// How many views are above.
    public var depth: Int
    /// The index after the last view inside of this one.
    public var end = 0
    /// The class, without its module.
    public var className: String
    /// The module of the class: `UIKit` for the kit's own.
    public var module: String
    /// The property that holds the view, with its class: `FormView.saveButton`; nil where none is found.
    public var property: String?
    /// The accessibility identifier; nil for none.
    public var identifier: String?
    /// The tag. 0 by default.
    public var tag = 0
    /// The frame in the superview's coordinates.
    public var frame: CGRect
    /// The view's own coordinates: an origin other than zero scrolls.
    public var bounds: CGRect
    /// The box around the view in the coordinates of the root.
    public var rootFrame: CGRect
    /// The corners in the coordinates of the root, in the order upper left, upper right, lower right, lower left; nil where
    /// they are those of ``rootFrame``.
    public var corners: [CGPoint]?
    /// How far the alignment rectangle lies inside of the frame; nil for zero.
    public var alignmentInsets: CapturedInsets?
    /// The layout margins.
    public var margins: CapturedInsets
    /// The safe area; nil for zero.
    public var safeArea: CapturedInsets?
    /// The intrinsic width and height, -1 where there is none.
    public var intrinsicSize: CGSize
    /// The priorities of content hugging, horizontal and vertical.
    public var hugging: [Float]
    /// The priorities of compression resistance, horizontal and vertical.
    public var compressionResistance: [Float]
    /// The distance of the first baseline from the top; nil without text.
    public var firstBaseline: CGFloat?
    /// The distance of the last baseline from the top; nil without text.
    public var lastBaseline: CGFloat?
    /// The opacity of the view itself.
    public var alpha: CGFloat = 1
    /// The background, as `#RRGGBBAA`; nil for none.
    public var background: String?
    /// The raw value of the autoresizing mask.
    public var autoresizingMask: UInt = 0
    /// States that are true or false.
    public var flags: Flags = []
    /// What determines the frame.
    public var method: LayoutMethod

    /// What the view is called in texts: its property, its identifier, or its class.
    public var name: String { property ?? identifier.map { "\"\($0)\"" } ?? className }
}

/// Distances from the edges of a rectangle, in points.
public struct CapturedInsets: Sendable, Codable, Hashable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// Creates insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
