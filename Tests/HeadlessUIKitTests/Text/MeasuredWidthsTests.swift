import Foundation
import Testing
import UIKit

/// Words of the system's font against words in pictures that were recorded on iOS.
@MainActor
@Suite struct MeasuredWidthsTests {
    /// All words of the table: their ink must be right to 1 % for 95 of 100 upright words of 60 points and more, from
    /// 11 to 58 points.
    @Test func wordsAreAsWideAsInRecordedPictures() {
        let words = MeasuredWord.all
        guard !words.isEmpty else { return }
        for (name, chosen) in MeasuredWord.groups {
            let some = words.filter(chosen)
            let near = some.filter { abs($0.error) <= 0.01 }.count
            let rms = (some.reduce(0) { $0 + $1.error * $1.error } / Double(max(1, some.count))).squareRoot()
            print(
                "ink of words, \(name): \(near) of \(some.count) within 1 %,",
                String(format: "rms %.2f %%", rms * 100))
            if some.count >= 20 { #expect(Double(near) >= 0.95 * Double(some.count), "\(name)") }
        }
        for word in words where abs(word.error) > 0.01 {
            print("  \(word.testDescription): \(String(format: "%+.2f %%", word.error * 100))")
        }
    }

    /// Some of the words, for where the table is missing.
    @Test(arguments: MeasuredWord.some) func aWordIsAsWide(word: MeasuredWord) {
        #expect(abs(word.error) < 0.01, "\(word.error * 100) %")
    }

    /// Frames of labels that were recorded: "Layout" at 17 points and 3x, the title "Second" of a navigation bar.
    @Test func labelsAreAsWideAsRecorded() {
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let label = UILabel()
            label.text = text
            label.font = font
            window.addSubview(label)
            return label.intrinsicContentSize.width
        }
        #expect(abs(width("Layout", .systemFont(ofSize: 17)) - 154.0 / 3) < 0.01)
        #expect(abs(width("Second", .systemFont(ofSize: 17, weight: .semibold)) - 181.0 / 3) < 0.01)
        // The system button "Layout" at 15 points is 47 wide, its title's width rounded up to whole points.
        #expect(width("Layout", .systemFont(ofSize: 15)).rounded(.up) == 47)
    }

    /// Digits of equal width stay equal, and accents are on letters of the same width.
    @Test func keepsWhatBelongsTogether() {
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let widths = Set("0123456789".map { String($0).size(withAttributes: [.font: digits]).width })
        #expect(widths.count == 1)
        for size in [12.0, 20, 34] {
            let font = UIFont.systemFont(ofSize: size)
            for (plain, accented) in [("a", "ä"), ("E", "É"), ("o", "ő"), ("e", "ệ")] {
                #expect(
                    plain.size(withAttributes: [.font: font]).width
                        == accented.size(withAttributes: [.font: font]).width)
            }
        }
    }

    /// The design for display comes in by and by: no size is narrower than a smaller one.
    @Test func growsWithTheSize() {
        let widths = stride(from: 6.0, through: 90, by: 0.25).map {
            "The quick brown fox".size(withAttributes: [.font: UIFont.systemFont(ofSize: $0)]).width
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// A font of a given name keeps its own widths.
    @Test func leavesInterAlone() throws {
        let font = try #require(UIFont(name: "Inter-Regular", size: 20))
        // Inter 3.19: n is 1648 of 2816 units wide.
        #expect(abs("n".size(withAttributes: [.font: font]).width - 20 * 1648 / 2816) < 0.01)
    }
}
