import Foundation
import Testing
import UIKit

@testable import LayoutInspector

/// What the page says of edges that constraints leave open.
@MainActor
@Suite(.enabled(if: PageBrowser.path != nil, "Chromium is not installed"))
struct PageAmbiguityTests {
    @Test func ambiguousEdgesSayWhereElseTheyCouldBe() throws {
        let screen = AmbiguousScreen()
        let capture = LayoutInspector.capture(screen, options: .page)
        let html = try InspectorReport([capture]).html()
        struct Shown: Decodable {
            var notes: [String: String]
            var unique: [String: Int]
            var badges: Int
            var links: [String]
        }
        let names = ["AmbiguousScreen.box", "AmbiguousScreen.free", "AmbiguousScreen.fixed"]
        let views = [screen.box, screen.free, screen.fixed]
        let list = String(decoding: try JSONEncoder().encode(names), as: UTF8.self)
        let text = try PageBrowser.run(
            """
            return \(list).map(name => {
              select(index(name)); const notes = {}, unique = {}
              for (const card of all('.edge')) { const edge = card.id.slice(5)
                unique[edge] = [...card.querySelectorAll('td')].filter(cell => cell.textContent.includes('without it other positions')).length
                if (card.querySelector('.note')) notes[edge] = card.querySelector('.note').textContent }
              return { notes, unique, badges: all('.edge .badge').length, links: all('.note .link').map(n => n.textContent) } })
            """, in: html)
        let all = try JSONDecoder().decode([Shown].self, from: Data(text.utf8))
        // Without the engine: 300 points, a width of 100, at least 20 on the left, at least 30 on the right.
        #expect(all[0].notes["left"]?.hasSuffix("Any left from 20 to 170 is as good.") == true, "\(all)")
        #expect(all[0].notes["right"]?.hasSuffix("Any right from 120 to 270 is as good.") == true)
        #expect(all[0].notes["top"]?.hasSuffix("Any top up to 300 is as good.") == true)
        #expect(all[0].notes["bottom"] == nil && (all[0].unique["bottom"] ?? 0) >= 1)
        #expect(Set(all[0].links) == ["AmbiguousScreen.box"] && all[0].badges == 3)
        #expect(all[1].notes["left"]?.hasSuffix("Any left is as good.") == true, "\(all[1])")
        #expect(all[1].notes["top"]?.hasSuffix("Any top from 40 on is as good.") == true, "\(all[1])")
        #expect(all[2].notes.isEmpty && all[2].badges == 0)
        for (view, shown) in zip(views, all) {
            for reason in view.layoutReasons() {
                let edge = reason.subject.rawValue
                #expect((shown.notes[edge] != nil) == reason.isAmbiguous)
                #expect(shown.unique[edge] == (reason.steps + reason.losers).count { $0.isAmbiguousWithout })
                if let range = reason.alternatives, range.lower != nil || range.upper != nil {
                    #expect(shown.notes[edge]?.contains("Any \(edge) \(range) is") == true)
                }
            }
        }
        guard let folder = ProcessInfo.processInfo.environment["FORMWORK_PICTURES"] else { return }
        let box = capture.views.first { $0.name == names[0] }?.id.description ?? ""
        for (width, height, theme) in [(1400, 900, "light"), (390, 844, "dark")] {
            try PageBrowser.shoot(
                html, hash: "view=\(box)&tab=explanation&theme=\(theme)", size: (width, height),
                to: "\(folder)/ambiguous-\(width).png")
        }
    }
}
