import Foundation
import Testing
import UIKit

/// A word, or a few, in a picture that was recorded on iOS.
struct MeasuredWord: CustomTestStringConvertible {
    var text: String
    var weight: UIFont.Weight = .regular
    var isItalic = false
    var size: CGFloat
    var scale: CGFloat = 3
    /// From the first to the last ink, in points.
    var ink: Double

    var testDescription: String { "\(text) \(weightName) \(size)" }

    var weightName: String {
        Self.weights.first { $0.value == weight }.map { $0.key + (isItalic ? " italic" : "") } ?? ""
    }

    /// The name of Inter's face.
    var interName: String {
        if isItalic { return "Inter-Italic" }
        return weight == .semibold ? "Inter-SemiBold" : "Inter-\(weightName.capitalized)"
    }

    var systemFont: UIFont {
        isItalic ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: weight)
    }

    /// The ink in points in a font.
    @MainActor func ink(in font: UIFont?) -> Double {
        font.map { HeadlessUIKitTests.ink(of: text, $0, scale: scale) } ?? 0
    }

    /// How much wider the system's font is here, as a share.
    @MainActor var error: Double { ink(in: systemFont) / ink - 1 }

    static let weights: [String: UIFont.Weight] = [
        "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
    ]

    /// What is counted together.
    static let groups: [(name: String, includes: @Sendable (MeasuredWord) -> Bool)] = [
        ("all", { _ in true }), ("at most 20 points", { $0.size <= 20 }),
        ("above 20 points", { $0.size > 20 }), ("regular", { $0.weight == .regular }),
        ("medium", { $0.weight == .medium }), ("semibold", { $0.weight == .semibold }),
        ("bold", { $0.weight == .bold }),
    ]

    /// The upright words of the table that are at least 60 points wide, from 11 to 58 points; none where it is
    /// missing.
    static let all: [MeasuredWord] = MeasuredTable("text.tsv").rows.compactMap { row in
        guard let text = row["text"], let weight = weights[row["weight"] ?? ""],
            let size = Double(row["size"] ?? ""), (11...58).contains(size),
            let scale = Double(row["scale"] ?? ""), let ink = Double(row["ink_corrected"] ?? ""), ink >= 60,
            row["slant"] == "upright"
        else { return nil }
        return MeasuredWord(text: text, weight: weight, size: size, scale: scale, ink: ink)
    }

    /// Some of them.
    static let some = [
        MeasuredWord(text: "Actions Available", size: 12, ink: 94.59),
        MeasuredWord(text: "Find text in document", isItalic: true, size: 12, ink: 122.85),
        MeasuredWord(text: "Email address", size: 13, ink: 82.44),
        MeasuredWord(text: "New Document", weight: .medium, size: 14, ink: 99.6),
        MeasuredWord(text: "United States", size: 17, ink: 100.98),
        MeasuredWord(text: "1234 5678 9012 3456", size: 17, ink: 168.51),
        MeasuredWord(text: "UIKit Keyboard Shortcuts", weight: .semibold, size: 17, ink: 199.23),
        MeasuredWord(text: "Rechnungsadresse", size: 18, ink: 151.21),
        MeasuredWord(text: "code, open your banking", weight: .semibold, size: 20, ink: 223.29),
        MeasuredWord(text: "Generate QR code", size: 22, ink: 173.69),
        MeasuredWord(text: "What's the point?", size: 25, ink: 186.73),
        MeasuredWord(text: "Zeit für die Genehmigung.", weight: .bold, size: 25, ink: 290.79),
        MeasuredWord(text: "What's the point?", size: 34, ink: 252.22),
        MeasuredWord(text: "Example", size: 40, scale: 2, ink: 141.79),
        MeasuredWord(text: "What's the point?", size: 58, ink: 424.06),
    ]
}
