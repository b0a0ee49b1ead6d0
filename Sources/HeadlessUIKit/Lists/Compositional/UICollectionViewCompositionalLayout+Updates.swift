extension UICollectionViewCompositionalLayout {
    /// Takes measured sizes and scroll offsets over to the sections and items after an update.
    final func moveMeasuredSizes(_ map: UpdateMap) {
        guard let solved, let view = owner else { return }
        var sizes: [Int: MeasuredViews] = [:]
        var offsets: [Int: CGFloat] = [:]
        for section in 0..<view.numberOfSections {
            guard let old = map.oldSection(of: section), solved.has(old) else { continue }
            offsets[section] = rowOffsets[old]
            if map.reloadedSections.contains(old) { continue }
            let solution = solved.layout.sections[old]
            var measured = movedSizes(ofSection: section, solution.measured, map, solved)
            if map.shiftsAfter[section] != nil {
                measured.supplementaries = movedSupplementaries(of: solution, inSection: old, map)
            }
            sizes[section] = measured
        }
        movedSizes = sizes
        rowOffsets = offsets
    }

    private func movedSizes(
        ofSection section: Int, _ measured: MeasuredViews, _ map: UpdateMap, _ solved: SolvedLayout
    ) -> MeasuredViews {
        guard let shift = map.shiftsAfter[section] else { return measured }
        var measured = measured
        for item in shift.removed.reversed() { measured.remove(at: item) }
        for item in shift.inserted {
            measured.insert(at: item)
            guard let origin = map.itemOrigins[IndexPath(item: item, section: section)], solved.has(origin),
                let size = solved.layout.sections[origin.section].measured.cell(origin.item)
            else { continue }
            measured.cells.set(MeasuredSize(size: size), at: item)
        }
        return measured
    }

    /// The measured sizes of items' supplementary views that are still in the section, by their new numbers.
    private func movedSupplementaries(
        of solution: SectionSolution, inSection old: Int, _ map: UpdateMap
    ) -> [SupplementaryKey: CGSize] {
        var moved: [SupplementaryKey: CGSize] = [:]
        for (key, size) in solution.measured.supplementaries {
            guard let count = solution.supplementariesPerItem(key.kind), count > 0,
                let path = map.newItem(of: IndexPath(item: key.number / count, section: old)),
                path.section == map.newSection(of: old)
            else { continue }
            moved[SupplementaryKey(kind: key.kind, number: path.item * count + key.number % count)] = size
        }
        return moved
    }
}
