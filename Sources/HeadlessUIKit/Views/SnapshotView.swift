internal import DisplayList

/// The picture of a view at one time, stretched into the bounds.
final class SnapshotView: UIView {
    private let commands: [DrawCommand]
    private let source: CGRect

    init(_ commands: [DrawCommand], of source: CGRect) {
        self.commands = commands
        self.source = source
        super.init(frame: CGRect(origin: .zero, size: source.size))
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        (commands, source) = ([], .zero)
        super.init(coder: coder)
    }

    override func drawContent(in painter: inout LayerPainter) {
        guard !source.isEmpty, !bounds.isEmpty else { return }
        let map = CGAffineTransform(translationX: -source.minX, y: -source.minY)
            .concatenating(
                CGAffineTransform(
                    scaleX: bounds.width / source.width, y: bounds.height / source.height)
            )
            .concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
        painter.commands += [.save, .concatenate(map.displayTransform)] + commands + [.restore]
    }
}

extension UIView {
    final func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
        guard rect.isFiniteNumber else { return nil }
        if afterUpdates { layoutIfNeeded() }
        return SnapshotView(LayerPainter.commands(of: madeLayer), of: rect)
    }
}
