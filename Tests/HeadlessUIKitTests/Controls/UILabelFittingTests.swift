import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// What must hold for every text in every available size.
@Suite @MainActor struct UILabelFittingTests {
    private static let words = [
        "a", "label", "with", "Wörter", "of", "extraordinary", "length,", "안녕하세요", "漢字", "مرحبا", "😀", "–",
        "fi",
        "Tail.", "\n", "12,345.67", "레이아웃",
    ]

    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomTextsFitTheirFittingSizes(seed: RandomSeed) throws {
        var random = seed.random
        let scale: CGFloat = Bool.random(using: &random) ? 2 : 3
        let label = UILabel()
        label.text = (0..<Int.random(in: 1...20, using: &random))
            .map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
        label.font = .systemFont(ofSize: CGFloat.random(in: 6...40, using: &random))
        label.numberOfLines = Int.random(in: 0...4, using: &random)
        window(scale: scale).addSubview(label)

        let width = CGFloat.random(in: 5...400, using: &random)
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        let pixels = size.height * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-6)
        if label.numberOfLines != 1 { #expect(size.width <= width) }

        // Measured again with its own width, text that is whole breaks where it broke before.
        let measure = label.measure(width: Double(width), lineLimit: label.numberOfLines)
        let again = label.sizeThatFits(CGSize(width: size.width, height: 0))
        #expect(again.height == size.height)
        if !measure.isTruncated { #expect(again.width == size.width) }

        // A larger width never needs more height.
        let wider = label.sizeThatFits(CGSize(width: width * 1.5, height: 0))
        #expect(wider.height <= size.height)

        // In the frame of that size nothing is left out that the measure counted.
        label.frame = CGRect(origin: .zero, size: size)
        let measured = label.measure(width: Double(size.width), lineLimit: label.numberOfLines)
        let layout = LabelTextLayout(of: label, in: label.bounds)
        #expect(layout.measure.lineCount == measured.lineCount)
    }

    private static func text(_ random: inout SeededRandom) -> String {
        (0..<Int.random(in: 0...5, using: &random))
            .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }

    /// A label builds on the text that it measured last.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomChangesAreMeasuredAsNewLabelsAre(seed: RandomSeed) {
        var random = seed.random
        let label = UILabel()
        window(scale: 2).addSubview(label)
        var style = (font: label.font, lines: 1, alignment: NSTextAlignment.natural)
        var text = ""
        for _ in 0..<20 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                style.font = .systemFont(ofSize: CGFloat(Int.random(in: 8...30, using: &random)))
                label.font = style.font
            case 1:
                style.lines = Int.random(in: 0...3, using: &random)
                label.numberOfLines = style.lines
            case 2:
                style.alignment = Bool.random(using: &random) ? .right : .left
                label.textAlignment = style.alignment
            case 3:
                label.attributedText = NSAttributedString(
                    string: Self.text(&random), attributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
                label.text = text
            default:
                text = Self.text(&random)
                label.text = text
            }
            let width = CGFloat.random(in: 20...300, using: &random)
            if Bool.random(using: &random) { continue }
            let new = UILabel()
            (new.font, new.numberOfLines, new.textAlignment) = (style.font, style.lines, style.alignment)
            new.text = text
            window(scale: 2).addSubview(new)
            let available = CGSize(width: width, height: 0)
            #expect(label.sizeThatFits(available) == new.sizeThatFits(available), "\(text)")
            #expect(
                label.measuredText
                    == (text.isEmpty ? nil : label.labelText.styled(.unresolved, isRightToLeft: false)))
        }
    }
}
