import Foundation
import GalleryScreens
import Testing
import UIKit

/// A receipt of several pages, laid out by flexbox.
@MainActor
@Suite struct ReceiptTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test func everyLineIsOnOnePage() {
        let pages = ReceiptDocument(.sample).pages
        #expect(pages.count == 3)
        let texts = pages.map { labels(in: $0).compactMap(\.text) }
        for item in Receipt.sample.items {
            #expect(texts.count { $0.contains(item.name) } == 1, "\(item.name)")
        }
        for (index, page) in texts.enumerated() {
            #expect(page.contains("Article") && page.contains("Page \(index + 1) of 3"))
        }
        #expect(texts[2].contains(Receipt.euros(Receipt.sample.total)))
    }

    @Test func nothingIsCutOrOverlaps() {
        for page in ReceiptDocument(.sample).pages {
            let paper = page.bounds.insetBy(dx: 47.5, dy: 47.5)
            let labels = labels(in: page)
            let frames = labels.map { $0.convert($0.bounds, to: page) }
            for (index, label) in labels.enumerated() {
                #expect(paper.contains(frames[index]), "\(label.text ?? "")")
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
                #expect(needed.height <= label.bounds.height + 0.01, "\(label.text ?? "")")
                for other in frames.dropFirst(index + 1) {
                    #expect(frames[index].insetBy(dx: 0.1, dy: 0.1).intersection(other).isEmpty)
                }
            }
        }
    }

    /// The text of the document is text, page by page, as Poppler's `pdftotext` reads it; without it, only the
    /// pages are counted.
    @Test func theTextCanBeSelected() throws {
        let data = ReceiptDocument(.sample).pdf()
        #expect(data.starts(with: Array("%PDF".utf8)))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["pdftotext", "-layout", file.path, "-"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return }
        let pages = text.split(separator: "\u{0C}")
        #expect(pages.count == 3)
        for item in Receipt.sample.items where item.name.count < 40 {
            #expect(pages.count { $0.contains(item.name) } == 1, "\(item.name)")
        }
        #expect(pages[2].contains("To pay"))
    }
}
