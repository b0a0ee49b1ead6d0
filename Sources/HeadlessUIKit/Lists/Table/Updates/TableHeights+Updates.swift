/// Taking an update over.
extension TableHeights {
    /// Takes the rows out that are deleted or moved, and puts those in that are inserted.
    ///
    /// - Parameters:
    ///   - map: What the update does.
    ///   - counts: The number of rows of each section after it.
    ///   - source: The heights or estimates of new rows and sections.
    @MainActor
    mutating func apply(_ map: TableUpdateMap, counts: [Int], source: HeightSource) {
        var moved: [IndexPath: EstimatedLength] = [:]
        for (path, new) in map.movedRows { moved[new] = row(path.row, in: path.section) }
        removeRows(map)
        applySections(map, counts: counts, source: source)
        insertRows(map, moved, source: source)
        for (section, rows) in map.reloadedRows {
            for row in rows {
                guard let new = map.newPath(IndexPath(row: row, section: section)) else { continue }
                set(source.estimate(of: new), of: new.part)
            }
        }
    }

    private mutating func removeRows(_ map: TableUpdateMap) {
        for section in Set(map.deletedRows.keys).union(map.movedOut.keys) {
            let gone = (map.deletedRows[section] ?? []).union(map.movedOut[section] ?? [])
            for row in gone.sorted(by: >) { remove(row: row, in: section) }
        }
    }

    @MainActor
    private mutating func applySections(_ map: TableUpdateMap, counts: [Int], source: HeightSource) {
        var moved: [Int: SectionRun] = [:]
        for section in map.deletedSections.union(map.movedSections.keys).sorted(by: >) {
            let removed = remove(section: section)
            if let new = map.movedSections[section] { moved[new] = removed } else { release(removed) }
        }
        for section in map.insertedSections.union(map.movedSections.values).sorted() {
            insert(moved[section] ?? made(section, counts, source), at: section)
        }
        for old in map.reloadedSections {
            guard let section = map.newSection(old) else { continue }
            release(remove(section: section))
            insert(made(section, counts, source), at: section)
        }
    }

    @MainActor
    private mutating func made(_ section: Int, _ counts: [Int], _ source: HeightSource) -> SectionRun {
        let count = counts.indices.contains(section) ? counts[section] : 0
        var made = make(SectionRun(), rows: source.rows(of: section, count: count))
        source.measureEdges(of: &made, section)
        return made
    }

    @MainActor
    private mutating func insertRows(
        _ map: TableUpdateMap, _ moved: [IndexPath: EstimatedLength], source: HeightSource
    ) {
        for section in Set(map.insertedRows.keys).union(map.movedIn.keys) {
            // A new section has all its rows.
            guard let old = map.oldSection(section), !map.isReplaced(section: old) else { continue }
            let inserted = map.insertedRows[section] ?? []
            for range in inserted.union(map.movedIn[section] ?? []).sorted().ranges {
                var runs: [RowRun] = []
                for row in range {
                    let path = IndexPath(row: row, section: section)
                    runs.append(RowRun(count: 1, length: moved[path] ?? source.estimate(of: path)))
                }
                insert(runs.merged, at: range.lowerBound, in: section)
            }
        }
    }
}

extension [Int] {
    /// The ranges of sorted numbers that follow each other.
    var ranges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for number in self {
            if let last = ranges.last, last.upperBound == number {
                ranges[ranges.count - 1] = last.lowerBound..<number + 1
            } else {
                ranges.append(number..<number + 1)
            }
        }
        return ranges
    }
}

extension [RowRun] {
    /// The same rows in as few runs as possible.
    var merged: [RowRun] {
        reduce(into: []) { runs, run in
            if runs.last?.length == run.length {
                runs[runs.count - 1].count += run.count
            } else {
                runs.append(run)
            }
        }
    }
}
