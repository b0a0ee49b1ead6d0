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
            sizes[section] = movedSizes(ofSection: section, solved.layout.sections[old].measured, map, solved)
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
        // Their numbers depend on the items.
        measured.supplementaries = [:]
        return measured
    }
}
