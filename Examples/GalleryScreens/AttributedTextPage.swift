import UIKit

/// Every attribute of text, one to a line.
public final class AttributedTextPage: UIView {
    private let label = UILabel()

    /// Creates the page for a width.
    public init(width: CGFloat = 390) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.attributedText = Self.text
        addSubview(label)
        let height = label.sizeThatFits(CGSize(width: width - 40, height: 0)).height.rounded(.up)
        label.frame = CGRect(x: 20, y: 20, width: width - 40, height: height)
        frame.size = CGSize(width: width, height: height + 40)
    }

    /// Not made from archives.
    public required init?(coder: NSCoder) { nil }

    private typealias Attributes = [NSAttributedString.Key: Any]

    private static let bold = UIFont.systemFont(ofSize: 26, weight: .bold)

    private static var text: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        func add(_ line: String, _ attributes: Attributes) {
            let usual: Attributes = [.font: UIFont.systemFont(ofSize: 19), .foregroundColor: UIColor.label]
            text.append(
                NSAttributedString(string: line, attributes: usual.merging(attributes) { $1 }))
        }
        for (line, attributes) in lines + glyphs + shadows { add(line + "\n", attributes) }
        let star = NSTextAttachment()
        star.image = UIImage(systemName: "star.fill")
        star.bounds = CGRect(x: 0, y: -3, width: 20, height: 20)
        add("A picture ", [:])
        text.append(
            NSAttributedString(
                attachment: star,
                attributes: [.foregroundColor: UIColor.systemOrange, .font: UIFont.systemFont(ofSize: 19)]))
        add(" among letters\n", [:])
        add("left\tcentre\tright\t3.14\n", [.paragraphStyle: tabs])
        add("1\t2\t3\t10.5\n", [.paragraphStyle: tabs])
        add(
            "A justified paragraph: its first line is indented by thirty points, the others by ten, and "
                + "its lines are a third higher than usual.",
            [.paragraphStyle: paragraph, .font: UIFont.systemFont(ofSize: 15)])
        return text
    }

    private static var lines: [(String, Attributes)] {
        func style(_ style: NSUnderlineStyle) -> Int { style.rawValue }
        return [
            ("Underline, gjpqy", [.underlineStyle: style(.single)]),
            ("Thick, in red", [.underlineStyle: style(.thick), .underlineColor: UIColor.systemRed]),
            ("Double, by word", [.underlineStyle: style([.double, .byWord])]),
            ("Dashes and dots", [.underlineStyle: style([.single, .patternDashDot])]),
            (
                "Struck through",
                [.strikethroughStyle: style(.single), .strikethroughColor: UIColor.systemBlue]
            ),
            ("Background", [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black]),
            ("A link", [.link: "https://swift.org", .foregroundColor: UIColor.link]),
        ]
    }

    private static var glyphs: [(String, Attributes)] {
        [
            ("Kern of three points", [.kern: 3]),
            ("Raised by four points", [.baselineOffset: 4]),
            ("Leaning and wide", [.obliqueness: 0.3, .expansion: 0.3]),
            ("Narrow", [.expansion: -0.4]),
            ("Outline", [.strokeWidth: 3, .font: bold]),
            ("Filled", [.strokeWidth: -3, .strokeColor: UIColor.systemRed, .font: bold]),
            ("Each from right to left", [.writingDirection: [3]]),
        ]
    }

    private static var shadows: [(String, Attributes)] {
        let soft = NSShadow()
        soft.shadowOffset = CGSize(width: 2, height: 3)
        soft.shadowBlurRadius = 4
        soft.shadowColor = UIColor.systemBlue
        let sharp = NSShadow()
        sharp.shadowOffset = CGSize(width: 1.5, height: 1.5)
        sharp.shadowColor = UIColor.systemGray
        return [("A soft shadow", [.shadow: soft, .font: bold]), ("A sharp shadow", [.shadow: sharp])]
    }

    private static var tabs: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.tabStops = [
            NSTextTab(textAlignment: .center, location: 110), NSTextTab(textAlignment: .right, location: 220),
            NSTextTab(
                textAlignment: .left, location: 280,
                options: [.columnTerminators: NSTextTab.columnTerminators(for: nil)]),
        ]
        return style
    }

    private static var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.firstLineHeadIndent = 30
        style.headIndent = 10
        style.lineHeightMultiple = 1.33
        return style
    }
}
