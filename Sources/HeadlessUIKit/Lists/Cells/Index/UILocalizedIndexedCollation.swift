import Foundation

/// Sections by first letters, for the index of a table view.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()

    /// The collation of the current language: the letters A to Z and a last section for all else.
    @discardableResult open class func current() -> Self { unsafeDowncast(shared, to: Self.self) }

    /// The titles of the sections: A to Z and "#".
    open var sectionTitles: [String] { (65...90).map { String(UnicodeScalar($0)) } + ["#"] }

    /// The titles of the index: those of the sections.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// The section that a title of the index stands for.
    @discardableResult open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// The section of an object, by the text that its method or property returns.
    @discardableResult open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: text(of: object, selector))
    }

    /// The objects in the order of the texts that their methods or properties return.
    @discardableResult open func sortedArray(from array: [Any], collationStringSelector selector: Selector)
        -> [Any]
    {
        array.map { ($0, text(of: $0, selector)) }
            .sorted {
                $0.1.compare($1.1, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedAscending
            }
            .map(\.0)
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        if selector.description == "self", let text = object as? String { return text }
        return RuntimeValue.cast(selector.call(on: object)) ?? ""
    }

    private func section(of text: String) -> Int {
        let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .uppercased()
        guard let first = folded.unicodeScalars.first, (65...90).contains(first.value) else {
            return sectionTitles.count - 1
        }
        return Int(first.value) - 65
    }
}
