/// The difference of two texts by lines.
enum LineDifference {
    fileprivate enum Side: Character {
        case both = "\u{2007}"
        case first = "\u{2212}"
        case second = "+"
    }

    private struct Run {
        var side: Side
        var lines: ArraySlice<Substring>
    }

    fileprivate struct Hunk {
        var firstStart = 0, firstLength = 0, secondStart = 0, secondLength = 0
        /// The lines that both texts have.
        var equalCount = 0
        var lines: [String] = []

        var text: String {
            let header =
                "@@ \u{2212}\(firstStart + 1),\(firstLength) +\(secondStart + 1),\(secondLength) @@"
            return ([header] + lines).joined(separator: "\n")
        }
    }

    private static let context = 4

    /// Hunks with four lines of context.
    static func hunks(from old: String, to new: String) -> String {
        let first = old.split(separator: "\n", omittingEmptySubsequences: false)[...]
        let second = new.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var runs: [Run] = []
        compare(first, second, into: &runs)
        return hunks(runs).map(\.text).joined(separator: "\n")
    }

    // MARK: Comparing

    private static func compare(
        _ first: ArraySlice<Substring>, _ second: ArraySlice<Substring>, into runs: inout [Run]
    ) {
        guard let common = longestCommonRun(first, second) else {
            append(first, .first, to: &runs)
            append(second, .second, to: &runs)
            return
        }
        compare(
            first[first.startIndex..<common.first], second[second.startIndex..<common.second], into: &runs)
        append(first[common.first..<common.first + common.length], .both, to: &runs)
        compare(
            first[(common.first + common.length)...], second[(common.second + common.length)...], into: &runs)
    }

    /// The longest run of lines that both texts have: of equal ones the first of the second text, and of those the last of the
    /// first text.
    private static func longestCommonRun(
        _ first: ArraySlice<Substring>, _ second: ArraySlice<Substring>
    ) -> (first: Int, second: Int, length: Int)? {
        var positions: [Substring: [Int]] = [:]
        for index in first.indices { positions[first[index], default: []].append(index) }
        var best: (first: Int, second: Int, length: Int)?
        // The length of the common run that ends at a line of the first text.
        var lengths: [Int: Int] = [:]
        for index in second.indices {
            var next: [Int: Int] = [:]
            let longest = best?.length ?? 0
            for position in positions[second[index]] ?? [] {
                let length = lengths[position - 1, default: 0] + 1
                next[position] = length
                if length > longest { best = (position - length + 1, index - length + 1, length) }
            }
            lengths = next
        }
        return best
    }

    private static func append(_ lines: ArraySlice<Substring>, _ side: Side, to runs: inout [Run]) {
        guard !lines.isEmpty else { return }
        if runs.last?.side == side {
            runs[runs.count - 1].lines += lines
        } else {
            runs.append(Run(side: side, lines: lines))
        }
    }

    // MARK: Hunks

    private static func hunks(_ runs: [Run]) -> [Hunk] {
        var hunks: [Hunk] = []
        var current = Hunk()
        for run in runs {
            let count = run.lines.count
            switch run.side {
            case .both where count > context * 2:
                let next = current.next(skipping: count - context)
                current.add(run.lines.prefix(context), .both)
                if current.hasChanges { hunks.append(current) }
                current = next
                current.add(run.lines.suffix(context), .both)
            case .both where current.lines.isEmpty:
                let lead = run.lines.suffix(context)
                current = current.next(skipping: count - lead.count)
                current.add(lead, .both)
            case .both, .first, .second: current.add(run.lines, run.side)
            }
        }
        if current.hasChanges { hunks.append(current) }
        return hunks
    }
}

extension LineDifference.Hunk {
    fileprivate var hasChanges: Bool { firstLength + secondLength > 2 * equalCount }

    fileprivate mutating func add(_ lines: ArraySlice<Substring>, _ side: LineDifference.Side) {
        if side == .both { equalCount += lines.count }
        if side != .second { firstLength += lines.count }
        if side != .first { secondLength += lines.count }
        self.lines += lines.map { "\(side.rawValue)\($0)\($0.hasSuffix(" ") ? "¬" : "")" }
    }

    /// An empty hunk behind this one and so many lines of both texts.
    fileprivate func next(skipping count: Int) -> Self {
        Self(firstStart: firstStart + firstLength + count, secondStart: secondStart + secondLength + count)
    }
}
