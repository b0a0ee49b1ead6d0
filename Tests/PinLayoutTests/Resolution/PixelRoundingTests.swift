import LayoutCore
import Testing

@testable import PinLayout

struct PixelRoundingTests {
    private func rounded(_ rect: Rect, _ scale: Double) -> Rect { PixelRounding(scale: scale).rounded(rect) }

    @Test(arguments: [1.0, 2, 3])
    func originsGoToTheNearestPixelAndSizesUp(_ scale: Double) {
        let pixel = 1 / scale
        let rect = Rect(
            x: 10 + pixel * 0.4, y: 10 + pixel * 0.6, width: 20 + pixel * 0.1, height: 20 + pixel * 0.9)
        #expect(
            rounded(rect, scale) == Rect(x: 10, y: 10 + pixel, width: 20 + pixel, height: 20 + pixel))
    }

    @Test func halvesGoAwayFromZero() {
        let rect = rounded(Rect(x: 10.25, y: -10.25, width: 0, height: 0), 2)
        #expect(rect.origin == Point(x: 10.5, y: -10.5))
    }

    @Test func errorsOfArithmeticDoNotCount() {
        let rect = rounded(
            Rect(x: 170.24999999999997, y: -170.24999999999997, width: 50.000001, height: 100.0 / 3 * 3), 2)
        #expect(rect == Rect(x: 170.5, y: -170.5, width: 50, height: 100))
    }

    @Test func hugeNumbersStay() {
        let huge = Rect(x: 1e300, y: -1e300, width: 1e300, height: .greatestFiniteMagnitude)
        #expect(rounded(huge, 3) == huge)
    }
}
