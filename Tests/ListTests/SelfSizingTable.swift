import TestSupport
import UIKit

@testable import HeadlessUIKit

/// A table of rows that size themselves in four ways, beside a list of all heights.
@MainActor final class SelfSizingTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    enum Kind: String, CaseIterable {
        case constraint, fitting, label, configuration
    }

    @MainActor final class Row {
        let number: Int
        let kind: Kind
        /// What the height follows from.
        var amount: Int
        /// The height that the table is expected to use: an estimate until the row was measured.
        var points = SelfSizingTable.estimate

        init(_ number: Int, _ kind: Kind, _ amount: Int) {
            (self.number, self.kind, self.amount) = (number, kind, amount)
        }
    }

    @MainActor final class Section {
        var rows: [Row]
        let header: CGFloat
        let footer: CGFloat
        var headerPoints = SelfSizingTable.edgeEstimate
        var footerPoints = SelfSizingTable.edgeEstimate

        init(_ rows: [Row], header: CGFloat, footer: CGFloat) {
            (self.rows, self.header, self.footer) = (rows, header, footer)
        }
    }

    final class Cell: UITableViewCell {
        var row: Row?
        private lazy var label = pinned(UILabel())
        private lazy var block = pinned(UIView())
        private lazy var blockHeight = block.heightAnchor.constraint(equalToConstant: 0)

        private func pinned<View: UIView>(_ view: View) -> View {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                view.topAnchor.constraint(equalTo: contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
            (view as? UILabel)?.numberOfLines = 0
            return view
        }

        /// Shows what the row holds now.
        func show() {
            guard let row else { return }
            switch row.kind {
            case .constraint:
                blockHeight.constant = CGFloat(row.amount)
                blockHeight.isActive = true
            case .fitting: invalidateIntrinsicContentSize()
            case .label: label.text = SelfSizingTable.text(row.amount)
            case .configuration:
                var content = UIListContentConfiguration.cell()
                content.text = SelfSizingTable.text(row.amount)
                contentConfiguration = content
            }
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            guard let row, row.kind == .fitting else { return super.sizeThatFits(size) }
            return CGSize(width: size.width, height: CGFloat(row.amount) * 320 / size.width)
        }
    }

    static let estimate: CGFloat = 50
    static let edgeEstimate: CGFloat = 30

    static func text(_ lines: Int) -> String { Array(repeating: "x", count: lines).joined(separator: "\n") }

    var sections: [Section] = []
    let table: UITableView
    private var numbers = 0
    private static var heights: [String: CGFloat] = [:]

    init(_ style: UITableView.Style, _ invalidation: UITableView.SelfSizingInvalidation) {
        table = UITableView(frame: .zero, style: style)
        super.init()
        for kind in Kind.allCases { table.register(Cell.self, forCellReuseIdentifier: kind.rawValue) }
        table.estimatedRowHeight = Self.estimate
        table.estimatedSectionHeaderHeight = Self.edgeEstimate
        table.estimatedSectionFooterHeight = Self.edgeEstimate
        table.sectionHeaderTopPadding = 0
        table.separatorStyle = .none
        table.selfSizingInvalidation = invalidation
        table.dataSource = self
        table.delegate = self
    }

    func row(_ random: inout SeededRandom) -> Row {
        numbers += 1
        let kind = random.pick(Kind.allCases) ?? .constraint
        return Row(numbers, kind, amount(kind, &random))
    }

    func amount(_ kind: Kind, _ random: inout SeededRandom) -> Int {
        switch kind {
        case .constraint, .fitting: Int.random(in: 1...180, using: &random)
        case .label: Int.random(in: 1...6, using: &random)
        case .configuration: Int.random(in: 2...5, using: &random)
        }
    }

    func section(_ random: inout SeededRandom) -> Section {
        let rows = (0..<Int.random(in: 0...25, using: &random)).map { _ in row(&random) }
        return Section(
            rows, header: CGFloat(Int.random(in: 1...60, using: &random)),
            footer: CGFloat(Int.random(in: 1...60, using: &random)))
    }

    /// Whether a change of a visible row's content measures it again.
    func follows(_ kind: Kind) -> Bool {
        switch table.selfSizingInvalidation {
        case .disabled: false
        case .enabled: kind == .fitting || kind == .configuration
        case .enabledIncludingConstraints: true
        }
    }

    // MARK: Heights

    /// The height that a row has by its content, in whole pixels.
    func height(_ row: Row) -> CGFloat {
        switch row.kind {
        case .constraint: return CGFloat(row.amount)
        case .fitting: return onPixels(CGFloat(row.amount) * 320 / table.bounds.width)
        case .label: return textHeight(row.amount, UIFont.systemFont(ofSize: 17))
        case .configuration: return 22 + textHeight(row.amount, .preferredFont(forTextStyle: .body))
        }
    }

    private func onPixels(_ length: CGFloat) -> CGFloat {
        let scale = table.traitCollection.displayScale
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    /// The height of lines, which a label outside of the table has.
    private func textHeight(_ lines: Int, _ font: UIFont) -> CGFloat {
        let key =
            "\(lines) \(font.lineHeight) \(font.leading) \(font == .systemFont(ofSize: 17)) \(table.traitCollection.displayScale)"
        if let known = Self.heights[key] { return known }
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font
        label.text = Self.text(lines)
        table.superview?.addSubview(label)
        let height = label.sizeThatFits(CGSize(width: 1000, height: 10000)).height
        label.removeFromSuperview()
        Self.heights[key] = onPixels(height)
        return onPixels(height)
    }

    /// All rows with their frames, by adding up.
    var frames: [(path: IndexPath, row: Row, rect: CGRect)] {
        var (frames, y): ([(IndexPath, Row, CGRect)], CGFloat) = ([], 0)
        for (index, section) in sections.enumerated() {
            y += section.headerPoints
            for (number, row) in section.rows.enumerated() {
                let rect = CGRect(x: 0, y: y, width: table.bounds.width, height: row.points)
                frames.append((IndexPath(row: number, section: index), row, rect))
                y += row.points
            }
            y += section.footerPoints
        }
        return frames
    }

    var height: CGFloat {
        sections.reduce(0) { $0 + $1.headerPoints + $1.footerPoints + $1.rows.reduce(0) { $0 + $1.points } }
    }

    /// Nothing is measured any more.
    func forgetHeights() {
        for section in sections {
            (section.headerPoints, section.footerPoints) = (Self.edgeEstimate, Self.edgeEstimate)
            for row in section.rows { row.points = Self.estimate }
        }
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: row.kind.rawValue, for: indexPath)
        (cell as? Cell)?.row = row
        (cell as? Cell)?.show()
        return cell
    }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        let row = sections[indexPath.section].rows[indexPath.row]
        row.points = height(row)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        sections[section].headerPoints = sections[section].header
        return sections[section].header
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        sections[section].footerPoints = sections[section].footer
        return sections[section].footer
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
}
