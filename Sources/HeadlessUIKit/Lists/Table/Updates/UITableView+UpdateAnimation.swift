/// Animating an update.
extension UITableView {
    /// Lays the table out as it is after an update, animated where it is seen.
    final func show(_ animation: UpdateAnimation) {
        loading.updateNumber += 1
        loading.departing = animation.leaving
        loading.departing.number = loading.updateNumber
        guard windowStorage != nil, loading.wasLaidOut else {
            setNeedsLayout()
            return finish(animation)
        }
        guard UIView.areAnimationsEnabled else {
            layoutTable()
            return finish(animation)
        }
        let number = loading.updateNumber
        let oldFrames = Dictionary(
            uniqueKeysWithValues: shown.rows.map { (ObjectIdentifier($0.cell), $0.cell.frame) })
        animateUpdate { [self] in
            loading.isAnimatingUpdate = true
            layoutTable()
            loading.isAnimatingUpdate = false
            appear(animation, oldFrames)
            disappear(animation)
        } completion: { [weak self] in
            if self?.loading.departing.number == number { self?.finishDepartures() }
            for completion in animation.updates.completions { completion($0) }
        }
    }

    private func finish(_ animation: UpdateAnimation) {
        finishDepartures()
        for completion in animation.updates.completions { completion(true) }
    }

    /// Recycles the views that were seen until the animation ended.
    final func finishDepartures() {
        let departing = loading.departing
        loading.departing = DepartingViews()
        for row in departing.rows {
            row.cell.alpha = 1
            end(row)
        }
        for (part, view) in departing.edges.sorted(by: { $0.key < $1.key }) {
            view.alpha = 1
            shown.announcedEdges.insert(part)
            end(part, view)
        }
    }

    private func animateUpdate(_ change: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        if traitCollection.systemVersion >= .iOS26 {
            return UIView.animate(
                withDuration: 0.441, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                options: [.allowUserInteraction], animations: change, completion: completion)
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
            animations: change,
            completion: completion)
    }

    // MARK: Rows that come and go

    /// Has the cells that were made in the update come from where their rows were, or fade in.
    private func appear(_ animation: UpdateAnimation, _ oldFrames: [ObjectIdentifier: CGRect]) {
        var shift: CGFloat = 0
        var made: [(row: ShownViews.Row, shift: CGFloat)] = []
        for row in shown.rows {
            if let old = oldFrames[ObjectIdentifier(row.cell)] {
                shift = row.cell.frame.minY - old.minY
            } else {
                made.append((row, shift))
            }
        }
        for (row, shift) in made {
            let frame = row.cell.frame
            let isNew = animation.map.isInserted(row.path) || isReplacement(row, animation)
            let start = isNew ? frame : frame.offsetBy(dx: 0, dy: -shift)
            let effect = RowEffect(isNew ? animation.insertion(of: row.path) : .none)
            UIView.performWithoutAnimation {
                row.cell.frame = effect.frame(start, in: bounds)
                row.cell.alpha = effect.alpha
            }
            row.cell.frame = frame
            row.cell.alpha = 1
        }
    }

    /// Whether a cell replaces that of a reloaded row.
    private func isReplacement(_ row: ShownViews.Row, _ animation: UpdateAnimation) -> Bool {
        animation.leaving.rows.contains { animation.map.newPath($0.path) == row.path }
    }

    private func disappear(_ animation: UpdateAnimation) {
        for row in animation.leaving.rows {
            let kind = animation.deletion(of: row.path)
            // It would lie over the rows that move, and over the cell that replaces it.
            guard kind != .none else {
                UIView.performWithoutAnimation { row.cell.alpha = 0 }
                continue
            }
            let effect = RowEffect(kind)
            row.cell.frame = effect.frame(row.cell.frame, in: bounds)
            row.cell.alpha = effect.alpha
        }
        for (_, view) in animation.leaving.edges { view.alpha = 0 }
    }
}

/// What a row looks like before it appears, and after it has disappeared.
struct RowEffect {
    private let animation: UITableView.RowAnimation

    init(_ animation: UITableView.RowAnimation) { self.animation = animation }

    var alpha: CGFloat {
        switch animation {
        case .fade, .automatic, .top, .bottom, .middle: 0
        case .none, .left, .right: 1
        }
    }

    func frame(_ frame: CGRect, in bounds: CGRect) -> CGRect {
        switch animation {
        case .left: frame.offsetBy(dx: -bounds.width, dy: 0)
        case .right: frame.offsetBy(dx: bounds.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .fade, .automatic, .none, .middle: frame
        }
    }
}
