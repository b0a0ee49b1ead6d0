import Foundation
import Testing

@testable import HeadlessGraphics

/// Which names have a symbol.
struct SymbolNamesTests {
    @Test func theMostUsedSymbolsAreDrawn() {
        let names = MostUsedSymbols.names
        #expect(names.count >= 300)
        #expect(Set(names).count == names.count)
        #expect(names.filter { !SymbolLibrary.contains($0) } == [])
    }

    @Test func namesHaveSuffixesInTheirOrder() {
        let drawn = [
            "heart.fill", "heart.circle", "heart.circle.fill", "heart.square.fill", "heart.slash",
            "heart.slash.fill",
            "mic.slash.circle.fill", "bell.badge", "bell.badge.fill", "folder.badge.plus",
            "folder.fill.badge.minus",
            "person.crop.circle.badge.checkmark", "a.circle", "z.square.fill", "0.circle", "50.circle.fill",
            "07.square", "xmark.app.fill", "checkmark.shield.fill", "lock.icloud",
            "exclamationmark.octagon.fill",
            "star.bubble", "document.on.document.fill", "speaker.3.fill", "line.horizontal.3",
            "doc.viewfinder",
        ]
        #expect(drawn.filter { !SymbolLibrary.contains($0) } == [])
        let others = [
            "", ".", ".fill", ".circle", "circle.", "a", "ab.circle", "51.circle", "100.square", "a.b.circle",
            "nonsense", "nonsense.circle.fill", "heart.fill.fill", "chevron.right.fill",
            "heart.badge.nonsense",
            "fill", "slash", "badge.plus", "Heart", "heart.Fill", "heart circle", "ö.circle",
        ]
        #expect(others.filter { UIImage(systemName: $0) != nil } == [])
    }

    @Test func oldAndNewNamesAreOneDrawing() throws {
        for (old, new) in [
            ("doc", "document"), ("doc.text.fill", "document.text.fill"),
            ("doc.on.doc", "document.on.document"),
            ("speaker.2.fill", "speaker.wave.2.fill"), ("battery.100", "battery.100percent"),
            ("line.horizontal.3.decrease.circle", "line.3.horizontal.decrease.circle"),
        ] {
            let configuration = UIImage.SymbolConfiguration(pointSize: 30)
            let one = try #require(SymbolPixels(old, configuration))
            let other = try #require(SymbolPixels(new, configuration))
            #expect(one.coverage == other.coverage, "\(old) and \(new)")
        }
    }

    @Test func otherNamesOfTheSystemHaveAPlaceholder() throws {
        let names = KnownSymbolNames.names
        #expect(names.count > 1000)
        // Names that are drawn are not in the list.
        #expect(names.filter { SymbolNames.form(of: $0)?.isSymbol == true }.sorted() == [])
        for name in ["figure.badminton", "washer.fill", "apple.logo"] {
            let image = try #require(UIImage(systemName: name))
            #expect(image.isSymbolImage && !SymbolLibrary.contains(name))
            #expect(UIImage.missingSymbolNames.contains(name))
            let pixels = try #require(SymbolPixels(name, UIImage.SymbolConfiguration(pointSize: 60)))
            #expect(pixels.coverage > 100 && !pixels.isOutsideOfBox)
        }
        #expect(UIImage(systemName: "no.such.symbol.at.all") == nil)
        #expect(UIImage.missingSymbolNames.contains("no.such.symbol.at.all"))
        #expect(!UIImage.missingSymbolNames.contains("heart"))
    }

    @Test @MainActor func whatIsMissingIsReportedTogether() async throws {
        let handler = LayoutDiagnostics.handler
        defer { LayoutDiagnostics.handler = handler }
        var messages: [String] = []
        LayoutDiagnostics.handler = { messages.append("\($0)") }
        let names = ["figure.curling", "figure.rugby", "figure.squash"]
        for name in names + names + ["not.a.symbol.one", "not.a.symbol.two"] { _ = UIImage(systemName: name) }
        MissingSymbols.post()
        #expect(messages.filter { $0.contains("figure.curling, figure.rugby, figure.squash") }.count == 1)
        #expect(messages.filter { $0.contains("not.a.symbol.one, not.a.symbol.two") }.count == 1)
        messages = []
        for name in names { _ = UIImage(systemName: name) }
        MissingSymbols.post()
        #expect(messages.isEmpty)
    }

    @Test func symbolsAreMadeOnce() {
        #expect(SymbolLibrary.symbol(named: "heart.fill") === SymbolLibrary.symbol(named: "heart.fill"))
        #expect(SymbolLibrary.symbol(named: "heart.fill") !== SymbolLibrary.symbol(named: "heart"))
    }

    @Test(arguments: [
        ("chevron.forward", true), ("chevron.backward.circle.fill", true), ("arrow.up.forward", true),
        ("list.bullet", true), ("sidebar.leading", true), ("checklist", true), ("increase.indent", true),
        ("arrowshape.turn.up.backward.fill", true), ("chevron.left", false), ("arrow.right", false),
        ("forward.fill", false), ("backward.end.fill", false), ("goforward", false), ("heart", false),
        ("text.alignleft", false), ("sidebar.left", false),
    ])
    func symbolsThatNameADirectionFlip(name: String, flips: Bool) throws {
        #expect(try #require(UIImage(systemName: name)).flipsForRightToLeftLayoutDirection == flips)
    }
}
