internal import CairoRendering
internal import DisplayList
internal import LayoutCore

/// A number at a corner of a picture.
package struct NumberMark {
    /// The number, or several.
    package var text: String
    /// The corner.
    package var corner: CGPoint
    /// The boxes that the number is about, which are outlined.
    package var boxes: [CGRect]

    /// Creates a number.
    package init(text: String, corner: CGPoint, boxes: [CGRect]) {
        (self.text, self.corner, self.boxes) = (text, corner, boxes)
    }
}

/// A picture with numbers, of which none overlaps another.
@MainActor
package struct NumberDrawing {
    private let size: CGSize
    private let scale: CGFloat
    private let picture: Data?
    private let marks: [NumberMark]

    /// Creates the drawing of numbers over a picture of a size in points.
    package init(size: CGSize, scale: CGFloat, picture: Data?, marks: [NumberMark]) {
        (self.size, self.picture, self.marks) = (size, picture, marks)
        self.scale = max(scale, 1)
    }

    /// The file, and where each number is drawn; nil for those without space.
    package func pngData() throws -> (png: Data, labels: [CGRect?]) {
        var (painter, labels) = (LayerPainter(traits: UITraitCollection.current), [CGRect?]())
        let whole = CGRect(origin: .zero, size: size)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: OverlayPainter.font, .foregroundColor: UIColor.white,
        ]
        var placement = LabelPlacement(in: size)
        for mark in marks {
            let text = mark.text.size(withAttributes: attributes)
            let chip = CGSize(width: (text.width + 4).rounded(.up), height: text.height.rounded(.up))
            let box = CGRect(origin: mark.corner, size: .zero)
            labels.append(placement.place(chip, for: OverlayLabel(text: mark.text, ink: .blue, box: box)))
        }
        let image = picture.flatMap { UIImage(data: $0, scale: scale) }
        painter.drawCustom(whole) { _ in
            UIColor.white.setFill()
            UIRectFill(whole)
            image?.draw(in: whole)
            for (index, mark) in marks.enumerated() { outline(mark, ink(index)) }
            for (index, (mark, chip)) in zip(marks, labels).enumerated() {
                guard let chip else { continue }
                UIColor(ink(index).color).setFill()
                UIBezierPath(roundedRect: chip, cornerRadius: 2).fill()
                let origin = CGPoint(x: chip.minX + 2, y: chip.minY)
                mark.text.draw(at: origin, withAttributes: attributes)
            }
        }
        let list = DisplayList(
            size: Size(width: Double(size.width), height: Double(size.height)), commands: painter.commands)
        return (try ViewDrawing(scale: scale, list: list, isOpaque: true).pngData(), labels)
    }

    /// Neighbouring numbers have different colours, so that lines are followed to their boxes.
    private func ink(_ index: Int) -> OverlayInk { OverlayInk(depth: index) }

    private func outline(_ mark: NumberMark, _ ink: OverlayInk) {
        UIColor(ink.color).withAlphaComponent(0.6).setStroke()
        let width = max(1, (scale / 2).rounded(.down)) / scale
        for box in mark.boxes where box.isFiniteNumber {
            let path = UIBezierPath(
                rect: box.insetBy(dx: min(width, box.width) / 2, dy: min(width, box.height) / 2))
            path.lineWidth = width
            path.stroke()
        }
    }
}
