import Foundation
import Testing

@testable import HeadlessGraphics

/// How symbols are aligned with text.
struct SymbolAlignmentTests {
    private func image(
        _ name: String, _ size: CGFloat, _ scale: UIImage.SymbolScale = .medium, pixels: CGFloat = 3
    ) throws -> UIImage {
        let traits = UITraitCollection(displayScale: pixels)
        var image: UIImage?
        traits.performAsCurrent {
            image = UIImage(
                systemName: name,
                withConfiguration: UIImage.SymbolConfiguration(
                    pointSize: size, weight: .regular, scale: scale))
        }
        return try #require(image)
    }

    /// What iOS 17 says of it in a list of views at three pixels a point.
    @Test func aCircleOfSeventeenPointsIsTwentyByNineteen() throws {
        for name in ["checkmark.circle.fill", "circle", "person.crop.circle"] {
            #expect(try image(name, 17).size == CGSize(width: 20, height: 19), "\(name)")
        }
    }

    @Test func symbolsAreCentredOnCapitalLetters() throws {
        for name in MostUsedSymbols.names {
            for (size, scale) in [(17.0, UIImage.SymbolScale.medium), (40, .small), (28, .large)] {
                let image = try image(name, size, scale)
                let baseline = try #require(image.baselineOffsetFromBottom)
                let insets = image.alignmentRectInsets
                #expect(insets.top == -insets.bottom && insets.left == 0 && insets.right == 0)
                // From the bottom of the picture: the middle of its alignment rectangle, and that of capital letters.
                let middle = image.size.height / 2 + insets.bottom
                let capital = baseline + size * 1443 / 2048 / 2
                #expect(abs(middle - capital) < 0.7, "\(name) at \(size): \(middle), \(capital)")
            }
        }
    }

    @Test func sizesAreWholePixels() throws {
        for name in ["heart", "chevron.right", "envelope.fill", "plus", "person.3"] {
            for pixels in [1, 2, 3] as [CGFloat] {
                for size in stride(from: 9, through: 41, by: 4) as StrideThrough<CGFloat> {
                    let size = try image(name, size, pixels: pixels).size
                    for length in [size.width, size.height] {
                        #expect(abs(length * pixels - (length * pixels).rounded()) < 1e-6)
                    }
                }
            }
        }
    }

    @Test func sizesFollowTextStylesAndFonts() throws {
        let style = UIImage.SymbolConfiguration(textStyle: .largeTitle)
        let points = UIFont.preferredFont(forTextStyle: .largeTitle).pointSize
        #expect(
            try #require(UIImage(systemName: "heart", withConfiguration: style)).size
                == #require(
                    UIImage(
                        systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: points)
                    )
                ).size)
        let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30, weight: .heavy))
        let sized = UIImage.SymbolConfiguration(pointSize: 30, weight: .heavy)
        #expect(SymbolPixels("heart", font)?.coverage == SymbolPixels("heart", sized)?.coverage)
    }

    @Test func baselinesCanBeSetAndRemoved() throws {
        let image = try image("heart", 17)
        #expect(image.hasBaseline)
        #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(image.withBaselineOffset(fromBottom: 7).baselineOffsetFromBottom == 7)
        #expect(image.imageWithoutBaseline().withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom == 2)
        #expect(image.withAlignmentRectInsets(.zero).alignmentRectInsets == .zero)
    }
}
