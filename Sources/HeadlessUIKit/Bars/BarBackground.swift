internal import DisplayList
import Foundation

/// The background of a bar: the material, a colour or a picture, and the line at the edge.
final class BarBackground: UIView {
    /// Which edge the line is at.
    enum LineEdge { case top, bottom }

    /// What is drawn.
    struct Look {
        var appearance: UIBarAppearance
        /// Whether the material lets the content through.
        var isTranslucent = true
        /// The colour that replaces the material.
        var tint: UIColor?

        /// Shows pictures that an app gives the bar itself; they override those of the appearance.
        ///
        /// - Parameters:
        ///   - picture: The background; nil leaves the appearance's.
        ///   - shadow: The line at the edge; one without a size is none.
        @MainActor
        mutating func show(_ picture: UIImage?, shadow: UIImage?) {
            guard picture != nil || shadow != nil, let copy = appearance.copy() as? UIBarAppearance else {
                return
            }
            if let picture {
                copy.backgroundImage = picture
                copy.background = .clear
            }
            if let shadow {
                copy.shadowImage = shadow.size == .zero ? nil : shadow
                copy.shadowColor = nil
            }
            appearance = copy
        }
    }

    private let lineEdge: LineEdge
    var look: Look? {
        didSet { setNeedsDisplay() }
    }

    init(lineEdge: LineEdge) {
        self.lineEdge = lineEdge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        lineEdge = .bottom
        super.init(coder: coder)
    }

    override func drawContent(in painter: inout LayerPainter) {
        guard let look, !bounds.isEmpty else { return }
        let appearance = look.appearance
        // The system's own background of iOS 26 is a soft edge without a line.
        if appearance.background == .material, look.tint == nil, Glass.isUsed(painter.traits) {
            painter.fillFading(bounds, towardsBottom: lineEdge == .bottom)
            if let color = appearance.backgroundColor { painter.fillRounded(bounds, radius: 0, color) }
            return
        }
        if let material = material(of: look) { painter.fill(bounds, with: material) }
        if let base = baseColor(of: look) { painter.fillRounded(bounds, radius: 0, base) }
        if let color = appearance.backgroundColor { painter.fillRounded(bounds, radius: 0, color) }
        if let image = appearance.backgroundImage {
            let rect = appearance.backgroundImageContentMode.rect(for: image.size, in: bounds)
            painter.commands += image.drawCommands(in: rect, tint: nil)
        }
        drawLine(appearance, in: &painter)
    }

    /// What blurs the content behind the bar; nil where nothing shines through, or all.
    private func material(of look: Look) -> Material? {
        guard look.appearance.background == .material, look.isTranslucent else { return nil }
        if let tint = look.tint {
            return Material(tint: tint.withAlphaComponent(min(tint.cgColor.alpha, 0.9)))
        }
        return look.appearance.backgroundEffect?.material
    }

    private func baseColor(of look: Look) -> UIColor? {
        switch look.appearance.background {
        case .clear: nil
        case .opaque: look.tint ?? .systemBackground
        case .material: look.isTranslucent ? nil : look.tint ?? .systemBackground
        }
    }

    private func drawLine(_ appearance: UIBarAppearance, in painter: inout LayerPainter) {
        // UIKit's line lies just outside of the bar, over the content.
        let image = appearance.shadowImage
        let height = image?.size.height ?? 1 / roundingScale
        guard height > 0, appearance.shadowColor != nil || image != nil else { return }
        let line = CGRect(
            x: bounds.minX, y: lineEdge == .bottom ? bounds.maxY : bounds.minY - height,
            width: bounds.width, height: height)
        if let image {
            let tint = appearance.shadowColor?.displayColor(in: painter.traits)
            painter.commands += image.drawCommands(in: line, tint: tint)
        } else if let color = appearance.shadowColor {
            painter.fillRounded(line, radius: 0, color)
        }
    }
}
