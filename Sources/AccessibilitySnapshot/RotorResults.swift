import HeadlessUIKit

/// What the rotors of an element find.
@MainActor
struct RotorResults {
    /// What is shown of a rotor with very many results.
    private static let maximumCount = 10

    /// A line for each rotor: its name, and what it finds.
    private(set) var lines: [String] = []
    /// The elements that are found.
    private(set) var targets: [NSObject] = []

    init(of object: NSObject) {
        for rotor in (object as? UIResponder)?.accessibilityCustomRotors ?? [] {
            let found = Self.results(of: rotor)
            let names = found.prefix(Self.maximumCount).map { SpokenText($0).description }
            let rest = found.count > Self.maximumCount ? ["..."] : []
            lines.append(([Self.name(of: rotor)] + names + rest).joined(separator: "\n  → "))
            targets += found.prefix(Self.maximumCount)
        }
    }

    /// Every result, from the first on; a rotor that goes round ends where it began.
    private static func results(of rotor: UIAccessibilityCustomRotor) -> [NSObject] {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = .next
        var found: [NSObject] = []
        while found.count <= maximumCount, let result = rotor.itemSearchBlock(predicate),
            let target = result.targetElement as? NSObject, !found.contains(where: { $0 === target })
        {
            found.append(target)
            predicate.currentItem = result
        }
        return found
    }

    private static func name(of rotor: UIAccessibilityCustomRotor) -> String {
        guard rotor.name.isEmpty else { return rotor.name }
        switch rotor.systemRotorType {
        case .none: return "Rotor"
        case .link: return "Links"
        case .visitedLink: return "Visited Links"
        case .heading: return "Headings"
        case .headingLevel1: return "Headings 1"
        case .headingLevel2: return "Headings 2"
        case .headingLevel3: return "Headings 3"
        case .headingLevel4: return "Headings 4"
        case .headingLevel5: return "Headings 5"
        case .headingLevel6: return "Headings 6"
        case .boldText: return "Bold Text"
        case .italicText: return "Italic Text"
        case .underlineText: return "Underlined Text"
        case .misspelledWord: return "Misspelled Words"
        case .image: return "Images"
        case .textField: return "Text Fields"
        case .table: return "Tables"
        case .list: return "Lists"
        case .landmark: return "Landmarks"
        }
    }
}
