import Foundation

/// Writes durations: `1:05:00`, `1 hour, 5 minutes`. Foundation on Linux has none; words are English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `1:10:09`
        case positional = 0
        /// `1h 10m 9s`
        case abbreviated = 1
        /// `1 hr, 10 min, 9 sec`
        case short = 2
        /// `1 hour, 10 minutes, 9 seconds`
        case full = 3
        /// `one hour, ten minutes, nine seconds`
        case spellOut = 4
        /// `1hr 10min 9sec`
        case brief = 5
    }

    /// How units of zero are written.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As the style needs it.
        public static let `default` = Self(rawValue: 1 << 0)
        /// Zeros before the first other unit are dropped.
        public static let dropLeading = Self(rawValue: 1 << 1)
        /// Zeros between others are dropped.
        public static let dropMiddle = Self(rawValue: 1 << 2)
        /// Zeros after the last other unit are dropped.
        public static let dropTrailing = Self(rawValue: 1 << 3)
        /// All zeros are dropped.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Zeros are written, with two digits where that is usual.
        public static let pad = Self(rawValue: 1 << 16)
    }

    /// How units are written. Positional by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units that are written; empty, the default, lets the formatter choose.
    open var allowedUnits: NSCalendar.Unit = []
    /// How units of zero are written.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar.
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// The date from which durations are counted. None by default: the beginning of the year 2001.
    open var referenceDate: Date?
    /// Whether the last unit may be a fraction. False by default. Has no effect here.
    open var allowsFractionalUnits = false
    /// The maximum number of units; 0, the default, is no limit.
    open var maximumUnitCount = 0
    /// Whether the largest unit is written in the next one where that is shorter. False by default. Has no effect here.
    open var collapsesLargestUnit = false
    /// Whether the text begins with "About". False by default.
    open var includesApproximationPhrase = false
    /// Whether the text ends with "remaining". False by default.
    open var includesTimeRemainingPhrase = false
    /// Where the text is used. Has no effect here.
    open var formattingContext = Formatter.Context.unknown

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter: nothing is read from archives here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text of a duration in seconds; nil for one that is not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(
            from: start, to: start.addingTimeInterval(abs(ti.rounded(.towardZero))), isNegative: ti < 0)
    }

    /// The text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: min(startDate, endDate), to: max(startDate, endDate), isNegative: endDate < startDate)
    }

    private func string(from start: Date, to end: Date, isNegative: Bool) -> String? {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        if referenceDate == nil, let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
        let units = DurationUnit.allCases.filter(isAllowed)
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        return text(units.map { ($0, $0.value(in: parts)) }, isNegative: isNegative)
    }

    /// The text of components.
    open func string(from components: DateComponents) -> String? {
        let units = DurationUnit.allCases.filter {
            isAllowed($0) || (allowedUnits.isEmpty && $0.isSet(in: components))
        }
        let seconds = DurationUnit.allCases.reduce(0) { $0 + $1.value(in: components) * $1.seconds }
        let isExact =
            units.allSatisfy { $0.isSet(in: components) }
            && units.count == DurationUnit.allCases.filter { $0.isSet(in: components) }.count
        guard !isExact else {
            return text(units.map { ($0, $0.value(in: components)) }, isNegative: false)
        }
        return string(from: TimeInterval(seconds))
    }

    /// The text of components, or of a number of seconds.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let number?: AnyNumber.double(number).flatMap { string(from: $0) }
        case nil: nil
        }
    }

    /// The text of components in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private func isAllowed(_ unit: DurationUnit) -> Bool {
        guard allowedUnits.isEmpty else { return allowedUnits.contains(unit.calendarUnit) }
        return unit != .week && unit != .year && unit != .month
    }

    // MARK: Text

    private func text(_ all: [(DurationUnit, Int)], isNegative: Bool) -> String? {
        guard !all.isEmpty else { return nil }
        var parts = remaining(all)
        if maximumUnitCount > 0 {
            let first = parts.firstIndex { $0.1 != 0 } ?? max(parts.count - 1, 0)
            parts = Array(parts[first...].prefix(maximumUnitCount))
        }
        if parts.isEmpty { parts = [all[all.count - 1]] }
        var text = unitsStyle == .positional ? positional(parts) : worded(parts)
        if isNegative { text = "-" + text }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    /// The units without the zeros that are dropped.
    private func remaining(_ all: [(DurationUnit, Int)]) -> [(DurationUnit, Int)] {
        var behavior = zeroFormattingBehavior
        if behavior == .default { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = all.firstIndex(where: { $0.1 != 0 }), let last = all.lastIndex(where: { $0.1 != 0 })
        else {
            guard !behavior.contains(.pad), behavior != [] else { return all }
            // A duration of nothing is its smallest unit.
            return unitsStyle == .positional && zeroFormattingBehavior == .default
                ? [all[all.count - 1]] : Array(all.suffix(1))
        }
        return all.enumerated().filter { index, part in
            if part.1 != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }.map(\.element)
    }

    private func positional(_ parts: [(DurationUnit, Int)]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        var text = ""
        for (index, part) in parts.enumerated() {
            let isClock = part.0 == .hour || part.0 == .minute || part.0 == .second
            let isFirst = index == 0
            if !isFirst { text += isClock && parts[index - 1].0 != .day ? ":" : " " }
            let digits = String(part.1)
            let isPadded = isClock && digits.count < 2 && (pads || !isFirst && text.hasSuffix(":"))
            text += isPadded ? "0" + digits : digits
            if !isClock { text += part.0.abbreviation }
        }
        return text
    }

    private func worded(_ parts: [(DurationUnit, Int)]) -> String {
        let words = parts.map { unit, value -> String in
            switch unitsStyle {
            case .abbreviated: "\(value)\(unit.abbreviation)"
            case .brief: "\(value)\(unit.short(value))"
            case .short: "\(value) \(unit.short(value))"
            case .spellOut: "\(Self.spelled(value)) \(unit.name)\(value == 1 ? "" : "s")"
            default: "\(value) \(unit.name)\(value == 1 ? "" : "s")"
            }
        }
        return words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }

    private static func spelled(_ number: Int) -> String {
        let small = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
            "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
        let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        switch number {
        case ..<0: return "minus " + spelled(-number)
        case ..<20: return small[number]
        case ..<100: return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
        case ..<1000:
            return small[number / 100] + " hundred" + (number % 100 == 0 ? "" : " " + spelled(number % 100))
        default:
            return spelled(number / 1000) + " thousand"
                + (number % 1000 == 0 ? "" : " " + spelled(number % 1000))
        }
    }
}
