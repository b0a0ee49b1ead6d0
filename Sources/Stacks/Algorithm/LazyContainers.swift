internal import LayoutCore

/// A track of a lazy container with its length.
struct LazyTrack {
    var start = 0.0
    var length: Double
    var spacing: Double
    var alignment: Alignment?
}

/// A line of a lazy container.
struct LazyLine {
    let first: Int
    var length = 0.0
    var isVisible = true
}

/// Lazy grids and stacks: the tracks across follow from the proposal alone, the lines from their cells' ideal
/// lengths.
extension StackTree {
    /// The length of a lazy container on an axis.
    func lazyLength(
        _ axis: Axis, of row: Int, _ container: NodeKind.LazyContainer, _ proposal: ProposedSize
    ) -> Double {
        let tracks = lazyTracks(of: row, container, proposal)
        guard axis == container.axis else {
            return tracks.last.map { max($0.start + $0.length, 0) } ?? 0
        }
        let lines = lazyLines(of: row, container, tracks, proposal)
        let spacing = container.spacing * Double(max(lines.count - 1, 0))
        return max(lines.reduce(0) { $0 + $1.length } + spacing, 0)
    }

    // MARK: Tracks

    /// The tracks of a lazy container across its axis.
    private func lazyTracks(of row: Int, _ container: NodeKind.LazyContainer, _ proposal: ProposedSize)
        -> [LazyTrack]
    {
        let available = proposal[container.axis.cross]
        if container.isStack {
            let length = available.value ?? widestCell(of: row, container.axis.cross)
            return [LazyTrack(length: length, spacing: 0)]
        }
        let tracks = nodes.functions[row]?.tracks ?? []
        var result = available.value.map { Self.tracks(tracks, in: $0) } ?? Self.minimumTracks(tracks)
        var start = 0.0
        for index in result.indices {
            result[index].start = start
            start += result[index].length + result[index].spacing
        }
        return result
    }

    /// The ideal length of the widest cell. Where not all are visible, of the first one and those that were measured.
    private func widestCell(of row: Int, _ axis: Axis) -> Double {
        let measuresAll = nodes.functions[row]?.visible == nil
        var widest = 0.0
        let first = nodes.firstChild(of: row)
        var child = first
        while child >= 0 {
            if measuresAll || child == first || isCached(axis, of: child, .unspecified) {
                widest = max(widest, length(axis, of: child, .unspecified))
            }
            child = nodes.nextSibling(of: child)
        }
        return widest
    }

    /// Tracks where no length is proposed: one of each, of its minimum length.
    private static func minimumTracks(_ tracks: [GridTrack]) -> [LazyTrack] {
        tracks.map { track in
            switch track.extent {
            case .fixed(let length), .flexible(let length, _), .adaptive(let length, _):
                LazyTrack(length: length, spacing: track.spacing ?? 8, alignment: track.alignment)
            }
        }
    }

    /// Tracks in a proposed length: the tracks that are not fixed have equal slots of what is left.
    private static func tracks(_ tracks: [GridTrack], in available: Double) -> [LazyTrack] {
        var left = available
        var remaining = 0.0
        for (index, track) in tracks.enumerated() {
            if index > 0 { left -= tracks[index - 1].spacing ?? 8 }
            if case .fixed(let length) = track.extent { left -= length } else { remaining += 1 }
        }
        var result: [LazyTrack] = []
        for track in tracks {
            let spacing = track.spacing ?? 8
            let slot = max(left / remaining, 0)
            var (count, length) = (1.0, 0.0)
            switch track.extent {
            case .fixed(let fixed): length = fixed
            case .flexible(let minimum, let maximum):
                length = min(max(slot, minimum), maximum)
                if left < .infinity { left -= length }
                remaining -= 1
            case .adaptive(let minimum, let maximum):
                if slot < .infinity { count = ((slot + spacing) / max(minimum + spacing, 1)).rounded(.down) }
                count = min(max(count, 1), 10_000)
                length = min(max((slot - spacing * (count - 1)) / count, minimum), maximum)
                if left < .infinity { left -= slot }
                remaining -= 1
            }
            for _ in 0..<Int(count) {
                result.append(LazyTrack(length: length, spacing: spacing, alignment: track.alignment))
            }
        }
        return result
    }

    // MARK: Lines

