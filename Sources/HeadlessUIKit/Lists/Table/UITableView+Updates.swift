/// Updates in batches.
extension UITableView {
    final var hasOpenUpdates: Bool { loading.depth > 0 }

    final func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    final func openUpdates() { loading.depth += 1 }

    final func closeUpdates() {
        guard loading.depth > 0 else { return }
        loading.depth -= 1
        guard loading.depth == 0 else { return }
        endEveryRow()
        load()
        setNeedsLayout()
    }

    final func update(_ change: (inout TableUpdates) -> Void) {
        beginUpdates()
        endUpdates()
    }

    final func reconfigure(_ paths: [IndexPath]) {
        forgetData()
        endEveryRow()
    }
}

extension UITableView: CellContainer {
    func accessoryButtonTapped(of cell: UITableViewCell) {
        guard let path = path(of: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    func editControlTapped(of cell: UITableViewCell) {}

    func contentSizeChanged(of cell: UITableViewCell) { setNeedsLayout() }
}
