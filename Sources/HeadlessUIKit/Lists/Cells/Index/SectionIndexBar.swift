import Foundation

/// The titles at the trailing edge of a table view, by which a finger jumps to sections.
final class SectionIndexBar: UIView {
    /// The width that rows leave to the bar.
    static let width: CGFloat = 15
    /// The distance from title to title.
    static let spacing: CGFloat = 14

    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
    var color: UIColor? { didSet { setNeedsDisplay() } }
    var usualBackground: UIColor? { didSet { updateBackground() } }
    var trackingBackground: UIColor? { didSet { updateBackground() } }
    private let onTouch: (Int) -> Void
    private var touched: Int? { didSet { updateBackground() } }

    init(onTouch: @escaping (Int) -> Void) {
        self.onTouch = onTouch
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var tracksTouches: Bool { true }

    private func updateBackground() {
        backgroundColor = touched == nil ? usualBackground : trackingBackground ?? usualBackground
    }

    /// What the bar shows in its height: all titles, or some of them with dots in between. A dot has no index.
    var shown: [Int?] {
        let fitting = max(1, Int(bounds.height / Self.spacing))
        guard titles.count > fitting else { return titles.indices.map { $0 } }
        // Titles and dots alternate, with the first and the last title at the ends.
        let count = max(2, (fitting + 1) / 2)
        var result: [Int?] = []
        for position in 0..<count {
            if position > 0 { result.append(nil) }
            result.append(position * (titles.count - 1) / (count - 1))
        }
        return result
    }

    /// The title at a height: a dot stands for those that it replaces.
    func index(at y: CGFloat) -> Int? {
        guard !titles.isEmpty else { return nil }
        let height = Self.spacing * CGFloat(shown.count)
        let part = (y - (bounds.height - height) / 2) / max(height, 1)
        return min(max(Int(part * CGFloat(titles.count)), 0), titles.count - 1)
    }

    override func drawContent(in painter: inout LayerPainter) {
        let shown = shown
        let height = Self.spacing * CGFloat(shown.count)
        var y = (bounds.height - height) / 2
        let traits = painter.traits
        traits.performAsCurrent {
            for index in shown {
                let box = CGRect(x: 0, y: y, width: bounds.width, height: Self.spacing)
                y += Self.spacing
                guard let index else {
                    painter.fillRounded(
                        CGRect(x: box.midX - 2, y: box.midY - 2, width: 4, height: 4), radius: 2,
                        color ?? tintColor)
                    continue
                }
                draw(titles[index], in: box, &painter)
            }
        }
    }

    private func draw(_ title: String, in box: CGRect, _ painter: inout LayerPainter) {
        let color: UIColor = color ?? tintColor
        guard title != UITableView.indexSearch else {
            let circle = CGRect(x: box.midX - 4.5, y: box.midY - 4.5, width: 7, height: 7)
            painter.strokeRounded(circle, radius: 3.5, width: 1.2, color)
            painter.line(
                from: CGPoint(x: circle.maxX - 1, y: circle.maxY - 1),
                to: CGPoint(x: circle.maxX + 1.8, y: circle.maxY + 1.8), width: 1.4, color)
            return
        }
        let text = NSAttributedString(
            string: title,
            attributes: [.font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: color])
        let size = text.size()
        painter.drawCustom(bounds) { _ in
            text.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touch(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touch(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched = nil }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touched = nil }

    private func touch(_ touches: Set<UITouch>) {
        guard let touch = touches.first, let index = index(at: touch.location(in: self).y), index != touched
        else { return }
        touched = index
        onTouch(index)
    }
}
