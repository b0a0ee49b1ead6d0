import Foundation
import Testing

@testable import HeadlessGraphics

/// Sheets of all symbols, written where `FORMWORK_SYMBOL_SHEETS` names a folder.
struct SymbolPictureTests {
    @Test func sheetsOfAllSymbolsAreDrawn() throws {
        let names = SymbolDrawings.names
        let folder = ProcessInfo.processInfo.environment["FORMWORK_SYMBOL_SHEETS"]
        let chosen =
            folder == nil ? Array(names.prefix(12)) : names + names.filter(hasFill).map { $0 + ".fill" }
        for (index, start) in stride(from: 0, to: chosen.count, by: 132).enumerated() {
            let page = Array(chosen[start..<min(start + 132, chosen.count)])
            let data = SymbolSheet(names: page).draw()
            #expect(data.count > 1000)
            if let folder { try data.write(to: URL(filePath: "\(folder)/symbols-\(index).png")) }
        }
    }

    private func hasFill(_ name: String) -> Bool { SymbolNames.form(of: name)?.hasFill == true }
}
