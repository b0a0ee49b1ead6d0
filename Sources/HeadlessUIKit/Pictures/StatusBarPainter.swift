/// Draws the time, the signal, the wifi and the battery of a status bar.
///
/// Positions and sizes follow the status bars of the design resources that Apple publishes; the time is the
/// one of its pictures.
@MainActor
struct StatusBarPainter {
    private let screen: ScreenPainter
    private let color: UIColor

    init(_ screen: ScreenPainter, color: UIColor) {
        self.screen = screen
        self.color = color
    }

    func draw() {
        color.setFill()
        color.setStroke()
        switch ScreenPainter.cutout(of: screen.device) {
        case .island(let box): drawBeside(box, middle: box.minY + 21)
        case .notch(let box):
            let left = (screen.size.width - box.width) / 2
            drawBeside(CGRect(x: left, y: 0, width: box.width, height: box.height), middle: 25)
        case nil: screen.device.idiom == .pad ? drawOnTablet() : drawAboveHomeButton()
        }
    }

    /// Time on one side of the camera, the rest on the other, each centred in its part.
    private func drawBeside(_ camera: CGRect, middle: CGFloat) {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        let time = text("9:41", font)
        let left = (16 + camera.minX - 6) / 2
        let right = screen.size.width - left
        let (timeX, levelsX) = screen.isRightToLeft ? (right, left) : (left, right)
        draw([time], around: CGPoint(x: timeX, y: middle))
        draw([signal(1), wifi(1), battery(1)], around: CGPoint(x: levelsX, y: middle))
    }

    private func drawOnTablet() {
        let font = UIFont.systemFont(ofSize: 12, weight: .medium)
        draw([text("9:41 AM", font), text("Tue Jan 9", font)], from: 15, isAtEnd: false)
        draw([wifi(0.8), text("100%", font), battery(0.9)], from: 15, isAtEnd: true)
    }

    private func drawAboveHomeButton() {
        let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
        let middle = CGPoint(x: screen.size.width / 2, y: 10)
        draw([signal(0.8), wifi(0.8)], from: 7, isAtEnd: false)
        draw([text("9:41 AM", font)], around: middle)
        draw([text("100%", UIFont.systemFont(ofSize: 12)), battery(0.9)], from: 7, isAtEnd: true)
    }

    // MARK: Parts beside each other

    /// One thing on the bar: its size and how it is drawn from an upper left corner.
    private struct Part {
        var size: CGSize
        var draw: (CGPoint) -> Void
    }

    private static let gap: CGFloat = 6

    private func width(_ parts: [Part]) -> CGFloat {
        parts.reduce(-Self.gap) { $0 + $1.size.width + Self.gap }
    }

    private func draw(_ parts: [Part], around center: CGPoint) {
        draw(parts, x: center.x - width(parts) / 2, middle: center.y)
    }

    private func draw(_ parts: [Part], from edge: CGFloat, isAtEnd: Bool) {
        let middle = screen.device.posture(in: screen.orientation).statusBarHeight / 2
        let isRight = isAtEnd != screen.isRightToLeft
        draw(parts, x: isRight ? screen.size.width - edge - width(parts) : edge, middle: middle)
    }

    private func draw(_ parts: [Part], x: CGFloat, middle: CGFloat) {
        var x = x
        for part in screen.isRightToLeft ? parts.reversed() : parts {
            part.draw(CGPoint(x: x, y: middle - part.size.height / 2))
            x += part.size.width + Self.gap
        }
    }

    // MARK: The parts

    private func text(_ text: String, _ font: UIFont) -> Part {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        return Part(size: text.size(withAttributes: attributes)) {
            text.draw(at: $0, withAttributes: attributes)
        }
    }

    /// Four rising bars.
    private func signal(_ scale: CGFloat) -> Part {
        Part(size: CGSize(width: 19.2 * scale, height: 12.2 * scale)) { origin in
            for (index, height) in [4.0, 6.7, 9.4, 12.2].enumerated() {
                let bar = CGRect(
                    x: origin.x + CGFloat(index) * 5.33 * scale, y: origin.y + (12.2 - height) * scale,
                    width: 3.2 * scale, height: height * scale)
                UIBezierPath(roundedRect: bar, cornerRadius: 1 * scale).fill()
            }
        }
    }

    /// Three arcs over a point.
    private func wifi(_ scale: CGFloat) -> Part {
        Part(size: CGSize(width: 17.2 * scale, height: 12.2 * scale)) { origin in
            let center = CGPoint(x: origin.x + 8.6 * scale, y: origin.y + 12.2 * scale)
            let (from, to) = (-CGFloat.pi * 3 / 4, -CGFloat.pi / 4)
            for (inner, outer) in [(0.0, 3.8), (5.5, 7.9), (9.7, 12.1)] {
                let arc = UIBezierPath()
                arc.addArc(
                    withCenter: center, radius: outer * scale, startAngle: from, endAngle: to, clockwise: true
                )
                if inner > 0 {
                    arc.addArc(
                        withCenter: center, radius: inner * scale, startAngle: to, endAngle: from,
                        clockwise: false)
                } else {
                    arc.addLine(to: center)
                }
                arc.close()
                arc.fill()
            }
        }
    }

    /// A full battery.
    private func battery(_ scale: CGFloat) -> Part {
        Part(size: CGSize(width: 27.4 * scale, height: 13 * scale)) { origin in
            func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
                CGRect(
                    x: origin.x + x * scale, y: origin.y + y * scale, width: width * scale,
                    height: height * scale)
            }
            let shell = UIBezierPath(roundedRect: box(0.5, 0.5, 24, 12), cornerRadius: 3.8 * scale)
            shell.lineWidth = scale
            shell.stroke(with: .normal, alpha: 0.35)
            UIBezierPath(roundedRect: box(26, 4.4, 1.4, 4.2), cornerRadius: 0.7 * scale)
                .fill(with: .normal, alpha: 0.4)
            UIBezierPath(roundedRect: box(2, 2, 21, 9), cornerRadius: 2.5 * scale).fill()
        }
    }
}
