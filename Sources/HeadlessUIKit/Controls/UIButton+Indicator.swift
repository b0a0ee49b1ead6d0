import Foundation

extension UIButton {
    /// The size of the two arrows after the title, and the gap before them, in points. From memory.
    private static let indicatorSize = CGSize(width: 10, height: 15)
    private static let indicatorGap: CGFloat = 6

    private func showsIndicator(_ configuration: Configuration) -> Bool {
        configuration.indicator == .popup || configuration.indicator == .automatic && isPopUp
    }

    /// The width that the arrows take, with their gap.
    final func indicatorWidth(of configuration: Configuration) -> CGFloat {
        showsIndicator(configuration) ? Self.indicatorSize.width + Self.indicatorGap : 0
    }

    /// The rectangle of title and picture without the part of the arrows at its trailing end.
    final func withoutIndicator(_ rect: CGRect, _ configuration: Configuration) -> CGRect {
        let width = min(indicatorWidth(of: configuration), rect.width)
        return CGRect(
            x: rect.minX + (isRightToLeft ? width : 0), y: rect.minY, width: rect.width - width,
            height: rect.height)
    }

    /// Draws the arrows right after the title.
    final func drawIndicator(_ configuration: Configuration, in painter: inout LayerPainter) {
        guard showsIndicator(configuration) else { return }
        let content = boxes(by: configuration, in: contentRect(forBounds: bounds))
        let box = content.image.width > 0 ? content.title.union(content.image) : content.title
        let size = Self.indicatorSize
        let x = isRightToLeft ? box.minX - Self.indicatorGap - size.width : box.maxX + Self.indicatorGap
        let (middle, center) = (bounds.midY, x + size.width / 2)
        let color = configuration.foreground(state, tint: tintColor)
        let shown = configuration.indicatorColorTransformer?(color) ?? color
        for side in [-1, 1] as [CGFloat] {
            painter.polyline(
                [
                    CGPoint(x: center - 4, y: middle + side * 3), CGPoint(x: center, y: middle + side * 7),
                    CGPoint(x: center + 4, y: middle + side * 3),
                ], width: 1.8, shown)
        }
    }
}
