import Foundation
import Testing
import UIKit

/// Documents that attributed text is read from, and words for durations.
@MainActor
@Suite struct DocumentTests {
    private func html(_ source: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(source.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
    }

    private func font(_ text: NSAttributedString, at word: String) -> UIFont? {
        attribute(.font, text, at: word) as? UIFont
    }

    private func attribute(_ key: NSAttributedString.Key, _ text: NSAttributedString, at word: String) -> Any?
    {
        let location = NSString(string: text.string).range(of: word).location
        guard location != NSNotFound else { return nil }
        return text.attribute(key, at: location, effectiveRange: nil)
    }

    @Test func textOfPages() throws {
        for (source, expected) in [
            ("<p>One</p><p>Two</p>", "One\nTwo\n"),
            ("Hello <b>big</b>  world", "Hello big world"),
            ("<p>a<br>b</p>", "a\u{2028}b\n"), ("a<br/>b", "a\nb"),
            ("<div>x <i> y</i> z</div>", "x y z\n"),
            ("&lt;b&gt; &amp; &eacute;&#8364;&#x41; &nbsp;&unknown;", "<b> & é€A \u{A0}&unknown;"),
            ("<ul><li>A</li><li>B</ul>", "\t•\tA\n\t•\tB\n"),
            ("<ol start=3><li>A<li>B</ol>", "\t3.\tA\n\t4.\tB\n"),
            ("<html><head><title>t</title><style>p{}</style></head><body>x<!-- c --></body></html>", "x"),
            ("<p>open<p>next", "open\nnext\n"), ("a</b></i>b", "ab"), ("a < b", "a < b"), ("", ""),
            ("<pre>a\n  b</pre>", "a\n  b\n"),
        ] {
            #expect(try html(source).string == expected, "\(source)")
        }
    }

    @Test func looksOfPages() throws {
        let text = try html(
            """
            <style>body { font-family: '-apple-system'; font-size: 16px } .red, h2 { color: #f00 }</style>
            <body><h2>Head</h2><p align="center">Plain <strong>strong</strong> <em>em</em> <u>under</u>
            <s>struck</s> <a href="https://example.com/a">link</a>
            <span class="red" style="font-size:20pt; background-color: rgba(0, 0, 255, 0.5)">red</span>
            <font color="green" size="5">font</font> x<sup>up</sup></p></body>
            """)
        #expect(font(text, at: "Plain")?.pointSize == 16)
        #expect(font(text, at: "Plain")?.familyName == UIFont.systemFont(ofSize: 16).familyName)
        #expect(font(text, at: "strong")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(text, at: "em ")?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(font(text, at: "Head")?.pointSize == 24)
        #expect(attribute(.foregroundColor, text, at: "Head") as? UIColor == .red)
        #expect(attribute(.underlineStyle, text, at: "under") as? Int == 1)
        #expect(attribute(.strikethroughStyle, text, at: "struck") as? Int == 1)
        #expect((attribute(.link, text, at: "link") as? URL)?.absoluteString == "https://example.com/a")
        #expect(font(text, at: "red")?.pointSize == 20)
        #expect(
            attribute(.backgroundColor, text, at: "red") as? UIColor
                == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        #expect(font(text, at: "font")?.pointSize == 18)
        #expect(attribute(.baselineOffset, text, at: "up") != nil)
        let style = attribute(.paragraphStyle, text, at: "Plain") as? NSParagraphStyle
        #expect(style?.alignment == .center && style?.paragraphSpacing == 16)
        let plain = try html("text")
        #expect(font(plain, at: "text")?.fontName.hasPrefix("Times") == true)
        #expect(font(plain, at: "text")?.pointSize == 12)
    }

    @Test func encodingsAndFormats() throws {
        var attributes: NSDictionary?
        let data = Data("<html>é".utf8)
        let unknown = try NSAttributedString(data: data, options: [:], documentAttributes: &attributes)
        #expect(unknown.string == "Ã©" && attributes?["DocumentType"] as? String == "NSHTML")
        let declared = try NSAttributedString(
            data: Data("<html><meta charset=\"utf-8\">é".utf8), options: [:], documentAttributes: nil)
        #expect(declared.string == "é")
        #expect(try NSAttributedString(data: Data("plain".utf8)).string == "plain")
        #expect(throws: (any Error).self) {
            try NSAttributedString(
                data: Data("x".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf])
        }
    }

