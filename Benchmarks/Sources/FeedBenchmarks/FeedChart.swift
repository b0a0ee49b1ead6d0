import FeedCells
import PinLayout
import UIKit

/// A chart of the times of feeds by their lengths, a line for each language.
final class FeedChart: UIView {
    @MainActor
    private struct Line {
        let name: String
        let color: UIColor
        let points: [(cells: Int, milliseconds: Double)]
        let label = UILabel()
    }

    private static let colors: [UIColor] = [
        .label, .systemGreen, .systemBlue, .systemRed, .systemOrange, .systemPurple, .systemBrown,
        .systemTeal, .systemPink,
    ]
    private let titleLabel = UILabel()
    private let lines: [Line]
    private let most: Double
    private let longest: Int
    private var plot = CGRect.zero

    init(_ report: FeedReport, _ text: FeedText, lengths: [Int]) {
        lines = zip(FeedLanguage.allCases, Self.colors).map { language, color in
            Line(
                name: language.rawValue, color: color,
                points: lengths.compactMap { cells in
                    report.feeds(language, text, cells).map { (cells, $0.median / 1_000) }
                })
        }
        most = lines.flatMap(\.points).map(\.milliseconds).max() ?? 1
        longest = lengths.last ?? 1
        super.init(frame: CGRect(x: 0, y: 0, width: 820, height: 460))
        backgroundColor = .white
        let kind = text == .warm ? "texts measured before" : "new texts"
        titleLabel.text = "A feed of N cells, \(kind): milliseconds"
        titleLabel.font = .boldSystemFont(ofSize: 17)
        addSubview(titleLabel)
        for line in lines {
            line.label.text = line.name
            line.label.font = .systemFont(ofSize: 13)
            line.label.textColor = line.color
            addSubview(line.label)
        }
        layoutIfNeeded()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.pin.top(16).left(20).sizeToFit()
        plot = bounds.inset(by: UIEdgeInsets(top: 56, left: 56, bottom: 40, right: 220))
        // From the slowest down, below each other where two lines end close together.
        var next = -CGFloat.infinity
        for line in lines.sorted(by: {
            ($0.points.last?.milliseconds ?? 0) > ($1.points.last?.milliseconds ?? 0)
        }) {
            guard let end = line.points.last else { continue }
            line.label.pin.left(plot.maxX + 12).sizeToFit()
            let middle = max(position(end).y, next)
            line.label.center.y = middle
            next = middle + 18
        }
    }

    private func position(_ point: (cells: Int, milliseconds: Double)) -> CGPoint {
        CGPoint(
            x: plot.minX + plot.width * CGFloat(point.cells) / CGFloat(longest),
            y: plot.maxY - plot.height * CGFloat(point.milliseconds / most))
    }

    override func draw(_ rect: CGRect) {
        drawGrid()
        for line in lines {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: plot.minX, y: plot.maxY))
            for point in line.points { path.addLine(to: position(point)) }
            path.lineWidth = line.name == FeedLanguage.manual.rawValue ? 3 : 2
            line.color.setStroke()
            path.stroke()
        }
    }

    private func drawGrid() {
        let words: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel,
        ]
        UIColor.systemGray4.setStroke()
        let step = Self.step(most)
        for value in stride(from: 0, through: most, by: step) {
            let y = position((0, value)).y
            let line = UIBezierPath()
            line.move(to: CGPoint(x: plot.minX, y: y))
            line.addLine(to: CGPoint(x: plot.maxX, y: y))
            line.lineWidth = 0.5
            line.stroke()
            let text = NSAttributedString(string: String(format: "%g", value), attributes: words)
            let size = text.size()
            text.draw(at: CGPoint(x: plot.minX - 8 - size.width, y: y - size.height / 2))
        }
        for cells in stride(from: 0, through: longest, by: max(1, longest / 10)) {
            let text = NSAttributedString(string: "\(cells)", attributes: words)
            text.draw(at: CGPoint(x: position((cells, 0)).x - text.size().width / 2, y: plot.maxY + 8))
        }
    }

    /// A round distance of about six lines.
    private static func step(_ most: Double) -> Double {
        let power = pow(10, (log10(max(most, 1e-6) / 6)).rounded(.down))
        return [1, 2, 5, 10].map { $0 * power }.first { most / $0 <= 6 } ?? most
    }
}
