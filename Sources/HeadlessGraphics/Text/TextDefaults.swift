package import DisplayList
package import Typesetting
import Foundation

/// What text takes where its attributes say nothing.
package struct TextDefaults {
    package var font: UIFont
    package var color: UIColor
    package var paragraph = NSParagraphStyle.Values()

    package init(font: UIFont, color: UIColor, paragraph: NSParagraphStyle.Values = NSParagraphStyle.Values())
    {
        self.font = font
        self.color = color
        self.paragraph = paragraph
    }

    /// The defaults of attributed strings outside of views.
    static let string = TextDefaults(font: .systemFont(ofSize: 12), color: .black)

    package func attributes(_ colors: TextColors) -> TextAttributes {
        TextAttributes(font: font.fontRequest, color: colors.color(color))
    }
}

/// What the colours of a text become.
package enum TextColors {
    /// Black: measuring needs no colours.
    case unresolved
    /// What they are in traits.
    case resolved(UITraitCollection)
    /// One colour for everything, as in a shadow.
    case all(Color)

    package func color(_ color: UIColor) -> Color {
        switch self {
        case .unresolved: .black
        case .resolved(let traits): color.displayColor(in: traits)
        case .all(let color): color
        }
    }
}

extension ParagraphStyle {
    init(_ values: NSParagraphStyle.Values) {
        self.init(
            alignment: Alignment(values.alignment), lineBreakMode: LineBreakMode(values.lineBreakMode),
            writingDirection: WritingDirection(values.baseWritingDirection))
        func usable(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
        lineSpacing = max(0, usable(values.lineSpacing))
        paragraphSpacing = max(0, usable(values.paragraphSpacing))
        paragraphSpacingBefore = max(0, usable(values.paragraphSpacingBefore))
        lineHeightMultiple = max(0, usable(values.lineHeightMultiple))
        minimumLineHeight = max(0, usable(values.minimumLineHeight))
        maximumLineHeight = max(0, usable(values.maximumLineHeight))
        firstLineHeadIndent = max(0, usable(values.firstLineHeadIndent))
        headIndent = max(0, usable(values.headIndent))
        tailIndent = usable(values.tailIndent)
        keepsHangulWords = values.lineBreakStrategy.contains(.hangulWordPriority)
        avoidsLoneLastWord = values.lineBreakStrategy.contains(.pushOut)
        defaultTabInterval = max(0, usable(values.defaultTabInterval))
        if let tabs = values.tabStops {
            tabStops = tabs.map(TabStop.init).sorted { $0.location < $1.location }
        }
    }
}

extension ParagraphStyle.Alignment {
    init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension ParagraphStyle.LineBreakMode {
    package init(_ mode: NSLineBreakMode) {
        self =
            switch mode {
            case .byWordWrapping: .wordWrapping
            case .byCharWrapping: .charWrapping
            case .byClipping: .clipping
            case .byTruncatingHead: .truncatingHead
            case .byTruncatingTail: .truncatingTail
            case .byTruncatingMiddle: .truncatingMiddle
            }
    }
}

extension ParagraphStyle.WritingDirection {
    init(_ direction: NSWritingDirection) {
        self =
            switch direction {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
    }
}

extension TabStop {
    init(_ tab: NSTextTab) {
        let alignment: Alignment =
            switch tab.alignment {
            case .center: .center
            case .right: tab.isDecimal ? .decimal : .right
            case .left, .natural, .justified: tab.isDecimal ? .decimal : .left
            }
        self.init(location: tab.location.isFinite ? Double(tab.location) : 0, alignment: alignment)
    }
}
