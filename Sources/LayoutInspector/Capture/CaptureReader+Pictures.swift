import Foundation
import HeadlessUIKit

/// Pictures of the screen and of every view by itself.
extension CaptureReader {
    mutating func readPictures() {
        let drawing = ViewDrawing(asItIs: root)
        if let png = try? drawing.pngData() {
            result.picture = CapturedPicture(view: 0, png: png, frame: root.bounds.finite)
        }
        let screen = CGRect(origin: .zero, size: root.bounds.size)
        var traits: [UITraitCollection] = []
        for (index, view) in views.enumerated() {
            let captured = result.views[index]
            traits.append(
                captured.parent < 0 ? self.rootTraits : view.inspectedTraits(under: traits[captured.parent]))
            guard !captured.flags.contains(.hidden),
                let alone = ViewDrawing.alone(
                    view, traits: traits[index], within: visiblePart(of: captured, in: screen)),
                let png = try? alone.drawing.pngData()
            else { continue }
            result.pictures.append(CapturedPicture(view: index, png: png, frame: alone.frame.finite))
        }
    }

    /// What can be seen of a view on the screen, with a rim, in the view's coordinates; all of it where it is turned.
    private func visiblePart(of view: CapturedView, in screen: CGRect) -> CGRect {
        let (shown, bounds) = (view.rootFrame, view.bounds)
        let reach = bounds.insetBy(dx: -200, dy: -200)
        guard view.corners == nil, shown.width > 0, shown.height > 0 else { return reach }
        let part = screen.insetBy(dx: -100, dy: -100).intersection(shown.insetBy(dx: -100, dy: -100))
        guard !part.isNull else { return .zero }
        let (x, y) = (bounds.width / shown.width, bounds.height / shown.height)
        return CGRect(
            x: bounds.minX + (part.minX - shown.minX) * x, y: bounds.minY + (part.minY - shown.minY) * y,
            width: part.width * x, height: part.height * y)
    }
}
