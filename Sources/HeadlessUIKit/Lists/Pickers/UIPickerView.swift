import Foundation

/// Wheels with rows, one of which is chosen on each.
///
/// A test turns a wheel by ``simulateSelection(ofRow:inComponent:)``, a tap or a pan. Rows lie on a cylinder as on iOS: those
/// away from the middle are lower and paler.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The natural size, in points.
    private static let naturalSize = CGSize(width: 320, height: 216)
    /// The distance of wheels from the sides, and between them, in points.
    private static let (side, gap): (CGFloat, CGFloat) = (9, 5)
    private static let rowHeight: CGFloat = 32

    private var columns: [PickerColumn] = []
    private var isLoaded = false

    /// Creates a picker with a frame; an empty one becomes 320 by 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.naturalSize) : frame)
    }

    /// Creates a picker of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.frame.size = Self.naturalSize
        InterfaceCoder.restore(self, as: UIPickerView.self, from: coder)
    }

    /// Provides the numbers of wheels and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { forget() }
    }
    /// Provides what rows show.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { forget() }
    }
    /// Whether the selection is marked. Without effect since iOS 7: it always is.
    open var showsSelectionIndicator = true

    // MARK: Numbers

    /// The number of wheels.
    open var numberOfComponents: Int { loaded.count }

    /// The number of rows of a wheel.
    @discardableResult open func numberOfRows(inComponent component: Int) -> Int {
        column(component)?.rowCount ?? 0
    }

    /// The size of a wheel's rows.
    @discardableResult open func rowSize(forComponent component: Int) -> CGSize {
        guard let column = column(component) else { return .zero }
        return CGSize(width: widths(in: bounds.width)[component], height: column.rowHeight)
    }

    /// The view that the delegate returned for a row; nil for rows that are not seen, and for text.
    @discardableResult open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return column(component)?.view(for: row)
    }

    // MARK: Reloading

    /// Requests everything anew.
    open func reloadAllComponents() {
        let old = columns.map(\.selectedRow)
        forget()
        for (index, column) in loaded.enumerated() where old.indices.contains(index) {
            column.move(to: min(max(old[index], 0), column.rowCount - 1), animated: false)
        }
    }

    /// Requests the rows of a wheel anew.
    open func reloadComponent(_ component: Int) {
        guard let column = column(component) else { return }
        column.reload(rowCount: count(of: component), rowHeight: height(of: component))
    }

    // MARK: Selection

    /// Turns a wheel to a row. The delegate is not notified. A row beyond the last is the last.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let column = column(component), column.rowCount > 0, row >= 0 else { return }
        column.move(to: min(row, column.rowCount - 1), animated: animated)
    }

    /// The row that a wheel is at; -1 where there is none.
    @discardableResult open func selectedRow(inComponent component: Int) -> Int {
        column(component)?.selectedRow ?? -1
    }

    /// Turns a wheel to a row as a person does: the delegate is notified when it stops.
    public final func simulateSelection(ofRow row: Int, inComponent component: Int) {
        guard let column = column(component), (0..<column.rowCount).contains(row) else { return }
        column.choose(row)
    }

    final func chosen(_ row: Int, in component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Wheels

    private func forget() {
        for column in columns { column.removeFromSuperview() }
        columns = []
        isLoaded = false
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The wheels, made when they are needed first.
    private var loaded: [PickerColumn] {
        guard !isLoaded, let dataSource else { return columns }
        isLoaded = true
        for index in 0..<max(0, dataSource.numberOfComponents(in: self)) {
            let column = PickerColumn(
                self, index: index, rowCount: count(of: index), rowHeight: height(of: index))
            if column.rowCount == 0 { column.selectedRow = -1 }
            columns.append(column)
            addSubview(column)
        }
        return columns
    }

    private func column(_ index: Int) -> PickerColumn? {
        loaded.indices.contains(index) ? loaded[index] : nil
    }

    private func count(of component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    private func height(of component: Int) -> CGFloat {
        let own = delegate.flatMap { delegate in
            OptionalMethods.result { delegate.pickerView(self, rowHeightForComponent: component) }
        }
        guard let own, own.isFinite, own > 0 else { return Self.rowHeight }
        return own
    }

    private func widths(in width: CGFloat) -> [CGFloat] {
        let count = loaded.count
        guard count > 0 else { return [] }
        let gaps = Self.gap * CGFloat(count - 1)
        let even = max(0, ((width - 2 * Self.side - gaps) / CGFloat(count)).rounded(.down))
        return (0..<count).map { index in
            let own = delegate.flatMap { delegate in
                OptionalMethods.result { delegate.pickerView(self, widthForComponent: index) }
            }
            guard let own, own.isFinite, own >= 0 else { return even }
            return own
        }
    }

    final func makeView(for row: Int, in component: Int, reusing view: UIView?) -> UIView {
        let isOwn = view is PickerRowLabel
        if let delegate {
            let own = OptionalMethods.result {
                delegate.pickerView(
                    self, viewForRow: row, forComponent: component, reusing: isOwn ? nil : view)
            }
            if let own { return own }
        }
        let label = view as? PickerRowLabel ?? PickerRowLabel()
        label.textAlignment = .center
        let styled = delegate.flatMap { delegate in
            OptionalMethods.result {
                delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
            }
        }
        if let styled, let text = styled {
            label.isStyled = text.length > 0 && text.attribute(.font, at: 0, effectiveRange: nil) != nil
            label.attributedText = text
        } else {
            label.isStyled = false
            let title = delegate.flatMap { delegate in
                OptionalMethods.result {
                    delegate.pickerView(self, titleForRow: row, forComponent: component)
                }
            }
            label.text = title == nil ? "?" : title ?? nil
        }
        label.show()
        return label
    }

    // MARK: Layout and drawing

    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { Self.naturalSize }

    /// 320 by 216 points.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

    /// Places the wheels beside each other, in the middle where they do not fill the width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let widths = widths(in: bounds.width)
        let total = widths.reduce(0, +) + Self.gap * CGFloat(max(widths.count - 1, 0))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = ((bounds.width - total) / 2).rounded(.down)
        for (column, width) in zip(loaded, widths) {
            let left = isRightToLeft ? bounds.width - x - width : x
            column.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            column.setNeedsLayout()
            x += width + Self.gap
        }
    }

    override func drawContent(in painter: inout LayerPainter) {
        let height = (loaded.map(\.rowHeight).max() ?? Self.rowHeight) + 2
        let band = CGRect(
            x: Self.side, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * Self.side),
            height: height)
        let radius: CGFloat = traitCollection.systemVersion >= .iOS26 ? height / 2 : 8
        painter.fillRounded(band, radius: radius, .tertiarySystemFill)
        super.drawContent(in: &painter)
    }
}
