import UIKit

/// Counts down to the end of a reservation: `9:58`.
class CountdownLabel: UILabel {

    @objc protocol Delegate {
        @objc optional func countdownLabel(_ label: CountdownLabel, didTickTo seconds: Int)
        func countdownLabelDidFinish(_ label: CountdownLabel)
    }

    weak var delegate: CountdownLabel.Delegate?

    private(set) var remaining = 0 {
        didSet { text = String(format: "%d:%02d", remaining / 60, remaining % 60) }
    }

    private var timer: Timer?

    var interval: TimeInterval = 1

    func start(seconds: Int) {
        remaining = seconds
        timer?.invalidate()
        let timer = Timer(
            timeInterval: interval, target: self, selector: #selector(self.tick), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        if UIAccessibility.isReduceMotionEnabled == false {
            perform(#selector(highlight), with: nil, afterDelay: 0)
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }

    var isCounting: Bool { return timer?.isValid ?? false }

    @objc private func tick() {
        remaining -= 1
        delegate?.countdownLabel?(self, didTickTo: remaining)
        if remaining <= 0 {
            stop()
            delegate?.countdownLabelDidFinish(self)
        }
    }

    @objc private func highlight() {
        textColor = Theme.Color.accent
    }
}
