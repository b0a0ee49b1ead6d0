import Foundation
import Testing

@testable import HeadlessGraphics

/// What the drawings look like, judged by their pixels.
struct SymbolDrawingsTests {
    private static let weights: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Every part of the library's texts is read: none is left out for being malformed.
    @Test func everyPartOfEveryDrawingIsRead() throws {
        #expect(SymbolDrawings.names.count > 600)
        for name in SymbolDrawings.names {
            let text = try #require(SymbolDrawings.text(of: name))
            let own = text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            var count = 0
            for part in own where !part.hasPrefix("m ") {
                if let letter = part.first, "uUh".contains(letter) {
                    let used = part.split(separator: " ")
                    #expect(used.count == 5, "\(name): \(part)")
                    count += SymbolDrawings.drawing(named: String(used[1]))?.parts.count ?? -1000
                } else {
                    count += 1
                }
            }
            let drawing = try #require(SymbolDrawings.drawing(named: name))
            // A filled drawing that is used leaves out parts of the outlined one.
            let isExact = !own.contains { $0.hasPrefix("U") }
            #expect(isExact ? drawing.parts.count == count : !drawing.parts.isEmpty, "\(name)")
        }
    }

    @Test func symbolsLieInTheirBoxesAndGrowWithTheWeight() throws {
        for name in MostUsedSymbols.names {
            var last = 0.0
            for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
                let configuration = UIImage.SymbolConfiguration(pointSize: 32, weight: weight)
                let pixels = try #require(SymbolPixels(name, configuration), "\(name)")
                #expect(!pixels.isOutsideOfBox, "\(name) at \(weight)")
                // What is cut out of a filled symbol grows too.
                let isFilled = name.contains("fill") || name == "barcode" || name == "qrcode"
                if !isFilled { #expect(pixels.coverage >= last * 0.999, "\(name) at \(weight)") }
                #expect(pixels.coverage > 4, "\(name) at \(weight)")
                last = pixels.coverage
            }
        }
    }

    @Test func allNineWeightsDiffer() throws {
        for name in ["plus", "heart", "gearshape", "person.crop.circle", "1.circle"] {
            let coverages = try Self.weights.map { weight in
                try #require(SymbolPixels(name, UIImage.SymbolConfiguration(pointSize: 60, weight: weight)))
                    .coverage
            }
            #expect(zip(coverages, coverages.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(coverages)")
        }
    }

    @Test func filledSymbolsCoverMore() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 32, weight: .regular)
        for name in SymbolDrawings.names where SymbolNames.form(of: name)?.hasFill == true {
            let outlined = try #require(SymbolPixels(name, configuration))
            let filled = try #require(SymbolPixels(name + ".fill", configuration))
            #expect(filled.coverage > outlined.coverage * 1.02, "\(name)")
            #expect(!filled.isOutsideOfBox, "\(name)")
        }
    }

    @Test func slashesAndBadgesShow() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 60)
        for name in ["bell", "mic.fill", "eye", "video", "speaker", "wifi"] {
            let plain = try #require(SymbolPixels(name, configuration))
            let slashed = try #require(
                SymbolPixels(name.replacingOccurrences(of: ".fill", with: "") + ".slash", configuration))
            #expect(plain.coverage != slashed.coverage && !slashed.isOutsideOfBox)
            // The slash runs through the middle from the upper left: beside it is a gap.
            let (x, y) = (slashed.width / 2, slashed.height / 2)
            #expect(slashed.alpha(x, y) > 200, "\(name)")
        }
        let badge = try #require(SymbolPixels("folder.badge.plus", configuration))
        #expect(try badge.coverage > #require(SymbolPixels("folder", configuration)).coverage)
    }

    @Test func scalesAreOrderedAndKeepTheLines() throws {
        func size(_ scale: UIImage.SymbolScale, _ name: String) throws -> CGSize {
            let configuration = UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: scale)
            return try #require(UIImage(systemName: name, withConfiguration: configuration)).size
        }
        for name in ["heart", "plus", "chevron.right", "person.crop.circle.fill"] {
            let (small, medium, large) = (
                try size(.small, name), try size(.medium, name), try size(.large, name)
            )
            #expect(small.width < medium.width && medium.width < large.width)
            #expect(small.height < medium.height && medium.height < large.height)
            #expect(try size(.unspecified, name) == medium && size(.default, name) == medium)
        }
        // The line of a minus sign: its height less the margins of 6 units each.
        let heights = try [UIImage.SymbolScale.small, .medium, .large].map { scale -> Double in
            let artwork = try #require(SymbolLibrary.symbol(named: "minus")).artwork(.regular, scale)
            return (artwork.inkBounds?.size.height ?? 0) * scale.factor
        }
        #expect(heights[0] < heights[1] && heights[1] < heights[2] && heights[2] < heights[0] * 1.2)
    }

    @Test func enclosuresOfFilledSymbolsHaveTheSignCutOut() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 60, weight: .bold)
        let plain = try #require(SymbolPixels("plus.circle.fill", configuration))
        #expect(plain.center[3] == 0)
        #expect(plain.alpha(plain.width / 2 + 14, plain.height / 2 + 14) == 255)
        let outlined = try #require(SymbolPixels("plus.circle", configuration))
        #expect(outlined.center[3] == 255)
        let letter = try #require(SymbolPixels("i.circle.fill", configuration))
        #expect(letter.center[3] < 20)
        let number = try #require(SymbolPixels("1.square", configuration))
        #expect(number.coverage > (try #require(SymbolPixels("square", configuration))).coverage)
    }

    @Test func leftAndRightAreMirrors() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40)
        func pixels(_ name: String, isRightToLeft: Bool = false) throws -> SymbolPixels {
            try #require(SymbolPixels(name, configuration, isRightToLeft: isRightToLeft))
        }
        for (left, right) in [
            ("chevron.left", "chevron.right"), ("arrow.left", "arrow.right"),
            ("backward.fill", "forward.fill"),
            ("arrow.counterclockwise", "arrow.clockwise"), ("sidebar.left", "sidebar.right"),
            ("arrowshape.turn.up.left.fill", "arrowshape.turn.up.right.fill"),
            ("bubble.left", "bubble.right"),
        ] {
            #expect(try pixels(left).difference(fromMirrored: pixels(right)) < 60, "\(left)")
        }
        for name in ["chevron.forward", "list.bullet", "arrow.backward.circle.fill"] {
            #expect(
                try pixels(name).difference(fromMirrored: pixels(name, isRightToLeft: true)) < 60, "\(name)")
        }
        let left = try pixels("chevron.left")
        #expect(try left.coverage == pixels("chevron.left", isRightToLeft: true).coverage)
        #expect(try left.difference(fromMirrored: pixels("chevron.left", isRightToLeft: true)) > 60)
    }
}
