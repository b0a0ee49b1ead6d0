import Foundation

extension SymbolNames {
    /// The drawing's name for another name of the same symbol: names of earlier and later systems, and of symbols that differ
    /// in details only.
    static func canonical(_ name: String) -> String {
        var name = name
        // Since iOS 18 "document" and "doc" name the same symbols.
        if let drawn = whole[name] { return drawn }
        if name.hasPrefix("document") {
            name =
                "doc"
                + name.dropFirst("document".count).replacingOccurrences(of: "on.document", with: "on.doc")
        }
        for (other, drawn) in renamed where name.hasPrefix(other) {
            let suffix = name.dropFirst(other.count)
            if suffix.isEmpty || suffix.hasPrefix(".") { return drawn + suffix }
        }
        return name
    }

    /// Names that are one symbol alone: others begin with them.
    private static let whole = [
        "gauge": "gauge.medium", "gauge.badge.plus": "gauge.medium.badge.plus",
        "thermometer": "thermometer.medium",
    ]

    /// Names that a name with suffixes may begin with, and what is drawn.
    private static let renamed = [
        ("speaker.1", "speaker.wave.1"), ("speaker.2", "speaker.wave.2"), ("speaker.3", "speaker.wave.3"),
        ("line.horizontal.3", "line.3.horizontal"), ("text.justifyleft", "text.justify.left"),
        ("text.justify.leading", "text.justify.left"), ("text.alignment.left", "text.alignleft"),
        ("multiply", "xmark"), ("text.document", "doc.text"), ("text.page", "doc.text"),
        ("richtext.page", "doc.richtext"), ("wand.and.sparkles", "wand.and.stars"),
        ("battery.100.bolt", "battery.100percent.bolt"), ("battery.100", "battery.100percent"),
        ("battery.75", "battery.75percent"), ("battery.50", "battery.50percent"),
        ("battery.25", "battery.25percent"), ("battery.0", "battery.0percent"),
        ("rectangle.3.offgrid", "rectangle.3.group"), ("speedometer", "gauge.with.dots.needle.50percent"),
        ("iphone.gen1", "iphone.homebutton"), ("iphone.gen2", "iphone"), ("iphone.gen3", "iphone"),
        ("ipad.gen1", "ipad"), ("ipad.gen2", "ipad"), ("ipad.homebutton", "ipad"),
        ("macbook", "laptopcomputer"),
        ("wrench.adjustable", "wrench"),
        ("arrow.trianglehead.clockwise", "arrow.clockwise"),
        ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
        ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.branch", "arrow.triangle.branch"),
        ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
        ("list.bullet.below.rectangle", "list.bullet.rectangle"),
    ]
}
