import Testing
import UIKit

@MainActor
@Suite struct CADisplayLinkTests {
    @Test func ticksSixtyTimesASecond() {
        withOwnClock { clock in
            var stamps: [Double] = []
            let link = CADisplayLink { link in
                stamps.append(link.timestamp)
                #expect(link.timestamp == CACurrentMediaTime())
                #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
            }
            #expect(link.duration == 1.0 / 60)
            clock.advance(by: 1)
            #expect(stamps.isEmpty)
            link.add(to: .main, forMode: .common)
            clock.advance(by: 1)
            #expect(stamps.count == 60 && abs(stamps[29] - 1.5) < 1e-9)
            link.isPaused = true
            clock.advance(by: 1)
            #expect(stamps.count == 60)
            link.isPaused = false
            clock.advance(by: 0.5)
            #expect(stamps.count == 90)
            // A link without end, which `finish()` does not wait for.
            clock.finish()
            #expect(stamps.count == 90 && !clock.isPending)
            link.invalidate()
            link.add(to: .main, forMode: .default)
            clock.advance(by: 1)
            #expect(stamps.count == 90)
        }
    }

    @Test(arguments: [(30, 30), (20, 20), (0, 60), (120, 60), (-5, 60), (50, 60), (15, 15)])
    func ratesAreWholeNumbersOfPictures(_ preferred: Int, _ calls: Int) {
        withOwnClock { clock in
            var count = 0
            let link = CADisplayLink { _ in count += 1 }
            link.preferredFramesPerSecond = preferred
            link.add(to: .current, forMode: .default)
            clock.advance(by: 1)
            #expect(count == calls)
            link.remove(from: .current, forMode: .default)
            clock.advance(by: 1)
            #expect(count == calls)
        }
    }

    @Test func mayStopItselfAndRunWithAnimations() {
        withOwnClock { clock in
            let view = UIView()
            var seen: [Float] = []
            let link = CADisplayLink { link in
                guard let shown = view.layer.presentation() else { return link.invalidate() }
                seen.append(shown.opacity)
            }
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 12)
            link.add(to: .main, forMode: .common)
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.alpha = 0 }
            clock.advance(by: 5)
            #expect(seen.count == 5)
            for (index, opacity) in seen.enumerated() {
                #expect(abs(opacity - (1 - Float(index + 1) / 6)) < 1e-5)
            }
        }
    }
}
