import Testing
import UIKit

/// The system's font against what is known of San Francisco's widths.
@MainActor
@Suite struct SystemTrackingTests {
    /// Interface Builder writes the natural sizes of new views into its files: a label "Label" is 42 points
    /// wide at 17 points, a button "Button" 46 at 15, and 75 with insets of 12 at 17.
    @Test(arguments: [("Label", 17.0, 42.0), ("Button", 15, 46), ("Button", 17, 51)])
    func isAsWideAsInterfaceBuilderSays(text: String, size: Double, width: Double) {
        let natural = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
        #expect(abs(natural - width) < 0.75)
    }

    /// Letters whose widths in San Francisco are not known are tracked alone.
    @Test func growsByTheTablesPointsForEachGlyph() {
        let plain = UIFont(name: "Inter", size: 17)
        let system = UIFont.systemFont(ofSize: 17)
        let text = "жжжжж"
        let natural = text.size(withAttributes: [.font: plain as Any]).width
        let tracked = text.size(withAttributes: [.font: system]).width
        #expect(abs(tracked - natural + 5 * 0.43) < 0.02)
    }

    @Test func leavesFallbackFontsAlone() {
        let plain = UIFont(name: "Inter", size: 17)
        let text = "한글"
        #expect(
            text.size(withAttributes: [.font: plain as Any]).width
                == text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width)
    }
}
