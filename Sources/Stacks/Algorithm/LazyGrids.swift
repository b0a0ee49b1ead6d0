internal import LayoutCore

/// A track of a lazy grid as it comes out.
struct LazyTrack {
    var start = 0.0
    var length: Double
    var spacing: Double
    var alignment: Alignment?
}

/// Lazy grids and stacks: the tracks across follow from the proposal alone, lines from their cells' ideal lengths.
extension StackTree {
    /// The tracks of a lazy container across its axis.
    func lazyTracks(of row: Int, _ axis: Axis, isStack: Bool, _ offer: ProposedSize) throws(TooDeep)
        -> [LazyTrack]
    {
        let room = offer[axis.cross]
        if isStack {
            if !room.isNaN { return [LazyTrack(length: room, spacing: 0)] }
            let isWhole = functions[row]?.visible == nil
            var widest = 0.0
            var child = firstChild(of: row)
            let first = child
            while child >= 0 {
                if isWhole || child == first || isKnown(axis.cross, of: child, .unspecified) {
                    widest = max(widest, try length(axis.cross, of: child, .unspecified))
                }
                child = nextChild(after: child)
            }
            return [LazyTrack(length: widest, spacing: 0)]
        }
        var result = Self.tracks(functions[row]?.tracks ?? [], in: room)
        var start = 0.0
        for index in result.indices {
            result[index].start = start
            start += result[index].length + result[index].spacing
        }
        return result
    }

    /// The lengths of tracks in some room; their least lengths where it is NaN.
    private static func tracks(_ tracks: [GridTrack], in room: Double) -> [LazyTrack] {
        var left = room
        var remaining = 0.0
        for (index, track) in tracks.enumerated() {
            if index > 0 { left -= tracks[index - 1].spacing ?? 8 }
            if case .fixed(let length) = track.extent { left -= length } else { remaining += 1 }
        }
        var result: [LazyTrack] = []
        for track in tracks {
            let spacing = track.spacing ?? 8
            func add(_ length: Double) {
                result.append(LazyTrack(length: length, spacing: spacing, alignment: track.alignment))
            }
            let slot = max(left / remaining, 0)
            switch track.extent {
            case .fixed(let length):
                add(length)
                continue
            case .flexible(let least, let most):
                let length = left.isNaN ? least : min(max(slot, least), most)
                add(length)
                if left < .infinity { left -= length }
            case .adaptive(let least, let most):
                let count = slot < .infinity ? ((slot + spacing) / max(least + spacing, 1)).rounded(.down) : 1
                let number = left.isNaN ? 1 : min(max(count, 1), 10_000)
                let length =
                    left.isNaN
                    ? least : min(max((slot - spacing * (number - 1)) / number, least), most)
                for _ in 0..<Int(number) { add(length) }
                if left < .infinity { left -= slot }
            }
            remaining -= 1
        }
        return result
    }

    /// The length of a lazy container on an axis.
    func lazyLength(_ side: Axis, of row: Int, _ rule: LazyRule, _ offer: ProposedSize) throws(TooDeep)
        -> Double
    {
        let tracks = try lazyTracks(of: row, rule.axis, isStack: rule.isStack, offer)
        guard side == rule.axis else { return tracks.last.map { max($0.start + $0.length, 0) } ?? 0 }
        let lines = try lazyLines(of: row, rule, tracks, offer)
        return max(lines.reduce(0) { $0 + $1.length } + rule.spacing * Double(max(lines.count - 1, 0)), 0)
    }

    /// The lines of a lazy container. Those that nobody sees are as long as their cells have answered before, or else
    /// as long as the known ones are on average.
    ///
    /// They stay as they are until the container changes, so that it has one length in one layout, however much
    /// becomes known meanwhile.
    private func lazyLines(
        of row: Int, _ rule: LazyRule, _ tracks: [LazyTrack], _ offer: ProposedSize
    ) throws(TooDeep) -> [LazyLine] {
        guard !tracks.isEmpty else { return [] }
        guard let own = functions[row], let visible = own.visible else {
            return try lazyLines(of: row, rule, tracks) { _, _ in true }
        }
        let key = offer[rule.axis.cross].bitPattern
        if let kept = own.lines.first(where: { $0.key == key }) { return kept.lines }
        let guess = try usualLine(of: row, rule, tracks)
        let lines = try lazyLines(of: row, rule, tracks, guess: guess) { start, length in
            start <= visible.end && start + length >= visible.start
        }
        own.lines.append((key, lines))
        return lines
    }

