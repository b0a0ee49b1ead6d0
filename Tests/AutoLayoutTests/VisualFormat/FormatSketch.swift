import AutoLayout
import TestSupport

/// A random format that follows the grammar, and what it is made of.
struct FormatSketch {
    private(set) var text = ""
    private(set) var names: [String] = []
    /// The number of predicates of each view.
    private(set) var sizes: [Int] = []
    /// The number of predicates of each gap: -1 for the standard one, 0 for none.
    private(set) var gaps: [Int] = []
    let isVertical: Bool
    let hasEdges: (Bool, Bool)

    init(using random: inout SeededRandom) {
        isVertical = random.chance(0.5)
        hasEdges = (random.chance(0.5), random.chance(0.5))
        text = isVertical ? "V:" : random.chance(0.5) ? "H:" : ""
        if hasEdges.0 {
            text += "|"
            _ = addGap(using: &random)
        }
        for index in 0...Int.random(in: 0...4, using: &random) {
            if index > 0 { gaps.append(addGap(using: &random)) }
            addView(using: &random)
        }
        if hasEdges.1 {
            _ = addGap(using: &random)
            text += "|"
        }
    }

    static func count(_ gap: VisualFormat.Gap) -> Int {
        switch gap {
        case .none: 0
        case .standard: -1
        case .spaces(let spaces): spaces.count
        }
    }

    private mutating func addView(using random: inout SeededRandom) {
        let name = "v\(names.count)"
        let count = Int.random(in: 0...2, using: &random)
        names.append(name)
        sizes.append(count)
        text += "[\(name)"
        if count > 0 { text += "(" + Self.predicates(count, using: &random) + ")" }
        text += "]"
    }

    private mutating func addGap(using random: inout SeededRandom) -> Int {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return 0
        case 1:
            text += "-"
            return -1
        case 2:
            text += "-\(Self.object(using: &random))-"
            return 1
        default:
            let count = Int.random(in: 1...3, using: &random)
            text += "-(" + Self.predicates(count, using: &random) + ")-"
            return count
        }
    }

    private static func object(using random: inout SeededRandom) -> String {
        random.pick(["8", "0", "12.5", "1e2", "m", "_space", "größe"]) ?? ""
    }

    private static func predicates(_ count: Int, using random: inout SeededRandom) -> String {
        (0..<count).map { _ in
            (random.pick(["", "==", "<=", ">="]) ?? "") + (random.pick(["", "", " "]) ?? "")
                + object(using: &random) + (random.pick(["", "", "@750", "@0.5", "@ p"]) ?? "")
        }.joined(separator: random.chance(0.2) ? " , " : ",")
    }
}
