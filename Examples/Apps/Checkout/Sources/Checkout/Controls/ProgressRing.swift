import UIKit

/// A ring that fills while an order is placed, frame by frame.
class ProgressRing: UIView {

    var lineWidth: CGFloat = 6 {
        didSet { setNeedsLayout() }
    }

    /// Between 0 and 1.
    private(set) var progress: CGFloat = 0 {
        didSet { progressLayer.strokeEnd = progress }
    }

    var completion: (() -> Void)?

    private let trackLayer = CAShapeLayer()
    private let progressLayer = CAShapeLayer()
    private var displayLink: CADisplayLink?
    private var startTime: CFTimeInterval = 0
    private var duration: CFTimeInterval = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (shape, color) in [(trackLayer, UIColor.systemGray5), (progressLayer, Theme.Color.accent)] {
            shape.fillColor = nil
            shape.strokeColor = color.cgColor
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        progressLayer.strokeEnd = 0
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = (min(bounds.width, bounds.height) - lineWidth) / 2
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: max(radius, 0),
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        for shape in [trackLayer, progressLayer] {
            shape.frame = bounds
            shape.path = path.cgPath
            shape.lineWidth = lineWidth
        }
    }

    func start(duration: CFTimeInterval) {
        stop()
        self.duration = duration
        startTime = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        if #available(iOS 15.0, *) {
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
        }
        displayLink = link
    }

    func stop() {
        displayLink?.invalidate()
        displayLink = nil
    }

    var isRunning: Bool { displayLink != nil }

    @objc private func tick(_ link: CADisplayLink) {
        let elapsed = CACurrentMediaTime() - startTime
        progress = duration > 0 ? CGFloat(min(elapsed / duration, 1)) : 1
        if progress >= 1 {
            stop()
            completion?()
        }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stop() }
    }
}