    /// The lines of a lazy container. Those that are not visible are as long as their cells were when they were
    /// measured, or else as long as the measured ones are on average.
    ///
    /// They stay as they are until the container changes, so that it has one length in one layout, however much
    /// is measured meanwhile.
    private func lazyLines(
        of row: Int, _ container: NodeKind.LazyContainer, _ tracks: [LazyTrack], _ proposal: ProposedSize
    ) -> [LazyLine] {
        guard !tracks.isEmpty else { return [] }
        guard let functions = nodes.functions[row], let visible = functions.visible else {
            return lazyLines(of: row, container, tracks, estimate: 0) { _, _ in true }
        }
        let key = proposal[container.axis.cross]
        if let cached = functions.lines.first(where: { $0.key == key }) { return cached.lines }
        let estimate = estimatedLine(of: row, container, tracks)
        let lines = lazyLines(of: row, container, tracks, estimate: estimate) { start, length in
            start <= visible.end && start + length >= visible.start
        }
        if !state.isInterrupted { functions.lines.append((key, lines)) }
        return lines
    }

    /// The lines of a lazy container, of which the visible ones are measured.
    private func lazyLines(
        of row: Int, _ container: NodeKind.LazyContainer, _ tracks: [LazyTrack], estimate: Double,
        _ isVisible: (_ start: Double, _ length: Double) -> Bool
    ) -> [LazyLine] {
        var result: [LazyLine] = []
        var cursor = 0.0
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let cached = cachedLine(from: child, container, tracks)
            var line = LazyLine(first: child, length: cached ?? estimate)
            line.isVisible = isVisible(cursor, line.length)
            if line.isVisible, cached == nil {
                line.length = lineLength(from: child, container, tracks)
            }
            for _ in tracks where child >= 0 { child = nodes.nextSibling(of: child) }
            cursor += line.length + container.spacing
            result.append(line)
        }
        return result
    }

    /// What is proposed to a cell: the length of its track, and no length along the container.
    private func cellProposal(_ container: NodeKind.LazyContainer, _ track: LazyTrack) -> ProposedSize {
        ProposedSize(container.axis, main: .unspecified, cross: OptionalLength(track.length))
    }

    /// The length of a line: that of its longest cell.
    private func lineLength(from first: Int, _ container: NodeKind.LazyContainer, _ tracks: [LazyTrack])
        -> Double
    {
        var result = 0.0
        var child = first
        for track in tracks where child >= 0 {
            result = max(result, length(container.axis, of: child, cellProposal(container, track)))
            child = nodes.nextSibling(of: child)
        }
        return result
    }

    /// The length of a line whose cells have all been measured, or nil.
    private func cachedLine(from first: Int, _ container: NodeKind.LazyContainer, _ tracks: [LazyTrack])
        -> Double?
    {
        var child = first
        for track in tracks where child >= 0 {
            guard isCached(container.axis, of: child, cellProposal(container, track)) else { return nil }
            child = nodes.nextSibling(of: child)
        }
        return lineLength(from: first, container, tracks)
    }

    /// The length of a line that is not measured: the average of the measured ones, or the length of the first one.
    private func estimatedLine(of row: Int, _ container: NodeKind.LazyContainer, _ tracks: [LazyTrack])
        -> Double
    {
        var (total, count) = (0.0, 0.0)
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            if let length = cachedLine(from: child, container, tracks) {
                total += length
                count += 1
            }
            for _ in tracks where child >= 0 { child = nodes.nextSibling(of: child) }
        }
        if count > 0 { return total / count }
        return lineLength(from: nodes.firstChild(of: row), container, tracks)
    }

    // MARK: Placement

    /// Computes the placements of a lazy container's cells; those that are not visible are hidden.
    func placeLazy(_ row: Int, _ container: NodeKind.LazyContainer, _ proposal: ProposedSize) {
        let tracks = lazyTracks(of: row, container, proposal)
        guard !tracks.isEmpty else { return hideChildren(from: nodes.firstChild(of: row)) }
        var cursor = 0.0
        for line in lazyLines(of: row, container, tracks, proposal) {
            var child = line.first
            for track in tracks where child >= 0 {
                if line.isVisible {
                    placeLazyCell(child, container, track, cursor, line.length)
                } else {
                    nodes.placements[child] = Placement(isHidden: true)
                }
                child = nodes.nextSibling(of: child)
            }
            cursor += line.length + container.spacing
        }
    }

    private func placeLazyCell(
        _ child: Int, _ container: NodeKind.LazyContainer, _ track: LazyTrack, _ start: Double,
        _ length: Double
    ) {
        let proposal = cellProposal(container, track)
        let alignment = track.alignment ?? container.alignment
        let cell = Size(container.axis, main: length, cross: track.length)
        var origin = Point(container.axis, main: start, cross: track.start)
        for axis in BothAxes() {
            let guide = alignment[axis]
            origin[axis] += defaultPosition(of: guide, in: cell) - position(of: guide, in: child, proposal)
        }
        nodes.placements[child] = Placement(
            proposal: proposal, origin: origin, size: size(of: child, proposal))
    }
}
