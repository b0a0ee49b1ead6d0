import LayoutCore
import Typesetting

/// Measures and sets text on one thread at a time, and caches the results.
final class TextEngine {
    let library: FontLibrary
    /// What says the warnings.
    var warn: @Sendable (FontWarning) -> Void = StandardErrorWarning.write
    /// Measures most texts in Latin letters.
    var words: SpacedWords
    // Pays in `feed`.
    @exclusivity(unchecked) private var measures = RecencyCache<MeasureKey, TextMeasure>(capacity: 4_096)
    private var settings = RecencyCache<SettingKey, TypesetText>(capacity: 256)

    private struct SettingKey: Hashable {
        let key: MeasureKey
        let text: StyledText
        let alignmentWidth: Double

        static func == (left: SettingKey, right: SettingKey) -> Bool {
            left.alignmentWidth == right.alignmentWidth && left.key == right.key
                && left.text == right.text
        }

        func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
    }

    init(library: FontLibrary = FontLibrary()) {
        self.library = library
        words = SpacedWords(library: library)
    }

    /// The size that text takes.
    func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasure {
        let key = MeasureKey(text: text, bounds: bounds.usable)
        if let known = measures.value(for: key) { return known }
        if let quick = words.measure(text, in: key.bounds) {
            measures.insert(quick, for: key)
            return quick
        }
        if let natural = naturalMeasure(of: key) { return natural }
        let made = setter(for: key, purpose: .sizes)?.measure ?? .empty
        measures.insert(made, for: key)
        return made
    }

    /// The size that text takes, without fast paths and without what is cached.
    func measureSlowly(_ text: StyledText, in bounds: TextBounds) -> TextMeasure {
        setter(for: MeasureKey(text: text, bounds: bounds.usable), purpose: .sizes)?.measure ?? .empty
    }

    /// Text in lines.
    func typeset(_ text: StyledText, in bounds: TextBounds, alignmentWidth: Double) -> TypesetText {
        let key = MeasureKey(text: text, bounds: bounds.usable)
        let settingKey = SettingKey(
            key: key, text: text,
            alignmentWidth: alignmentWidth.isFinite ? max(0, alignmentWidth) : .infinity
        )
        if let known = settings.value(for: settingKey) { return known }
        guard let setter = setter(for: key, purpose: .glyphs) else {
            return TypesetText(lines: [], measure: .empty)
        }
        let measure = setter.measure
        let width = settingKey.alignmentWidth.isFinite ? settingKey.alignmentWidth : measure.size.width
        let painter = LinePainter(setter.setting, width: width)
        let made = TypesetText(lines: setter.lines.map(painter.paint), measure: measure)
        // Long texts are not kept: a few of them would fill the memory.
        if made.lines.count <= 100 { settings.insert(made, for: settingKey) }
        measures.insert(measure, for: key)
        return made
    }

    /// Where the characters of text in lines are.
    func geometry(of text: StyledText, in bounds: TextBounds, alignmentWidth: Double) -> TextGeometry {
        let key = MeasureKey(text: text, bounds: bounds.usable)
        guard let setter = setter(for: key, purpose: .carets) else { return TextGeometry(lines: []) }
        let width = alignmentWidth.isFinite ? max(0, alignmentWidth) : setter.measure.size.width
        return CaretCollector.geometry(of: setter.lines, LinePainter(setter.setting, width: width))
    }

    /// Forgets all results, because the fonts changed.
    func forgetResults() {
        words.removeAll()
        measures.removeAll()
        settings.removeAll()
    }

    /// Text that fits a width without breaking equals text in unlimited space.
    private func naturalMeasure(of key: MeasureKey) -> TextMeasure? {
        guard key.bounds.width.isFinite else { return nil }
        var bounds = key.bounds
        bounds.width = .infinity
        guard let natural = measures.value(for: MeasureKey(text: key.text, bounds: bounds)),
            !natural.isTruncated, natural.size.width <= key.bounds.width
        else { return nil }
        return natural
    }

    private func setter(for key: MeasureKey, purpose: TextSetting.Purpose) -> TextSetter? {
        guard let world = library.world(for: key.text) else { return nil }
        return TextSetter(
            TextSetting(
                text: key.text, bounds: key.bounds, purpose: purpose, world: world, library: library))
    }
}

extension TextBounds {
    /// The bounds with what is no width or no count taken as 0.
    fileprivate var usable: TextBounds {
        TextBounds(width: width > 0 ? width : 0, lineLimit: max(0, lineLimit), truncation: truncation)
    }
}
