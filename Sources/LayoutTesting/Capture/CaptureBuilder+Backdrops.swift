import Foundation
import HeadlessUIKit
internal import DisplayList

extension CaptureBuilder {
    /// Finds what is behind each text: one colour, or a drawing where it is more than that.
    mutating func captureBackdrops(_ window: UIWindow) {
        var drawing: DisplayList?
        for index in capture.views.indices {
            guard let text = capture.views[index].text, !capture.views[index].roles.contains(.part) else {
                continue
            }
            if let backdrop = plainBackdrop(of: text, at: index) {
                capture.views[index].text?.backdrop = backdrop
            } else if capture.screen.intersects(text.rect) {
                let list = drawing ?? Self.drawingWithoutText(of: window)
                drawing = list
                capture.views[index].text?.backdrop = .drawing(list)
            }
        }
    }

    /// The colour behind a text, where the views behind it are filled with colours; nil where a picture, an edge
    /// or a drawing is behind it.
    private func plainBackdrop(of text: CapturedText, at index: Int) -> TextBackdrop? {
        // What is scrolled out of sight is judged where it comes into sight.
        let rect = text.rect.intersection(capture.views[index].visible)
        guard rect.width > 1, rect.height > 1 else { return .unknown }
        var veils: [Color] = []
        var isSystem = false
        for behind in (0...index).reversed() {
            let view = capture.views[behind]
            guard view.frame.intersects(rect), behind == index || view.visible.intersects(rect) else {
                continue
            }
            // A label draws letters only, and so does the view of the text itself.
            let isText = view.roles.contains(.label) || (behind == index && !(views[behind] is UITextField))
            if !isText || views[behind] is UIButton, views[behind].drawsContent { return nil }
            guard let color = view.background, color.alpha > 0 else { continue }
            guard view.frame.insetBy(dx: -0.5, dy: -0.5).contains(rect), !view.roles.contains(.transformed)
            else { return nil }
            isSystem = isSystem || view.hasSystemBackground
            var painted = color
            painted.alpha *= Double(view.alpha)
            if painted.alpha > 0.999 {
                return .color(veils.reversed().reduce(painted) { $1.over($0) }, isSystemColor: isSystem)
            }
            veils.append(painted)
        }
        return .color(veils.reversed().reduce(.black) { $1.over($0) }, isSystemColor: isSystem)
    }

    private static func drawingWithoutText(of window: UIWindow) -> DisplayList {
        var list = ViewDrawing(of: window, overlays: []).list
        list.commands.removeAll { if case .glyphs = $0 { true } else { false } }
        return list
    }
}

extension Color {
    /// The colour painted over an opaque one.
    func over(_ below: Color) -> Color {
        func mix(_ above: Double, _ under: Double) -> Double { above * alpha + under * (1 - alpha) }
        return Color(
            red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
    }
}