    @Test func richText() throws {
        let source = #"""
            {\rtf1\ansi\ansicpg1252{\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\fmodern Courier;}
            {\colortbl;\red255\green0\blue0;}{\*\expandedcolortbl;;}
            \pard\qc\f0\fs24 \cf0 Hello {\b bold} \i italic\i0  \cf1 red\cf0\par
            \f1\fs40 caf\'e9 \u8364?\u-10179?\u-8704? {\field{\*\fldinst{HYPERLINK "https://a.b"}}{\fldrslt link}}\line x\{\}}
            """#
        let text = try NSAttributedString(data: Data(source.utf8), options: [:], documentAttributes: nil)
        #expect(text.string == "Hello bold italic red\ncafé €😀 link\u{2028}x{}")
        #expect(font(text, at: "Hello")?.pointSize == 12)
        #expect(font(text, at: "Hello")?.fontName.hasPrefix("Helvetica") == true)
        #expect(font(text, at: "bold")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(attribute(.foregroundColor, text, at: "red") as? UIColor == .red)
        #expect(font(text, at: "caf")?.pointSize == 20)
        #expect((attribute(.link, text, at: "link") as? URL)?.absoluteString == "https://a.b")
        #expect((attribute(.paragraphStyle, text, at: "Hello") as? NSParagraphStyle)?.alignment == .center)
    }

    @Test func markdown() throws {
        let text = try AttributedString(
            markdown: "A **bold _both_** `code` ~~gone~~ [site](https://a.b) 2*3 snake_case \\*x\\*")
        #expect(String(text.characters) == "A bold both code gone site 2*3 snake_case *x*")
        let intents = text.runs.compactMap { $0.inlinePresentationIntent }
        #expect(
            intents == [
                .stronglyEmphasized, [.stronglyEmphasized, .emphasized], .code, .strikethrough,
            ])
        #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://a.b"])
        let label = UILabel()
        label.attributedText = try NSAttributedString(markdown: "**bold**")
        let plain = UILabel()
        plain.text = "bold"
        #expect(label.intrinsicContentSize.width > plain.intrinsicContentSize.width)
        let blocks = try AttributedString(markdown: "# Head\n\n- one\n- two\nmore")
        #expect(String(blocks.characters) == "Headonetwo more")
    }

    @Test func lists() {
        let list = NSTextList(markerFormat: .lowercaseRoman, options: 0)
        #expect(list.isOrdered && list.marker(forItemNumber: 14) == "xiv")
        #expect(NSTextList(markerFormat: .init("({upper-alpha})")).marker(forItemNumber: 28) == "(AB)")
        #expect(!NSTextList(markerFormat: .disc).isOrdered)
        let style = NSMutableParagraphStyle()
        style.textLists = [list]
        #expect((style.copy() as? NSParagraphStyle)?.textLists == [list])
    }

    @Test func durations() {
        let formatter = DateComponentsFormatter()
        #expect(formatter.string(from: 3909) == "1:05:09")
        #expect(formatter.string(from: 65) == "1:05" && formatter.string(from: 5) == "5")
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 5) == "00:05" && formatter.string(from: 3909) == "65:09")
        let words = DateComponentsFormatter()
        words.allowedUnits = [.day, .hour, .minute]
        words.unitsStyle = .full
        #expect(words.string(from: 93_660) == "1 day, 2 hours, 1 minute")
        words.unitsStyle = .abbreviated
        words.maximumUnitCount = 2
        #expect(words.string(from: 93_660) == "1d 2h")
        words.unitsStyle = .short
        #expect(words.string(from: DateComponents(hour: 1, minute: 30)) == "1 hr, 30 min")
        #expect(
            words.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 60)) == "1 min"
        )
    }
}
