import DisplayList
import Foundation
import Testing
import Typesetting
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// Lines of labels against those in pictures that were recorded on iOS.
@MainActor
@Suite struct MeasuredLinesTests {
    private static let modes: [String: NSLineBreakMode] = [
        "byWordWrapping": .byWordWrapping, "word wrapping": .byWordWrapping,
        "byCharWrapping": .byCharWrapping,
        "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
        "byTruncatingMiddle": .byTruncatingMiddle, "byTruncatingTail": .byTruncatingTail,
    ]

    /// The label of a row of the table, at its width.
    private func label(_ row: [String: String]) -> UILabel? {
        guard let text = row["text"], let size = Double(row["size"] ?? ""),
            let width = (row["width_available"] ?? "").firstMatch(of: /[0-9.]+/).flatMap({ Double($0.output) }
            )
        else { return nil }
        let label = UILabel()
        let isItalic = row["weight"] == "italic"
        let weight: UIFont.Weight = row["weight"] == "semibold" ? .semibold : .regular
        let font =
            isItalic ? UIFont.italicSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: weight)
        label.font = font
        label.numberOfLines = Int(row["number_of_lines_set"] ?? "") ?? 0
        let mode = row["line_break_mode"] ?? ""
        let isInStyle =
            row["repo"] == "square/Blueprint" && !mode.hasPrefix("default") && !mode.contains("no paragraph")
        if isInStyle {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = Self.modes[mode] ?? .byWordWrapping
            if let height = Double(row["line_height"] ?? "") {
                style.minimumLineHeight = height
                style.maximumLineHeight = height
            }
            label.attributedText = NSAttributedString(
                string: text, attributes: [.font: font, .paragraphStyle: style])
        } else {
            label.text = text
            if let mode = Self.modes[mode] { label.lineBreakMode = mode }
        }
        let isLow = row["note"]?.contains("height 33.4") == true
        label.frame = CGRect(x: 0, y: 0, width: width, height: isLow ? 33.4 : 1_000)
        return label
    }

    /// What a label draws, line by line; of a line that its edge cuts, the letters that begin within it.
    private func lines(of label: UILabel) -> [String] {
        let layout = LabelTextLayout(of: label, in: label.bounds)
        let set = TextEngine.typesetter.typeset(
            label.labelText.styled(.unresolved, isRightToLeft: false), in: layout.bounds,
            alignmentWidth: Double(label.bounds.width))
        return set.lines.map { line in
            var text = ""
            for case .glyphs(let run, let origin, _) in line.commands {
                var glyph = 0
                var bytes = Substring(run.text).utf8
                for cluster in run.clusters {
                    let left = glyph < run.positions.count ? origin.x + run.positions[glyph].x : 0
                    glyph += cluster.glyphCount
                    if left < Double(label.bounds.width) - 0.5 {
                        text += String(decoding: bytes.prefix(cluster.byteCount), as: UTF8.self)
                    }
                    bytes = bytes.dropFirst(cluster.byteCount)
                }
            }
            return text
        }
    }

    private static func trimmed(_ line: String) -> String {
        var line = line.replacingOccurrences(of: "(clipped)", with: "")
        while line.last == " " { line.removeLast() }
        return line
    }

    /// 95 of 100 labels must break as in the pictures.
    @Test func labelsBreakAsInRecordedPictures() {
        var same = 0
        var all = 0
        for row in MeasuredTable("lines.tsv").rows {
            guard let label = label(row), let text = row["line_texts"] else { continue }
            let expected = text.components(separatedBy: " | ").map(Self.trimmed)
            let found = lines(of: label).map(Self.trimmed)
            all += 1
            if expected == found {
                same += 1
            } else {
                print(
                    "lines differ:", row["line_break_mode"] ?? "", row["number_of_lines_set"] ?? "",
                    label.bounds.width, "\n  ", expected, "\n  ", found)
            }
        }
        guard all > 0 else { return }
        print("lines of labels: \(same) of \(all) break alike")
        #expect(Double(same) >= 0.95 * Double(all))
    }

    /// Labels of the table, for where it is missing: a last line of one word gets company in labels of two lines.
    @Test(arguments: [
        (
            "Back Button Accessibility Traits - Without Titles", 254.0,
            ["Back Button Accessibility Traits -", "Without Titles"]
        ),
        (
            "Back Button Accessibility Traits - With Titles", 254,
            ["Back Button Accessibility Traits - With Titles"]
        ),
        (
            "B2: B2 Value. B3: B3 Value. B1. Column 2. B1 Value", 254,
            ["B2: B2 Value. B3: B3 Value. B1. Column 2.", "B1 Value"]
        ),
        (
            "B6: B6 Value. C6: C6 Value. A1: A1 Value. A2: A2 Value. A3: A3 Value. A6. Row 6. Column 1. A6 Value",
            254,
            [
                "B6: B6 Value. C6: C6 Value. A1: A1 Value. A2:", "A2 Value. A3: A3 Value. A6. Row 6. Column",
                "1. A6 Value",
            ]
        ),
        (
            "Custom Content Label: Custom Content Value", 236,
            ["Custom Content Label: Custom", "Content Value"]
        ),
    ])
    func aLastWordGetsCompany(text: String, width: CGFloat, expected: [String]) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        label.font = .systemFont(ofSize: 12)
        label.numberOfLines = 0
        label.text = text
        #expect(lines(of: label).map(Self.trimmed) == expected)
        // The measured size is enough for the same lines.
        label.frame.size = label.sizeThatFits(CGSize(width: width, height: 1_000))
        #expect(lines(of: label).map(Self.trimmed) == expected)
    }

    /// A paragraph style says itself whether words are pushed out, and by default they are not.
    @Test func aParagraphStyleDecides() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 254, height: 100))
        label.numberOfLines = 0
        let text = "Back Button Accessibility Traits - Without Titles"
        let style = NSMutableParagraphStyle()
        func second() -> String? {
            label.attributedText = NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style])
            return lines(of: label).last
        }
        #expect(second() == "Titles")
        style.lineBreakStrategy = .pushOut
        #expect(second() == "Without Titles")
        label.text = text
        label.font = .systemFont(ofSize: 12)
        label.lineBreakStrategy = []
        #expect(lines(of: label).last == "Titles")
    }

    /// A word that is alone on its line gives nothing away, and three lines are left alone.
    @Test func takesNoWordThatIsNeeded() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 130, height: 200))
        label.numberOfLines = 0
        label.text = "Straightforward Traits"
        #expect(lines(of: label).map(Self.trimmed) == ["Straightforward", "Traits"])
        label.frame.size.width = 78
        label.text = "One two four five three"
        #expect(lines(of: label).map(Self.trimmed) == ["One two", "four five", "three"])
        label.text = "One two five"
        #expect(lines(of: label).map(Self.trimmed) == ["One", "two five"])
    }

    /// The narrowest and the widest size of a label do not depend on which word is kept with its last one,
    /// and a label of its fitting width has the same lines at every width up to the one it was measured in.
    @Test(arguments: 0..<20) func measuresAgreeWithLines(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let words = (0..<(2 + Int(random.next() % 6))).map { _ in
            String(repeating: "n", count: 1 + Int(random.next() % 9))
        }
        let label = UILabel()
        label.numberOfLines = 0
        label.text = words.joined(separator: " ")
        let plain = UILabel()
        plain.numberOfLines = 0
        plain.lineBreakStrategy = []
        plain.text = label.text
        for width in stride(from: 30.0, through: 400, by: 7) {
            let available = CGSize(width: width, height: 10_000)
            let size = label.sizeThatFits(available)
            #expect(size.height == plain.sizeThatFits(available).height, "seed \(seed), width \(width)")
            for share in [0.0, 0.5, 1] {
                let narrower = size.width + (width - size.width) * share
                #expect(
                    label.sizeThatFits(CGSize(width: narrower, height: 10_000)) == size,
                    "seed \(seed), width \(narrower)")
            }
        }
        #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
    }

    /// A label of one line that wraps is cut at its edge; head and middle truncation of several lines cut the tail.
    @Test func truncatesAsOnIOS() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        label.text =
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut labore dolore"
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping] {
            label.lineBreakMode = mode
            #expect(lines(of: label) == ["Lorem ipsum dolor sit amet, consectetur a"])
        }
        label.numberOfLines = 2
        for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            label.lineBreakMode = mode
            #expect(lines(of: label).last == "adipiscing elit, sed eiusmod tempor inci…")
        }
        label.lineBreakMode = .byWordWrapping
        #expect(lines(of: label).map(Self.trimmed).last == "adipiscing elit, sed eiusmod tempor")
        label.lineBreakMode = .byCharWrapping
        #expect(lines(of: label).last == "adipiscing elit, sed eiusmod tempor incidi")
        label.lineBreakMode = .byClipping
        #expect(lines(of: label).last == "adipiscing elit, sed eiusmod tempor incidid")
    }
}

/// Numbers that follow from a seed.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
