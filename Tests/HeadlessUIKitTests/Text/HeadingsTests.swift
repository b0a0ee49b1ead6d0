import Foundation
import Testing
import UIKit

/// A page of headings beside their ink in pictures that were recorded on iOS.
@MainActor
@Suite struct HeadingsTests {
    /// From 20 to 58 points.
    private static let headings: [MeasuredWord] = {
        let words = MeasuredWord.all.isEmpty ? MeasuredWord.some : MeasuredWord.all
        let large = words.filter { $0.size >= 20 && $0.ink < 430 }
        // One of each size and weight.
        var seen: Set<String> = []
        return large.sorted { $0.size < $1.size }.filter {
            seen.insert("\($0.weightName) \($0.size)").inserted
        }
    }()

    /// Each heading with a bar below that is as long as its measured ink.
    private func page(_ attributes: (MeasuredWord) -> [NSAttributedString.Key: Any]) -> UIImage {
        let height = Self.headings.reduce(20) { $0 + $1.size * 1.4 + 8 }
        return UIImage.drawn(480, height, scale: 2) { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 480, height: height))
            var top: CGFloat = 10
            for word in Self.headings {
                word.text.draw(at: CGPoint(x: 20, y: top), withAttributes: attributes(word))
                top += word.size * 1.25
                UIColor.systemRed.setFill()
                context.fill(CGRect(x: 20 + word.size * 0.06, y: top, width: CGFloat(word.ink), height: 2))
                top += word.size * 0.15 + 8
            }
        }
    }

    /// The page is written to the folder that `FORMWORK_PICTURES` names, to be looked at.
    @Test func headingsEndWhereTheirBarsEnd() throws {
        let picture = page { [.font: $0.systemFont, .foregroundColor: UIColor.black] }
        if let folder = ProcessInfo.processInfo.environment["FORMWORK_PICTURES"] {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("headings.png")
            try #require(picture.pngData()).write(to: file)
        }
        #expect(Self.headings.count >= 6)
        for word in Self.headings {
            #expect(abs(word.error) < 0.01, "\(word.testDescription)")
        }
    }
}
