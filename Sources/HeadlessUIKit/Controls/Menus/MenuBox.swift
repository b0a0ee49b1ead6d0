import Foundation

/// The box with a menu's rows, in groups.
final class MenuBox: UIView {
    private var groups: [[MenuRow]] = []
    /// Called with the row that was tapped.
    var onTap: ((MenuRow) -> Void)?

    var rows: [MenuRow] { groups.flatMap { $0 } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerCurve = .continuous
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func show(_ menu: UIMenu) {
        for row in rows { row.removeFromSuperview() }
        let sections = Self.sections(of: menu)
        let traits = traitCollection
        let metrics = MenuMetrics(traits)
        let hasMarks = sections.joined().contains { (($0 as? UIAction)?.state ?? .off) != .off }
        groups = sections.map { elements in
            elements.map { MenuRow($0, title: $0.title, hasMarks: hasMarks, traits: traits) }
        }
        if !menu.title.isEmpty {
            let title = MenuRow(nil, title: menu.title, hasMarks: false, traits: traits)
            if groups.isEmpty { groups = [[title]] } else { groups[0].insert(title, at: 0) }
        }
        for group in groups {
            for (index, row) in group.enumerated() {
                row.hasLine = index > 0 && !metrics.isGlass
                row.onTap = { [weak self, unowned row] in self?.onTap?(row) }
                addSubview(row)
            }
        }
        layer.cornerRadius = metrics.radius
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The elements that are shown, by groups: an inline menu is a group of its own.
    private static func sections(of menu: UIMenu) -> [[UIMenuElement]] {
        var sections: [[UIMenuElement]] = [[]]
        func add(_ element: UIMenuElement) {
            switch element {
            case let inner as UIMenu where inner.options.contains(.displayInline):
                sections += Self.sections(of: inner)
                sections.append([])
            case let later as UIDeferredMenuElement:
                // What is made later is not shown: the provider calls back before this returns, or never here.
                later.elementProvider { for element in $0 { add(element) } }
            case let action as UIAction where action.attributes.contains(.hidden): break
            default: sections[sections.count - 1].append(element)
            }
        }
        for element in menu.children { add(element) }
        return sections.filter { !$0.isEmpty }
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = MenuMetrics(traitCollection)
        let width = min(metrics.width, size.width)
        let rows = rows.reduce(0) { $0 + $1.height(for: width) }
        let gaps = CGFloat(max(groups.count - 1, 0)) * metrics.groupGap
        return CGSize(width: width, height: rows + gaps + 2 * metrics.verticalInset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = MenuMetrics(traitCollection)
        var y = metrics.verticalInset
        for group in groups {
            for row in group {
                let height = row.height(for: bounds.width)
                row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
                y += height
            }
            y += metrics.groupGap
        }
    }

    override func drawContent(in painter: inout LayerPainter) {
        let metrics = MenuMetrics(traitCollection)
        painter.fill(bounds, with: metrics.isGlass ? .sheet : .alert)
        for group in groups.dropLast() {
            guard let last = group.last else { continue }
            var gap = CGRect(x: 0, y: last.frame.maxY, width: bounds.width, height: metrics.groupGap)
            if metrics.isGlass {
                gap = CGRect(x: metrics.inset, y: gap.midY, width: gap.width - 2 * metrics.inset, height: 1)
            }
            painter.fillRounded(gap, radius: 0, metrics.isGlass ? .separator : .quaternarySystemFill)
        }
    }

    /// Follows a change of the text's size or of the colours: the rows are made anew by the owner.
    var onTraitChange: (() -> Void)?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection != nil { onTraitChange?() }
    }
}
