internal import CPango

/// Which characters of ASCII a font's lookups treat by more than the pair that they are in: those that are substituted, that
/// join, or that a context of such characters moves. OpenType 1.9, "OpenType Layout common table formats".
///
/// A rule whose sequence has a glyph that draws none of the characters never matches in a text of these characters alone.
struct LookupCharacters {
    /// The characters by their glyphs.
    let characters: [hb_codepoint_t: UInt8]
    let table: FontTable

    /// A rule, or a table, that cannot be read.
    struct Unreadable: Error {}

    /// The characters that a lookup treats so.
    func characters(of index: Int) throws(Unreadable) -> ASCIISet {
        guard let lookup = table.lookup(index), let parts = table.parts(of: index) else { throw Unreadable() }
        var found = ASCIISet()
        for part in parts { found.formUnion(try characters(ofKind: lookup.kind, at: part)) }
        return found
    }

    private func characters(ofKind kind: Int, at part: Int) throws(Unreadable) -> ASCIISet {
        switch (table.isPositioning, kind) {
        // Adjustments of single glyphs and of the first of a pair, and marks, none of which the characters are.
        case (true, 1), (true, 4), (true, 5), (true, 6): ASCIISet()
        case (true, 2):
            if try number(at: part + 6) == 0 { ASCIISet() } else { try coverage(at: part, offset: 2) }
        case (true, 3), (false, 1), (false, 2), (false, 3): try coverage(at: part, offset: 2)
        case (false, 4): try ligatures(at: part)
        case (true, 7), (false, 5): try context(at: part)
        case (true, 8), (false, 6): try chainedContext(at: part)
        case (false, 8): try reversedContext(at: part)
        default: throw Unreadable()
        }
    }

    // MARK: Kinds

    private func ligatures(at part: Int) throws(Unreadable) -> ASCIISet {
        var found = ASCIISet()
        for (order, character) in try coveredCharacters(at: try offset(at: part + 2, from: part)) {
            let set = try offset(at: part + 6 + 2 * order, from: part)
            for index in 0..<(try number(at: set)) {
                let ligature = try offset(at: set + 2 + 2 * index, from: set)
                var sequence = ASCIISet()
                sequence.insert(character)
                var isPossible = true
                for component in 0..<max(0, try number(at: ligature + 2) - 1) {
                    let glyph = hb_codepoint_t(try number(at: ligature + 4 + 2 * component))
                    guard let character = characters[glyph] else {
                        isPossible = false
                        break
                    }
                    sequence.insert(character)
                }
                if isPossible { found.formUnion(sequence) }
            }
        }
        return found
    }

    private func context(at part: Int) throws(Unreadable) -> ASCIISet {
        switch try number(at: part) {
        case 3:
            var sequence = Sequence()
            for index in 0..<(try number(at: part + 2)) {
                sequence.addInput(try coverage(at: part, offset: 6 + 2 * index))
            }
            return sequence.input
        // The first glyph of a rule is covered: other formats are no finer here.
        case 1, 2: return try coverage(at: part, offset: 2)
        default: throw Unreadable()
        }
    }

    private func chainedContext(at part: Int) throws(Unreadable) -> ASCIISet {
        switch try number(at: part) {
        case 1: return try coverage(at: part, offset: 2)
        case 2: return try chainedClasses(at: part)
        case 3: break
        default: throw Unreadable()
        }
        var sequence = Sequence()
        var position = part + 2
        for isInput in [false, true, false] {
            let count = try number(at: position)
            for index in 0..<count {
                let set = try coverage(at: part, offset: position - part + 2 + 2 * index)
                if isInput { sequence.addInput(set) } else { sequence.addContext(set) }
            }
            position += 2 + 2 * count
        }
        return sequence.input
    }

    private func reversedContext(at part: Int) throws(Unreadable) -> ASCIISet {
        var sequence = Sequence()
        sequence.addInput(try coverage(at: part, offset: 2))
        var position = part + 4
        for _ in 0..<2 {
            let count = try number(at: position)
            for index in 0..<count {
                sequence.addContext(try coverage(at: part, offset: position - part + 2 + 2 * index))
            }
            position += 2 + 2 * count
        }
        return sequence.input
    }

