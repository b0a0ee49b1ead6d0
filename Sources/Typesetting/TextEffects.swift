import DisplayList
import LayoutCore

/// What few texts need: outlines, shadows, leaning and stretched letters, pictures among characters.
public struct TextEffects: Hashable, Sendable {
    /// A picture in place of a character.
    public struct Attachment: Hashable, Sendable {
        /// The space it takes on the line, in points.
        public var size: Size
        /// How far its bottom is above the baseline, in points.
        public var rise: Double
        /// What to paint, relative to its top left corner.
        public var commands: [DrawCommand]

        /// Creates an attachment.
        public init(size: Size, rise: Double, commands: [DrawCommand]) {
            self.size = size
            self.rise = rise
            self.commands = commands
        }
    }

    /// The rhythm of a line under or through text, in multiples of its thickness; empty is a whole line.
    public struct Rhythm: Hashable, Sendable {
        /// The lengths of dashes and gaps in turn.
        public var dashes: [Double]
        /// Whether spaces are left out.
        public var skipsSpaces: Bool

        /// Creates a rhythm.
        public init(dashes: [Double], skipsSpaces: Bool) {
            self.dashes = dashes
            self.skipsSpaces = skipsSpaces
        }
    }

    /// The width of the outline in hundredths of the point size; 0 is none. Where it is positive the outline is
    /// drawn alone, where it is negative around filled glyphs.
    public var strokeWidth = 0.0
    /// The colour of the outline; nil is that of the glyphs.
    public var strokeColor: Color?
    /// A shadow of glyphs and lines.
    public var shadow: Shadow?
    /// How far glyphs lean: the horizontal shift of a point one unit above the baseline.
    public var obliqueness = 0.0
    /// The factor for the width of glyphs.
    public var stretch = 1.0
    /// Whether letters may be joined.
    public var usesLigatures = true
    /// The rhythm of the line under the text.
    public var underlineRhythm: Rhythm?
    /// The rhythm of the line through the text.
    public var strikethroughRhythm: Rhythm?
    /// What replaces each object replacement character (U+FFFC) of the run.
    public var attachment: Attachment?

    /// Creates effects that change nothing.
    public init() {}

    /// Whether another's texts have the same advances and heights.
    func hasSameExtents(as other: TextEffects) -> Bool {
        stretch == other.stretch && usesLigatures == other.usesLigatures
            && attachment?.size == other.attachment?.size && attachment?.rise == other.attachment?.rise
    }
}

/// Effects behind one reference, so that attributes without any stay small.
final class BoxedEffects: Hashable, Sendable {
    let effects: TextEffects

    init(_ effects: TextEffects) {
        self.effects = effects
    }

    static func == (one: BoxedEffects, other: BoxedEffects) -> Bool {
        one === other || one.effects == other.effects
    }

    func hash(into hasher: inout Hasher) { hasher.combine(effects) }
}

extension TextAttributes {
    /// What only few texts need; nil by default.
    public var effects: TextEffects? {
        get { boxedEffects?.effects }
        set { boxedEffects = newValue.map(BoxedEffects.init) }
    }

    /// Whether there are ``effects``.
    public var hasEffects: Bool { boxedEffects != nil }

    /// Whether text of other attributes has the same size.
    public func hasSameExtents(as other: TextAttributes) -> Bool {
        withUnsafePointer(to: self) { one in
            withUnsafePointer(to: other) { other in Self.haveSameExtents(one, other) }
        }
    }

    /// Whether texts of two attributes have the same size. They are compared where they lie: a copy of one counts four
    /// references. Pays in `feed`.
    static func haveSameExtents(
        _ one: UnsafePointer<TextAttributes>, _ other: UnsafePointer<TextAttributes>
    ) -> Bool {
        guard one.pointee.kern == other.pointee.kern,
            one.pointee.baselineOffset == other.pointee.baselineOffset,
            one.pointee.font == other.pointee.font, one.pointee.language == other.pointee.language
        else { return false }
        if one.pointee.boxedEffects === other.pointee.boxedEffects { return true }
        let plain = TextEffects()
        return (one.pointee.effects ?? plain).hasSameExtents(as: other.pointee.effects ?? plain)
    }
}

extension UnsafePointer<StyledText.Run> {
    /// Whether text with another run's attributes has the same size, as ``TextAttributes/hasSameExtents(as:)`` finds out, without a
    /// copy of either's.
    public func hasSameExtents(as other: UnsafePointer<StyledText.Run>) -> Bool {
        TextAttributes.haveSameExtents(attributes, other.attributes)
    }

    /// Where the attributes lie.
    @inline(__always)
    private var attributes: UnsafePointer<TextAttributes> {
        guard let offset = MemoryLayout<StyledText.Run>.offset(of: \.attributes) else {
            preconditionFailure("the attributes of a run are stored in it")
        }
        return UnsafeRawPointer(self).advanced(by: offset).assumingMemoryBound(to: TextAttributes.self)
    }
}
