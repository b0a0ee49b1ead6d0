internal import DisplayList
internal import LayoutCore

extension Film {
    /// Frames side by side, with their times below.
    ///
    /// - Parameters:
    ///   - count: How many frames, from the first to the last at equal distances. 5 by default.
    ///   - columns: How many are in a row; all by default.
    /// - Returns: One picture, for any kind of file.
    @MainActor
    public func filmstrip(count: Int = 5, columns: Int? = nil) -> ViewDrawing {
        let shown = min(max(count, 1), frames.count)
        let steps = Double(max(shown - 1, 1))
        let chosen = (0..<shown).map { index in
            let place = Double(index * (frames.count - 1)) / steps
            return frames[Int(place.rounded())]
        }
        let columns = min(max(columns ?? shown, 1), shown)
        let (gap, caption): (CGFloat, CGFloat) = (12, 28)
        let rows = (shown + columns - 1) / columns
        let page = UIView(
            frame: CGRect(
                x: 0, y: 0, width: gap + CGFloat(columns) * (size.width + gap),
                height: gap + CGFloat(rows) * (size.height + caption)))
        page.backgroundColor = UIColor(white: 0.94, alpha: 1)
        var commands: [DrawCommand] = []
        for (index, frame) in chosen.enumerated() {
            let origin = CGPoint(
                x: gap + CGFloat(index % columns) * (size.width + gap),
                y: gap + CGFloat(index / columns) * (size.height + caption))
            let label = UILabel(
                frame: CGRect(x: origin.x, y: origin.y + size.height, width: size.width, height: caption))
            label.text = String(format: "%.2f s", frame.time)
            label.textAlignment = .center
            label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
            label.textColor = .darkGray
            page.addSubview(label)
            let box = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
            commands += [
                .save, .concatenate(.translation(x: Double(origin.x), y: Double(origin.y))),
                .clip(Path(box), .winding),
            ]
            commands += frame.drawing.list.commands
            commands.append(.restore)
        }
        let captions = ViewDrawing(of: page, overlays: [])
        let list = DisplayList(
            size: captions.list.size, commands: [.save] + captions.list.commands + [.restore] + commands)
        return ViewDrawing(scale: scale, list: list, isOpaque: true)
    }
}
