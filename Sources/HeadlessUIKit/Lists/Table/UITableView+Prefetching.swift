/// Rows that scrolling is about to show.
extension UITableView {
    /// Notifies the prefetching data source of rows just outside of what is visible in the direction of scrolling, and cancels
    /// those of the other direction.
    final func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, let first = shown.rows.first?.path,
            let last = shown.rows.last?.path
        else { return }
        let isUpwards = contentOffset.y < loading.lastOffset
        let near = rows(beyond: isUpwards ? first : last, upwards: isUpwards, count: shown.rows.count)
        let due = Set(near)
        let cancelled = loading.prefetched.filter { path in
            !due.contains(path) && (isUpwards ? path > last : path < first)
        }
        loading.prefetched.subtract(cancelled)
        if !cancelled.isEmpty {
            source.tableView(self, cancelPrefetchingForRowsAt: cancelled.sorted())
        }
        let new = near.filter { !loading.prefetched.contains($0) }
        guard !new.isEmpty else { return }
        loading.prefetched.formUnion(new)
        source.tableView(self, prefetchRowsAt: new)
    }

    private func rows(beyond path: IndexPath, upwards: Bool, count: Int) -> [IndexPath] {
        var (paths, part): ([IndexPath], TablePart?) = ([], path.part)
        while paths.count < count, let current = part {
            part = upwards ? heights.part(before: current) : heights.part(after: current)
            if case .row(let section, let row)? = part { paths.append(IndexPath(row: row, section: section)) }
        }
        return paths
    }
}