    private func chainedClasses(at part: Int) throws(Unreadable) -> ASCIISet {
        var found = ASCIISet()
        guard !(try coverage(at: part, offset: 2)).isEmpty else { return found }
        let classes = [
            try classes(at: part, offset: 4), try classes(at: part, offset: 6),
            try classes(at: part, offset: 8),
        ]
        for firstClass in 0..<(try number(at: part + 10))
        where try number(at: part + 12 + 2 * firstClass) != 0 {
            let set = try offset(at: part + 12 + 2 * firstClass, from: part)
            for index in 0..<(try number(at: set)) {
                var position = try offset(at: set + 2 + 2 * index, from: set)
                var sequence = Sequence()
                for kind in 0..<3 {
                    let count = try number(at: position)
                    // The first glyph of the input is not listed.
                    if kind == 1 { sequence.addInput(classes[1][firstClass]) }
                    for index in 0..<(kind == 1 ? max(0, count - 1) : count) {
                        let members = classes[kind][try number(at: position + 2 + 2 * index)]
                        if kind == 1 { sequence.addInput(members) } else { sequence.addContext(members) }
                    }
                    position += 2 + 2 * (kind == 1 ? max(0, count - 1) : count)
                }
                found.formUnion(sequence.input)
            }
        }
        return found
    }

    // MARK: Sets of glyphs

    /// The characters of a rule's positions, while each of them has one.
    private struct Sequence {
        private(set) var input = ASCIISet()
        private var isPossible = true

        mutating func addInput(_ set: ASCIISet) {
            addContext(set)
            if isPossible { input.formUnion(set) }
        }

        mutating func addContext(_ set: ASCIISet) {
            if set.isEmpty { (isPossible, input) = (false, ASCIISet()) }
        }
    }

    /// The characters of each class of glyphs.
    private struct ClassSets {
        private var sets: [Int: ASCIISet] = [:]

        /// Glyphs that no class lists have class 0: all of them where there is no table.
        init(at start: Int?, _ lookups: LookupCharacters) throws(Unreadable) {
            for (glyph, character) in lookups.characters {
                var number = 0
                if let start { number = try lookups.classNumber(of: Int(glyph), at: start) }
                sets[number, default: ASCIISet()].insert(character)
            }
        }

        subscript(number: Int) -> ASCIISet { sets[number] ?? ASCIISet() }
    }

    /// The classes of a table that a subtable names, or of no table.
    private func classes(at part: Int, offset position: Int) throws(Unreadable) -> ClassSets {
        let distance = try number(at: part + position)
        return try ClassSets(at: distance == 0 ? nil : part + distance, self)
    }

    private func classNumber(of glyph: Int, at start: Int) throws(Unreadable) -> Int {
        switch try number(at: start) {
        case 1:
            let first = try number(at: start + 2)
            guard glyph >= first, glyph - first < (try number(at: start + 4)) else { return 0 }
            return try number(at: start + 6 + 2 * (glyph - first))
        case 2:
            for index in 0..<(try number(at: start + 2)) {
                let range = start + 4 + 6 * index
                if glyph >= (try number(at: range)), glyph <= (try number(at: range + 2)) {
                    return try number(at: range + 4)
                }
            }
            return 0
        default: throw Unreadable()
        }
    }

    private func coverage(at part: Int, offset position: Int) throws(Unreadable) -> ASCIISet {
        var set = ASCIISet()
        for (_, character) in try coveredCharacters(at: try offset(at: part + position, from: part)) {
            set.insert(character)
        }
        return set
    }

    /// The characters that a coverage table has, with their glyphs' places in it.
    private func coveredCharacters(at start: Int) throws(Unreadable) -> [(order: Int, character: UInt8)] {
        var found: [(order: Int, character: UInt8)] = []
        let count = try number(at: start + 2)
        switch try number(at: start) {
        case 1:
            for order in 0..<count {
                let glyph = hb_codepoint_t(try number(at: start + 4 + 2 * order))
                if let character = characters[glyph] { found.append((order, character)) }
            }
        case 2:
            for index in 0..<count {
                let range = start + 4 + 6 * index
                let (first, last) = (try number(at: range), try number(at: range + 2))
                let order = try number(at: range + 4)
                for (glyph, character) in characters where Int(glyph) >= first && Int(glyph) <= last {
                    found.append((order + Int(glyph) - first, character))
                }
            }
        default: throw Unreadable()
        }
        return found
    }

    private func offset(at position: Int, from start: Int) throws(Unreadable) -> Int {
        start + (try number(at: position))
    }

    private func number(at position: Int) throws(Unreadable) -> Int {
        guard let number = table.number(at: position) else { throw Unreadable() }
        return number
    }
}
