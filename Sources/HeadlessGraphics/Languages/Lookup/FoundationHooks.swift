internal import CFoundationHooks
import Foundation

// What Foundation calls to find texts and locales: CFoundationHooks says how. Nothing here is called by name.

#if os(Linux)
    private func string(_ pointer: UnsafeRawPointer?) -> String? {
        pointer.map { Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue() as String }
    }

    private func retained(_ object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
    }

    @_cdecl("formwork_localized_string")
    package func localizedStringHook(
        _ folder: UnsafePointer<CChar>, _ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?,
        _ table: UnsafeRawPointer?
    ) -> UnsafeRawPointer? {
        guard let key = string(key) else { return nil }
        let text = LocalizedText.string(
            forKey: key, value: string(value), table: string(table), inFolder: String(cString: folder))
        return retained(NSString(string: text))
    }

    @_cdecl("formwork_bundle_localizations")
    package func bundleLocalizationsHook(_ folder: UnsafePointer<CChar>) -> UnsafeRawPointer? {
        let texts = BundleTexts.texts(inFolder: String(cString: folder))
        let names = texts.languages + (texts.folders.contains("Base") ? ["Base"] : [])
        return names.isEmpty ? nil : retained(NSArray(array: names.map { NSString(string: $0) }))
    }

    @_cdecl("formwork_preferred_localizations")
    package func preferredLocalizationsHook(
        _ names: UnsafeRawPointer?, _ preferences: UnsafeRawPointer?
    ) -> UnsafeRawPointer? {
        func strings(_ pointer: UnsafeRawPointer?) -> [String]? {
            pointer.map { Unmanaged<NSArray>.fromOpaque($0).takeUnretainedValue() }?
                .compactMap { ($0 as? String) ?? ($0 as? NSString).map { $0 as String } }
        }
        guard let available = strings(names) else { return nil }
        let preferred = strings(preferences) ?? LanguageSettings.current.languages
        guard !preferred.isEmpty,
            let best = LanguageMatch.best(of: available, for: preferred, development: nil)
        else { return nil }
        return retained(NSArray(array: [NSString(string: best)]))
    }

    // MARK: Formats

    @_cdecl("formwork_argument_kinds")
    package func argumentKindsHook(
        _ format: UnsafeRawPointer?, _ kinds: UnsafeMutablePointer<UInt8>, _ size: Int
    ) -> Int {
        guard let format = string(format).flatMap(FoundTexts.shared.format) else { return 0 }
        let found = format.argumentKinds.prefix(size)
        for (index, kind) in found.enumerated() { kinds[index] = kind.rawValue }
        return found.count
    }

    @_cdecl("formwork_plain_format")
    package func plainFormatHook(
        _ format: UnsafeRawPointer?, _ arguments: UnsafeRawPointer, _ count: Int
    ) -> UnsafeRawPointer? {
        guard let format = string(format).flatMap(FoundTexts.shared.format) else { return nil }
        let values = arguments.assumingMemoryBound(to: FormatArgument.self)
        let found = zip(0..<count, format.argumentKinds).map { index, kind -> PluralFormat.Argument in
            switch kind {
            case .integer, .longInteger: .integer(Int(values[index].integer))
            case .double: .double(values[index].number)
            case .pointer: .none
            }
        }
        return retained(NSString(string: format.format(for: found)))
    }

    @_cdecl("formwork_finished_text")
    package func finishedTextHook(_ text: UnsafeRawPointer?) -> UnsafeRawPointer? {
        guard let text = string(text) else { return nil }
        let shown = text.range(of: PluralFormat.end).map { String(text[..<$0.lowerBound]) } ?? text
        return retained(NSString(string: shown))
    }

    // MARK: Locales

    @_silgen_name("formwork_current_locale")
    package func currentLocaleHook() -> Locale? { CurrentLocale.shared.locale }

    @_silgen_name("formwork_current_calendar")
    package func currentCalendarHook() -> Calendar? { CurrentLocale.shared.calendar }

    @_silgen_name("formwork_preferred_languages")
    package func preferredLanguagesHook() -> [String]? {
        let languages = LanguageSettings.currentLanguages.languages
        return languages.isEmpty ? nil : languages
    }

    /// The locale of the current settings, which is made once for each of them.
    private final class CurrentLocale: @unchecked Sendable {
        static let shared = CurrentLocale()

        private let lock = NSLock()
        private var made: (source: String, locale: Locale)?

        var locale: Locale? {
            let (languages, identifier) = LanguageSettings.currentLanguages
            guard let source = identifier ?? languages.first else { return nil }
            if let known = lock.withLock({ made }), known.source == source { return known.locale }
            let locale = Locale(identifier: identifier ?? LanguageSettings.localeIdentifier(of: source))
            lock.withLock { made = (source, locale) }
            return locale
        }

        var calendar: Calendar? {
            guard let locale else { return nil }
            var calendar = Calendar(identifier: locale.calendar.identifier)
            (calendar.locale, calendar.timeZone) = (locale, .current)
            return calendar
        }
    }
#endif
