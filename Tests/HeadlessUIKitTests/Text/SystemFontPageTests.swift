import Foundation
import Testing
import UIKit

/// The numbers of Documentation/SystemFont.md are those that are measured.
@MainActor
@Suite struct SystemFontPageTests {
    private static let page: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let url = root.appendingPathComponent("Documentation/SystemFont.md")
        return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }()

    private func width(_ text: String, _ font: UIFont?) -> CGFloat {
        text.size(withAttributes: [.font: font as Any]).width
    }

    private func number(_ value: CGFloat) -> String { String(format: "%.2f", Double(value)) }

    private func expectRow(_ row: String) {
        let isThere = Self.page.contains(row)
        #expect(isThere, "the page should say \(row)")
    }

    /// Text, size, and the width that Interface Builder writes, less a button's insets.
    @Test(arguments: [("Label", 17, 42), ("Button", 15, 46), ("Button", 17, 51)])
    func publishedWidths(text: String, size: Int, published: Int) {
        let inter = width(text, UIFont(name: "Inter-Regular", size: CGFloat(size)))
        let system = width(text, .systemFont(ofSize: CGFloat(size)))
        expectRow("| \(text) | \(size) | \(published) | \(number(inter)) | \(number(system)) |")
        #expect(system.rounded(.up) == CGFloat(published))
    }

    /// The page's words, with their ink in recorded pictures.
    @Test(arguments: MeasuredWord.some) func measuredWords(word: MeasuredWord) {
        let inter = word.ink(in: UIFont(name: word.interName, size: word.size))
        let system = word.ink(in: word.systemFont)
        func row(_ ink: Double) -> String {
            String(format: "%.2f | %+.1f %%", ink, (ink / word.ink - 1) * 100)
        }
        expectRow(
            "| \(word.text) | \(word.weightName) | \(Int(word.size)) | \(number(CGFloat(word.ink))) | "
                + "\(row(inter)) | \(row(system)) |")
    }

    /// How many words of the table are near, where the table is there.
    @Test func ratios() {
        let words = MeasuredWord.all
        guard !words.isEmpty else { return }
        for (name, chosen) in MeasuredWord.groups {
            let errors = words.filter(chosen).map(\.error)
            let near = errors.filter { abs($0) <= 0.01 }.count
            let rms = (errors.reduce(0) { $0 + $1 * $1 } / Double(max(1, errors.count))).squareRoot()
            expectRow("| \(name) | \(near) of \(errors.count) | \(String(format: "%.2f %%", rms * 100)) |")
        }
    }
}
