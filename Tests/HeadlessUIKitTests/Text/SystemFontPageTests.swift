import Foundation
import Testing
import UIKit

/// The numbers of Documentation/SystemFont.md are those that are measured.
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

    /// Text, size, and the width that Interface Builder writes, less a button's insets.
    @Test(arguments: [("Label", 17, 42), ("Button", 15, 46), ("Button", 17, 51)])
    func publishedWidths(text: String, size: Int, published: Int) {
        let inter = width(text, UIFont(name: "Inter-Regular", size: CGFloat(size)))
        let system = width(text, .systemFont(ofSize: CGFloat(size)))
        let row = "| \(text) | \(size) | \(published) | \(number(inter)) | \(number(system)) |"
        #expect(Self.page.contains(row), "the page should say \(row)")
        #expect(abs(system - CGFloat(published)) < abs(inter - CGFloat(published)))
    }

    @Test(arguments: [11, 12, 13, 15, 17, 20, 24, 28, 34])
    func widthsOfASentence(size: Int) {
        let text = "The quick brown fox jumps over the lazy dog"
        let inter = width(text, UIFont(name: "Inter-Regular", size: CGFloat(size)))
        let system = width(text, .systemFont(ofSize: CGFloat(size)))
        let change = String(format: "%+.1f %%", Double((system / inter - 1) * 100))
        let row = "| \(size) | \(number(inter)) | \(number(system)) | \(change) |"
        #expect(Self.page.contains(row), "the page should say \(row)")
    }
}
