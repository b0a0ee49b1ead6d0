import Foundation

/// The days of a month in weeks.
final class MonthGrid: UIView {
    var calendar: Calendar
    /// The first day of the month that is shown.
    private(set) var month: Date
    /// Whether a day is selected.
    var isSelected: (Date) -> Bool = { _ in false }
    /// Whether a day can be chosen.
    var isEnabled: (Date) -> Bool = { _ in true }
    /// A mark below a day.
    var decoration: (Date) -> UIView? = { _ in nil }
    /// Called with the day that was tapped.
    var onTap: ((Date) -> Void)?
    private var cells: [DayCell] = []
    private static let headerHeight: CGFloat = 24

    init(calendar: Calendar, showing date: Date) {
        self.calendar = calendar
        month = Self.start(of: date, calendar)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private static func start(of date: Date, _ calendar: Calendar) -> Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }

    func show(_ date: Date) {
        let start = Self.start(of: date, calendar)
        if start != month || cells.isEmpty {
            month = start
            for cell in cells { cell.removeFromSuperview() }
            cells = makeCells()
            for cell in cells { addSubview(cell) }
        }
        for cell in cells { style(cell) }
        setNeedsLayout()
    }

    private func makeCells() -> [DayCell] {
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        return (0..<count).compactMap { index in
            guard let day = calendar.date(byAdding: .day, value: index, to: month) else { return nil }
            let cell = DayCell(day, number: index + 1)
            cell.addAction(UIAction { [weak self] _ in self?.onTap?(day) }, for: .touchUpInside)
            return cell
        }
    }

    private func style(_ cell: DayCell) {
        cell.isEnabled = isEnabled(cell.day)
        cell.isToday = calendar.isDateInToday(cell.day)
        cell.isSelected = isSelected(cell.day)
        cell.show(decoration(cell.day))
    }

    /// The column of the month's first day.
    private var firstColumn: Int {
        (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    }

    /// The cell of a day of the month.
    func cell(ofDay day: Int) -> UIControl? { cells.indices.contains(day - 1) ? cells[day - 1] : nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (width, height) = (bounds.width / 7, max(0, bounds.height - Self.headerHeight) / 6)
        for (index, cell) in cells.enumerated() {
            let slot = firstColumn + index
            let column = isRightToLeft ? 6 - slot % 7 : slot % 7
            cell.frame = CGRect(
                x: CGFloat(column) * width, y: Self.headerHeight + CGFloat(slot / 7) * height, width: width,
                height: height)
        }
    }

    override func drawContent(in painter: inout LayerPainter) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width / 7
        let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: .systemFont(ofSize: 13, weight: .semibold), maximumPointSize: 18,
            compatibleWith: traitCollection)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: UIColor.tertiaryLabel,
        ]
        // One letter where three do not fit.
        let symbols =
            font.pointSize > 15
            ? calendar.veryShortStandaloneWeekdaySymbols : calendar.shortStandaloneWeekdaySymbols
        painter.drawCustom(bounds) { _ in
            for column in 0..<7 {
                let symbol = symbols[(column + calendar.firstWeekday - 1) % 7].uppercased()
                let text = NSAttributedString(string: symbol, attributes: attributes)
                let size = text.size()
                let slot = CGFloat(isRightToLeft ? 6 - column : column)
                text.draw(at: CGPoint(x: slot * width + (width - size.width) / 2, y: 2))
            }
        }
    }
}

/// A day of a month.
final class DayCell: UIControl {
    let day: Date
    private let label = UILabel()
    private var mark: UIView?
    var isToday = false {
        didSet { setNeedsLayout() }
    }

    init(_ day: Date, number: Int) {
        self.day = day
        super.init(frame: .zero)
        label.text = String(number)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ decoration: UIView?) {
        mark?.removeFromSuperview()
        mark = decoration
        if let decoration { addSubview(decoration) }
        setNeedsLayout()
    }

    private var disk: CGRect {
        let side = min(44, bounds.width - 2, bounds.height - 2)
        return CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// Grows with the size of text as far as two digits fit into the disk.
    private var font: UIFont {
        let usual = UIFont.systemFont(ofSize: isSelected ? 22 : 20, weight: isSelected ? .medium : .regular)
        return UIFontMetrics(forTextStyle: .title3)
            .scaledFont(for: usual, maximumPointSize: disk.width * 0.72, compatibleWith: traitCollection)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.font = font
        label.textColor =
            !isEnabled
            ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tintColor : .label
        label.frame = bounds
        if let mark {
            let size = mark.sizeThatFits(bounds.size)
            mark.frame = CGRect(
                x: bounds.midX - size.width / 2, y: disk.maxY - size.height, width: size.width,
                height: size.height)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func drawContent(in painter: inout LayerPainter) {
        guard isSelected else { return }
        painter.fillRounded(disk, radius: disk.width / 2, tintColor, alpha: isToday ? 1 : 0.15)
    }
}
