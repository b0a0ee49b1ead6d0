internal import DisplayList
internal import LayoutCore

/// Draws overlays over the picture of a view. It reads views and changes none.
@MainActor
struct OverlayPainter {
    let tree: ShownTree
    let root: UIView
    let size: CGSize
    /// Pixels per point.
    let scale: CGFloat
    /// What is drawn so far, in the picture's coordinates.
    var commands: [DrawCommand] = []
    var labels: [OverlayLabel] = []
    /// The boxes of labels that were placed, for tests.
    private(set) var chips: [(text: String, box: CGRect)] = []
    /// How many labels there was no space for.
    private(set) var omittedCount = 0
    private var drawn: Set<DrawCommand> = []

    init(of root: UIView, scale: CGFloat) {
        self.root = root
        self.scale = max(scale, 0.1)
        tree = ShownTree(of: root)
        size = root.geometry.bounds.size
    }

    /// Draws overlays, and the labels last.
    mutating func draw(_ overlays: DebugOverlays, constraints: [NSLayoutConstraint] = []) {
        if overlays.contains(.safeAreas) { drawSafeAreas() }
        if overlays.contains(.depth) { drawDepth() }
        if overlays.contains(.margins) { drawMargins() }
        if overlays.contains(.guides) { drawGuides() }
        if overlays.contains(.frames) { drawFrames() }
        if overlays.contains(.alignmentRectangles) { drawAlignmentRectangles() }
        if overlays.contains(.baselines) { drawBaselines() }
        if overlays.contains(.hitAreas) { drawHitAreas() }
        if overlays.contains(.misalignedPixels) { drawMisalignedPixels() }
        if overlays.contains(.clippedText) { drawClippedText() }
        if !constraints.isEmpty { drawConstraints(constraints) }
        drawLabels()
    }

    // MARK: Strokes

    /// The width of lines: about half a point, in whole pixels.
    var lineWidth: CGFloat { max(1, (scale / 2).rounded()) / scale }

    /// Appends a command unless the same is drawn already. A clip leaves of it what the picture shows of the view.
    mutating func append(_ command: DrawCommand, of view: ShownView?) {
        guard drawn.insert(command).inserted else { return }
        let picture = CGRect(origin: .zero, size: size)
        guard let view, !view.clip.contains(view.box), view.clip != picture else {
            return commands.append(command)
        }
        commands += [.save, .clip(Path(view.clip.displayRect), .winding), command, .restore]
    }

    /// Draws the outline of a rectangle in a view's coordinates, inside of it.
    mutating func outline(_ rect: CGRect, of view: ShownView, _ ink: OverlayInk, dashes: [Double] = []) {
        let path: Path
        if view.isStraight {
            let box = rect.applying(view.map)
            let inset = min(lineWidth / 2, box.width / 2, box.height / 2)
            path = Path(box.insetBy(dx: inset, dy: inset).displayRect)
        } else {
            path = Path(rect.displayRect).applying(view.map.displayTransform)
        }
        let style = StrokeStyle(width: Double(lineWidth), dashes: dashes)
        append(.stroke(path, .color(ink.color), style), of: view)
    }

    /// Fills a rectangle in a view's coordinates.
    mutating func fill(_ rect: CGRect, of view: ShownView, _ ink: OverlayInk, alpha: Double) {
        let color = ink.color(alpha: alpha)
        guard view.isStraight else {
            let path = Path(rect.displayRect).applying(view.map.displayTransform)
            return append(.fill(path, .color(color), .winding), of: view)
        }
        append(.fillRect(rect.applying(view.map).displayRect, color), of: view)
    }

    /// Draws a line in the picture's coordinates. One along an axis covers whole pixels.
    mutating func line(
        from start: CGPoint, to end: CGPoint, _ ink: OverlayInk, of view: ShownView? = nil,
        dashes: [Double] = []
    ) {
        var (start, end) = (start, end)
        if start.y == end.y {
            start.y = (start.y * scale).rounded() / scale + lineWidth / 2
            end.y = start.y
        } else if start.x == end.x {
            start.x = (start.x * scale).rounded() / scale + lineWidth / 2
            end.x = start.x
        }
        let path = Path([.move(start.displayPoint), .line(end.displayPoint)])
        let style = StrokeStyle(width: Double(lineWidth), dashes: dashes)
        append(.stroke(path, .color(ink.color), style), of: view)
    }

    /// Requests a label for what the picture shows of a view.
    mutating func label(
        _ text: String, _ ink: OverlayInk, at box: CGRect, of view: ShownView, isOptional: Bool = false,
        isAtEnd: Bool = false, isBeside: Bool = false
    ) {
        let part = box.common(with: view.clip)
        guard part.width > 0 || part.height > 0 else { return }
        labels.append(
            OverlayLabel(
                text: text, ink: ink, box: part, isOptional: isOptional, isAtEnd: isAtEnd, isBeside: isBeside)
        )
    }

    // MARK: Labels

    static let font = UIFont.systemFont(ofSize: 9, weight: .semibold)

    private mutating func drawLabels() {
        guard !labels.isEmpty else { return }
        var placement = LabelPlacement(in: size, texts: textBoxes)
        let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: UIColor.white]
        var placed: [(label: OverlayLabel, chip: CGRect)] = []
        // What a finding says is placed before what only adds a number.
        for label in labels.filter({ !$0.isOptional }) + labels.filter(\.isOptional) {
            let text = label.text.size(withAttributes: attributes)
            let size = CGSize(width: (text.width + 6).rounded(.up), height: (text.height + 1).rounded(.up))
            guard let chip = placement.place(size, for: label) else {
                omittedCount += 1
                continue
            }
            placed.append((label, chip))
            chips.append((label.text, chip))
        }
        for (label, chip) in placed { connect(chip, to: label) }
        var painter = LayerPainter(traits: root.traitCollection)
        painter.drawCustom(CGRect(origin: .zero, size: size)) { _ in
            for (label, chip) in placed {
                UIColor(label.ink.color).setFill()
                UIBezierPath(roundedRect: chip, cornerRadius: 3).fill()
                let origin = CGPoint(x: chip.minX + 3, y: chip.minY + 0.5)
                label.text.draw(at: origin, withAttributes: attributes)
            }
        }
        commands += painter.commands
    }

    /// Where the picture shows the texts of labels.
    private var textBoxes: [CGRect] {
        tree.views.compactMap { shown in
            guard let label = shown.view as? UILabel, shown.isInPicture, label.text?.isEmpty == false else {
                return nil
            }
            let text = label.textRect(forBounds: shown.bounds, limitedToNumberOfLines: label.numberOfLines)
            return text.applying(shown.map).common(with: shown.clip)
        }
    }

    /// Draws a line from a chip that had to be moved away to what it is about.
    private mutating func connect(_ chip: CGRect, to label: OverlayLabel) {
        guard !chip.insetBy(dx: -2, dy: -2).intersects(label.box) else { return }
        let box = label.box
        let end = CGPoint(
            x: min(max(chip.midX, box.minX), box.maxX), y: min(max(chip.midY, box.minY), box.maxY))
        line(from: CGPoint(x: chip.midX, y: chip.midY), to: end, label.ink)
    }
}

extension UIColor {
    convenience init(_ color: Color) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.alpha))
    }
}

/// A number of points: at most two decimals.
func overlayNumber(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}

/// A size in points.
func overlaySize(_ size: CGSize) -> String {
    "\(overlayNumber(size.width)) × \(overlayNumber(size.height))"
}
