internal import DisplayList
internal import LayoutCore
internal import Typesetting
import Foundation

extension TextEffects {
    /// The effects of attributes; nil where they have none.
    init?(
        _ attributes: [NSAttributedString.Key: Any], of text: TextAttributes, _ colors: TextColors
    ) {
        self.init()
        func number(_ key: NSAttributedString.Key) -> Double? {
            AnyNumber.double(attributes[key]).flatMap { $0.isFinite ? $0 : nil }
        }
        strokeWidth = number(.strokeWidth) ?? 0
        strokeColor = (attributes[.strokeColor] as? UIColor).map(colors.color)
        obliqueness = number(.obliqueness) ?? 0
        stretch = number(.expansion).map { exp(min(max($0, -4), 4)) } ?? 1
        usesLigatures = number(.ligature) != 0
        underlineRhythm = number(.underlineStyle).flatMap(Rhythm.init(style:))
        strikethroughRhythm = number(.strikethroughStyle).flatMap(Rhythm.init(style:))
        shadow = (attributes[.shadow] as? NSShadow).flatMap { Shadow($0, colors) }
        attachment = (attributes[.attachment] as? NSTextAttachment).map {
            Attachment($0, of: text, colors)
        }
        if self == TextEffects() { return nil }
    }
}

extension TextEffects.Rhythm {
    /// The rhythm of the raw value of an underline style; nil for a whole line.
    fileprivate init?(style: Double) {
        guard let bits = Int(exactly: style.rounded()) else { return nil }
        let dashes: [Double] =
            switch bits & 0x0700 {
            case 0x0100: [1, 1]
            case 0x0200: [4, 2]
            case 0x0300: [4, 2, 1, 2]
            case 0x0400: [4, 2, 1, 2, 1, 2]
            default: []
            }
        let skipsSpaces = bits & 0x8000 != 0
        guard skipsSpaces || !dashes.isEmpty else { return nil }
        self.init(dashes: dashes, skipsSpaces: skipsSpaces)
    }
}

extension Shadow {
    /// A text's shadow; nil where it cannot be seen.
    fileprivate init?(_ shadow: NSShadow, _ colors: TextColors) {
        let (offset, blur) = (shadow.shadowOffset, shadow.shadowBlurRadius)
        guard let color = shadow.shadowColor as? UIColor, offset.width.isFinite, offset.height.isFinite,
            blur.isFinite
        else { return nil }
        self.init(
            color: colors.color(color), offset: Point(x: Double(offset.width), y: Double(offset.height)),
            radius: max(0, Double(blur)))
    }
}

extension TextEffects.Attachment {
    fileprivate init(_ attachment: NSTextAttachment, of text: TextAttributes, _ colors: TextColors) {
        let line = CGRect(x: 0, y: 0, width: 1e7, height: text.font.lineMetrics?.lineHeight ?? 0)
        let bounds = attachment.attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
        func usable(_ value: CGFloat) -> Double { value.isFinite ? Double(min(max(value, -1e6), 1e6)) : 0 }
        let padding = max(0, usable(attachment.lineLayoutPadding))
        let size = Size(width: max(0, usable(bounds.width)), height: max(0, usable(bounds.height)))
        let box = CGRect(x: padding + usable(bounds.minX), y: 0, width: size.width, height: size.height)
        self.init(
            size: Size(width: size.width + 2 * padding + max(0, usable(bounds.minX)), height: size.height),
            rise: usable(bounds.minY), commands: Self.commands(for: attachment.image, in: box, text, colors))
    }

    private static func commands(
        for image: UIImage?, in box: CGRect, _ text: TextAttributes, _ colors: TextColors
    ) -> [DrawCommand] {
        guard let image, box.width > 0, box.height > 0 else { return [] }
        switch colors {
        case .unresolved: return []
        case .all: return image.drawCommands(in: box, tint: image.usesTint ? text.color : nil)
        case .resolved(let traits):
            var commands: [DrawCommand] = []
            traits.performAsCurrent {
                commands = image.drawCommands(in: box, tint: image.usesTint ? text.color : nil)
            }
            return commands
        }
    }
}
