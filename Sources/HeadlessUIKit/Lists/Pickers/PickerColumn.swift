import Foundation

/// A wheel of a picker: the views of the rows that are seen, and the gestures that move it.
final class PickerColumn: UIView {
    unowned let picker: UIPickerView
    let index: Int
    var rowCount: Int
    var rowHeight: CGFloat
    /// The row in the middle; a fraction while the wheel moves.
    private(set) var position: CGFloat = 0
    private var shown: [Int: UIView] = [:]
    private var dragStart: CGFloat = 0
    private var motion: AnimationClock.Token?
    private var pan: UIPanGestureRecognizer?

    init(_ picker: UIPickerView, index: Int, rowCount: Int, rowHeight: CGFloat) {
        self.picker = picker
        self.index = index
        self.rowCount = rowCount
        self.rowHeight = rowHeight
        super.init(frame: .zero)
        clipsToBounds = true
        let pan = UIPanGestureRecognizer { [weak self] in self?.dragged($0) }
        self.pan = pan
        addGestureRecognizer(pan)
        addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.tapped($0) })
    }

    required init?(coder: NSCoder) { nil }

    var wheel: PickerWheel { PickerWheel(height: bounds.height, rowHeight: rowHeight) }

    /// The selected row: the one that the wheel stops at; -1 without rows.
    var selectedRow = 0 {
        didSet { if selectedRow != oldValue { setNeedsLayout() } }
    }

    // MARK: Rows

    /// Removes the views of all rows; the next layout requests them anew.
    func reload(rowCount: Int, rowHeight: CGFloat) {
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        (self.rowCount, self.rowHeight) = (rowCount, rowHeight)
        selectedRow = min(selectedRow, rowCount - 1)
        if rowCount > 0, selectedRow < 0 { selectedRow = 0 }
        position = CGFloat(max(selectedRow, 0))
        setNeedsLayout()
    }

    func view(for row: Int) -> UIView? { shown[row] }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (wheel, middle) = (wheel, Int(position.rounded()))
        let reach = wheel.reach
        let rows = max(0, middle - reach)..<max(max(0, middle - reach), min(rowCount, middle + reach + 1))
        var free: [UIView] = []
        for (row, view) in shown where !rows.contains(row) || wheel.position(CGFloat(row) - position) == nil {
            view.removeFromSuperview()
            shown[row] = nil
            free.append(view)
        }
        for row in rows {
            guard let spot = wheel.position(CGFloat(row) - position) else { continue }
            let view = shown[row] ?? add(row, reusing: &free)
            view.bounds = CGRect(origin: .zero, size: rowSize(of: view))
            view.center = CGPoint(x: bounds.midX, y: spot.middle)
            view.transform = CGAffineTransform(scaleX: 1, y: spot.scale)
            (view as? PickerRowLabel)?.isInBand = row == middle
        }
    }

    private func rowSize(of view: UIView) -> CGSize {
        CGSize(width: bounds.width, height: rowHeight)
    }

    private func add(_ row: Int, reusing free: inout [UIView]) -> UIView {
        let made = picker.makeView(for: row, in: index, reusing: free.popLast())
        shown[row] = made
        addSubview(made)
        return made
    }

    // MARK: Motion

    /// Moves the wheel to a row, in time or at once.
    func move(to row: Int, animated: Bool, completion: (() -> Void)? = nil) {
        motion?.cancel()
        motion = nil
        selectedRow = row
        let target = CGFloat(max(row, 0))
        guard animated, UIView.areAnimationsEnabled, window != nil, abs(target - position) > 0.001 else {
            set(target)
            completion?()
            return
        }
        run(from: position, to: target, since: AnimationClock.current.now, completion)
    }

    /// Rows lie on a circle, so that each frame is computed rather than the ends blended.
    private func run(
        from start: CGFloat, to end: CGFloat, since begin: Double, _ completion: (() -> Void)?
    ) {
        motion = AnimationClock.current.schedule(after: 1.0 / 60) { [weak self] in
            guard let self else { return }
            let part = min((AnimationClock.current.now - begin) / Self.duration, 1)
            let eased = 1 - pow(1 - part, 3)
            set(start + (end - start) * CGFloat(eased))
            guard part < 1 else {
                motion = nil
                completion?()
                return
            }
            run(from: start, to: end, since: begin, completion)
        }
    }

    private static let duration = 0.3

    private func set(_ position: CGFloat) {
        self.position = position
        setNeedsLayout()
        if motion != nil || window != nil { layoutIfNeeded() }
    }

    // MARK: Touches

    private func dragged(_ pan: UIPanGestureRecognizer) {
        guard rowCount > 0 else { return }
        let moved = pan.translation(in: self).y / max(rowHeight, 1)
        switch pan.state {
        case .began:
            motion?.cancel()
            dragStart = position + moved
            fallthrough
        case .changed:
            let free = dragStart - moved
            let limited = min(max(free, 0), CGFloat(rowCount - 1))
            set(limited + (free - limited) / 3)
        case .ended, .cancelled:
            let speed = pan.velocity(in: self).y / max(rowHeight, 1)
            choose(Int((position - speed * 0.2).rounded()))
        default: break
        }
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard rowCount > 0 else { return }
        let distance = wheel.distance(at: tap.location(in: self).y)
        let row = Int((position + distance).rounded())
        if (0..<rowCount).contains(row), row != selectedRow { choose(row) }
    }

    /// Moves to a row that a person chose, and notifies the delegate once the wheel has stopped.
    func choose(_ row: Int) {
        let row = min(max(row, 0), rowCount - 1)
        move(to: row, animated: true) { [weak self] in
            guard let self else { return }
            picker.chosen(row, in: index)
        }
    }
}

/// The text of a row.
final class PickerRowLabel: UILabel {
    private static let selectedFont = UIFont.systemFont(ofSize: 23.5)
    private static let otherFont = UIFont.systemFont(ofSize: 21)
    /// Whether the text has attributes of its own.
    var isStyled = false

    /// Whether the row is the one in the middle.
    var isInBand = false {
        didSet { show() }
    }

    func show() {
        if !isStyled { font = isInBand ? Self.selectedFont : Self.otherFont }
        alpha = isInBand ? 1 : 0.447
    }
}
