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
        // Equal ends first: texts mostly differ in a few lines, and the search below takes the product of both.
        var (first, second) = (first, second)
        let head = zip(first, second).prefix { $0 == $1 }.count
        append(first.prefix(head), .both, to: &runs)
        (first, second) = (first.dropFirst(head), second.dropFirst(head))
        let tail = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
        compareMiddle(first.dropLast(tail), second.dropLast(tail), into: &runs)
        append(first.suffix(tail), .both, to: &runs)
    }

    private static func compareMiddle(
        _ first: ArraySlice<Substring>, _ second: ArraySlice<Substring>, into runs: inout [Run]
    ) {
        guard let common = longestCommonRun(first, second) else {
            append(first, .first, to: &runs)
            append(second, .second, to: &runs)
            return
        }
        compareMiddle(
            first[first.startIndex..<common.first], second[second.startIndex..<common.second], into: &runs)
        append(first[common.first..<common.first + common.length], .both, to: &runs)
        compareMiddle(
            first[(common.first + common.length)...], second[(common.second + common.length)...], into: &runs)
    }

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
            for position in positions[second[index]] ?? [] {
                let length = lengths[position - 1, default: 0] + 1
                next[position] = length
                if length > best?.length ?? 0 { best = (position - length + 1, index - length + 1, length) }
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
        for (index, run) in runs.enumerated() {
            let count = run.lines.count
            switch run.side {
            case .first: current.add(run.lines, .first)
            case .second: current.add(run.lines, .second)
            case .both:
                let isFirst = index == 0
                let isLast = index == runs.count - 1
                if isFirst || (!isLast && count > context * 2) || (isLast && count > context) {
                    if !isFirst {
                        current.add(run.lines.prefix(context), .both)
                        hunks.append(current)
                        current = current.next(skipping: count - min(count, context))
                    } else {
                        current = current.next(skipping: count)
                    }
                    guard !isLast else { return hunks }
                    let lead = run.lines.suffix(context)
                    current.firstStart -= lead.count
                    current.secondStart -= lead.count
                    current.add(lead, .both)
                } else {
                    current.add(run.lines, .both)
                }
            }
        }
        if !current.lines.isEmpty { hunks.append(current) }
        return hunks
    }
}

extension LineDifference.Hunk {
    fileprivate mutating func add(_ lines: ArraySlice<Substring>, _ side: LineDifference.Side) {
        if side != .second { firstLength += lines.count }
        if side != .first { secondLength += lines.count }
        self.lines += lines.map { "\(side.rawValue)\($0)\($0.hasSuffix(" ") ? "¬" : "")" }
    }

    /// An empty hunk behind this one and so many lines of both texts.
    fileprivate func next(skipping count: Int) -> Self {
        Self(firstStart: firstStart + firstLength + count, secondStart: secondStart + secondLength + count)
    }
}