    /// The lines of a lazy container, those being measured of which a function says that they are seen.
    private func lazyLines(
        of row: Int, _ rule: LazyRule, _ tracks: [LazyTrack], guess: Double = 0,
        _ isSeen: (_ start: Double, _ length: Double) -> Bool
    ) throws(TooDeep) -> [LazyLine] {
        var result: [LazyLine] = []
        var cursor = 0.0
        var child = firstChild(of: row)
        while child >= 0 {
            let known = try knownLine(from: child, rule, tracks)
            var line = LazyLine(first: child, length: known ?? guess)
            line.isSeen = isSeen(cursor, line.length)
            if line.isSeen, known == nil { line.length = 0 }
            for track in tracks where child >= 0 {
                if line.isSeen, known == nil {
                    let offer = ProposedSize(rule.axis, main: .nan, cross: track.length)
                    line.length = max(line.length, try length(rule.axis, of: child, offer))
                }
                child = nextChild(after: child)
            }
            cursor += line.length + rule.spacing
            result.append(line)
        }
        return result
    }

    /// The length of a line if its cells need not be asked; nil if they do.
    private func knownLine(from first: Int, _ rule: LazyRule, _ tracks: [LazyTrack]) throws(TooDeep)
        -> Double?
    {
        var result = 0.0
        var child = first
        for track in tracks where child >= 0 {
            let offer = ProposedSize(rule.axis, main: .nan, cross: track.length)
            guard isKnown(rule.axis, of: child, offer) else { return nil }
            result = max(result, try length(rule.axis, of: child, offer))
            child = nextChild(after: child)
        }
        return result
    }

    /// How long a line is that nobody has asked: as long as the known ones on average, the first one at least.
    private func usualLine(of row: Int, _ rule: LazyRule, _ tracks: [LazyTrack]) throws(TooDeep) -> Double {
        var known = (total: 0.0, count: 0.0)
        var child = firstChild(of: row)
        while child >= 0 {
            if let length = try knownLine(from: child, rule, tracks) {
                known = (known.total + length, known.count + 1)
            }
            for _ in tracks where child >= 0 { child = nextChild(after: child) }
        }
        if known.count > 0 { return known.total / known.count }
        var length = 0.0
        child = firstChild(of: row)
        for track in tracks where child >= 0 {
            let offer = ProposedSize(rule.axis, main: .nan, cross: track.length)
            length = max(length, try self.length(rule.axis, of: child, offer))
            child = nextChild(after: child)
        }
        return length
    }

    /// Plans the cells of a lazy container; those that nobody sees are hidden.
    func planLazy(_ row: Int, _ rule: LazyRule, _ offer: ProposedSize) throws(TooDeep) {
        let tracks = try lazyTracks(of: row, rule.axis, isStack: rule.isStack, offer)
        guard !tracks.isEmpty else { return hideChildren(from: firstChild(of: row)) }
        var cursor = 0.0
        for line in try lazyLines(of: row, rule, tracks, offer) {
            var child = line.first
            for track in tracks where child >= 0 {
                if line.isSeen {
                    try planLazyCell(child, rule, track, cursor, line.length)
                } else {
                    plans[child] = Plan(isHidden: true)
                }
                child = nextChild(after: child)
            }
            cursor += line.length + rule.spacing
        }
    }

    private func planLazyCell(
        _ child: Int, _ rule: LazyRule, _ track: LazyTrack, _ cursor: Double, _ length: Double
    ) throws(TooDeep) {
        let offer = ProposedSize(rule.axis, main: .nan, cross: track.length)
        let alignment = track.alignment ?? rule.alignment
        let room = Size(rule.axis, main: length, cross: track.length)
        var origin = Point(rule.axis, main: cursor, cross: track.start)
        for axis in BothAxes() {
            let guide = alignment[axis]
            origin[axis] +=
                defaultPlace(of: guide, in: room) - (try place(of: guide, in: child, offer))
        }
        plans[child] = Plan(offer: offer, origin: origin, size: try size(of: child, offer))
    }
}

/// What a lazy container is, as its rule says.
struct LazyRule {
    let axis: Axis
    let alignment: Alignment
    let spacing: Double
    let isStack: Bool
}

/// A line of a lazy container.
struct LazyLine {
    let first: Int
    var length = 0.0
    var isSeen = true
}
