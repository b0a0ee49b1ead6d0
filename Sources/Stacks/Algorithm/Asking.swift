internal import LayoutCore

/// How questions are asked. Answering one may ask others further down. That is plain recursion, but of limited
/// depth: what would go deeper interrupts the answer, is answered by itself, and then the interrupted question
/// is put again. So trees may be as deep as memory allows.
extension StackTree {
    /// How many questions may wait for each other.
    private static let depthLimit = 96

    /// The length of a node for a proposal; infinite only where an infinite length was proposed.
    @inline(__always)
    func length(_ axis: Axis, of row: Int, _ offer: ProposedSize) throws(TooDeep) -> Double {
        if traits[row].flags.contains(.isText) { return try textLength(axis, of: row, offer) }
        let range = ranges(axis)[row]
        if range.isKnown { return range.length(for: offer[axis]) }
        return try askedLength(axis, of: row, offer)
    }

    /// Whether nobody has to be asked or measured for a length.
    func isKnown(_ axis: Axis, of row: Int, _ offer: ProposedSize) -> Bool {
        if traits[row].flags.contains(.isText) {
            return cache.text(in: offer.horizontal.isNone ? .infinity : offer.horizontal, answers[row]) >= 0
        }
        if ranges(axis)[row].isKnown { return true }
        if case .measured(let dependence) = rules[row] {
            return cache.answer(axis, to: dependence.question(axis, offer), in: answers[row]) != nil
        }
        return known(axis, of: row, question(axis, of: row, offer)) != nil
    }

    /// The length of a node if it follows from what was answered before.
    @inline(__always)
    private func known(_ axis: Axis, of row: Int, _ offer: ProposedSize) -> Double? {
        let kept = limitsKept(axis).place(row)
        if kept.pointee.across.bitPattern == offer[axis.cross].bitPattern {
            let limits = kept.pointee.limits
            if offer[axis] == 0 { return limits.least }
            if offer[axis] == .infinity { return limits.most }
            // Nothing lies in between.
            if limits.least == limits.most, !offer[axis].isNone, traits[row].isBounded(axis) {
                return limits.least
            }
        }
        return cache.answer(axis, to: offer, in: answers[row])
    }

    /// The part of a proposal that a length follows from.
    @inline(__always)
    private func question(_ axis: Axis, of row: Int, _ offer: ProposedSize) -> ProposedSize {
        var offer = offer
        if !traits[row].sensesCross(axis) { offer[axis.cross] = .nan }
        if traits[row].ignores(axis) { offer[axis] = .nan }
        return offer
    }

    /// The size of a node for a proposal.
    func size(of row: Int, _ offer: ProposedSize) throws(TooDeep) -> Size {
        Size(
            width: try length(.horizontal, of: row, offer), height: try length(.vertical, of: row, offer))
    }

    private func askedLength(_ axis: Axis, of row: Int, _ offer: ProposedSize) throws(TooDeep) -> Double {
        if case .measured(let dependence) = rules[row] {
            return try measuredLength(axis, of: row, dependence, offer)
        }
        let offer = question(axis, of: row, offer)
        if let known = known(axis, of: row, offer) { return known }
        try begin(.length(axis, row: row, offer))
        let length = try lengthByRule(axis, of: row, offer)
        end()
        cache.keep(axis, length, to: offer, in: &answers[row])
        return length
    }

    /// Starts a question, unless too many wait already.
    @inline(__always)
    func begin(_ question: Question) throws(TooDeep) {
        if waiting.count >= Self.depthLimit { throw TooDeep() }
        waiting.append(question)
        statistics.questions += 1
    }

    /// Ends the question that was begun last.
    @inline(__always)
    func end() { waiting.cut(to: waiting.count - 1) }

    /// Says after a caller's function whether what it asked went too deep.
    @inline(__always)
    func checkInterruption() throws(TooDeep) { if isInterrupted { throw TooDeep() } }

    /// Does work that asks questions until none of them goes too deep.
    ///
    /// In a caller's function that is called while a question is being answered, a question that goes too deep
    /// gets `fallback`, and the outer question will be put again.
    func settled<Result>(_ fallback: Result, _ work: () throws(TooDeep) -> Result) -> Result {
        if isAnswering {
            do { return try work() } catch {
                isInterrupted = true
                return fallback
            }
        }
        isAnswering = true
        defer { isAnswering = false }
        while true {
            do { return try work() } catch { answerDeepQuestions() }
        }
    }

    /// Answers a question near where it went too deep, and those that this takes.
    private func answerDeepQuestions() {
        var open = [interruptedQuestion()]
        while let question = open.last {
            do {
                switch question {
                case .length(let axis, let row, let offer): _ = try length(axis, of: row, offer)
                case .guide(let guide, let row, let offer): _ = try explicitPlace(of: guide, row, offer)
                case .limits(let axis, let row, let across): _ = try limits(axis, of: row, across: across)
                }
                open.removeLast()
            } catch { open.append(interruptedQuestion()) }
        }
    }

    private func interruptedQuestion() -> Question {
        // Far down, so that little of what has been begun is begun again; not at the end, where the next question
        // would go too deep too.
        let question = waiting[min(waiting.count, Self.depthLimit) * 7 / 8]
        waiting.cut(to: 0)
        queue.cut(to: 0)
        isInterrupted = false
        return question
    }
}
