import GalleryScreens
import Testing
import UIKit

@MainActor
@Suite struct ProfileCardTests {
    @Test func theCardIsLaidOutWithoutAWindow() {
        let card = ProfileCard(.sample)
        card.layoutIfNeeded()
        #expect(card.frame.size == CGSize(width: 1200, height: 630))
        let name = card.nameLabel.convert(card.nameLabel.bounds, to: card)
        #expect(abs(name.minX - (64 + 240 + 48)) < 1)
        let about = card.aboutLabel
        let needed = about.sizeThatFits(CGSize(width: about.bounds.width, height: .greatestFiniteMagnitude))
        #expect(needed.height <= about.bounds.height + 0.01)
        #expect(card.bounds.contains(about.convert(about.bounds, to: card)))
    }

    @Test func aDrawingIsTheSameOnEveryThread() async throws {
        let drawing = ViewDrawing(of: ProfileCard(.sample))
        let here = try drawing.pngData(scale: 1)
        let elsewhere = try await Task.detached { try drawing.pngData(scale: 1) }.value
        #expect(here == elsewhere)
        #expect(try ViewDrawing(of: ProfileCard(.sample)).pngData(scale: 1) == here)
    }

    @Test func theDocumentKeepsItsText() throws {
        let document = try ViewDrawing(of: ProfileCard(.sample)).pdfData()
        #expect(document.starts(with: Array("%PDF".utf8)))
        #expect(try ViewDrawing(of: ProfileCard(.sample)).pdfData() == document)
    }
}
