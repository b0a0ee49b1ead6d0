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

    @Test func symbolsBesideTextAreDrawn() throws {
        let data = SymbolTextSheet.draw()
        #expect(data.count > 1000)
        if let folder = ProcessInfo.processInfo.environment["FORMWORK_SYMBOL_SHEETS"] {
            try data.write(to: URL(filePath: "\(folder)/symbols-text.png"))
            let composed = SymbolSheet(names: Self.composed).draw()
            try composed.write(to: URL(filePath: "\(folder)/symbols-composed.png"))
            let colors = SymbolSheet(names: Self.coloured, configuration: .preferringMulticolor()).draw()
            try colors.write(to: URL(filePath: "\(folder)/symbols-colors.png"))
            let shades = SymbolSheet(names: Self.coloured, configuration: .preferringHierarchical()).draw()
            try shades.write(to: URL(filePath: "\(folder)/symbols-shades.png"))
        }
    }

    private static let composed = [
        "a.circle", "b.square.fill", "q.circle.fill", "1.circle", "7.square", "10.circle", "50.square.fill",
        "00.circle",
        "plus.circle", "xmark.circle.fill", "checkmark.circle.fill", "heart.circle", "heart.circle.fill",
        "star.square",
        "person.circle", "person.circle.fill", "bolt.circle", "phone.circle.fill", "trash.circle",
        "mic.circle",
        "mic.slash", "mic.slash.fill", "bell.slash", "bell.slash.fill", "bell.badge", "bell.badge.fill",
        "eye.slash",
        "eye.slash.fill", "video.slash", "wifi.slash", "speaker.slash", "speaker.slash.fill", "pin.slash",
        "star.slash",
        "heart.slash.fill", "shield.slash", "folder.badge.plus", "folder.badge.minus",
        "folder.fill.badge.plus",
        "doc.badge.plus", "cart.badge.plus", "cart.fill.badge.plus", "person.crop.circle.badge.plus",
        "person.crop.circle.badge.checkmark", "calendar.badge.plus", "calendar.badge.clock", "envelope.badge",
        "app.badge", "checkmark.shield", "checkmark.shield.fill", "lock.shield.fill",
        "exclamationmark.octagon",
        "exclamationmark.octagon.fill", "xmark.app", "plus.app.fill", "checkmark.rectangle", "star.bubble",
        "plus.bubble.fill",
        "plus.message", "checkmark.icloud", "xmark.icloud.fill", "qrcode.viewfinder", "barcode.viewfinder",
        "person.viewfinder", "questionmark.folder", "lock.doc", "bolt.house", "info.circle",
        "info.circle.fill",
        "questionmark.circle", "exclamationmark.circle", "dollarsign.circle", "eurosign.circle.fill",
        "chevron.right.circle",
        "chevron.down.circle.fill", "arrow.clockwise.circle", "arrow.up.arrow.down.square", "ellipsis.circle",
        "ellipsis.circle.fill", "ant.circle.fill", "figure.walk.circle", "questionmark.diamond",
        "chevron.up.square.fill",
        "washer", "figure.badminton", "apple.logo", "rectangle.portrait.slash",
    ]

    private static let coloured = [
        "plus.circle.fill", "minus.circle.fill", "xmark.circle.fill", "checkmark.circle.fill",
        "info.circle.fill",
        "exclamationmark.triangle.fill", "exclamationmark.triangle", "checkmark.seal.fill",
        "cloud.sun.rain.fill",
        "cloud.bolt.rain.fill", "sun.max.fill", "moon.stars.fill", "globe.americas.fill",
        "person.crop.circle.fill",
        "person.2.fill", "person.3.fill", "folder.badge.plus", "bell.badge", "heart.circle.fill",
        "flame.fill", "leaf.fill",
        "drop.fill", "battery.100percent.bolt", "square.stack.3d.up.fill", "wifi", "trash",
        "bookmark.circle.fill",
        "lock.shield.fill", "face.smiling.fill", "tree.fill",
    ]

    private func hasFill(_ name: String) -> Bool { SymbolNames.form(of: name)?.hasFill == true }
}
