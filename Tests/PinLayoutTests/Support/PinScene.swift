import PinLayout
import UIKit

/// The views that most tests lay out: `view` and the `reference` in a container of 400 x 300 points, `inner`
/// in the reference, and `content`, of which 1200 square points fit.
///
/// It sets what tests of the library change globally to a known state: scale 2 for as long as it exists, left to right,
/// warnings on.
@MainActor
final class PinScene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let container = UIView(frame: CGRect(x: 50, y: 20, width: 400, height: 300))
    let view = UIView(frame: CGRect(x: 40, y: 30, width: 100, height: 60))
    let reference = UIView(frame: CGRect(x: 200, y: 120, width: 50, height: 40))
    let other = UIView(frame: CGRect(x: 320, y: 200, width: 60, height: 30))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 12))
    let content = AreaView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))

    /// The scenes that exist: the last one gives the display's scale back to the tests of other targets.
    private static var count = 0

    init() {
        Self.count += 1
        _pinlayoutSetUnitTest(scale: 2)
        Self.resetSettings()
        root.addSubview(container)
        for subview in [view, reference, other, content] { container.addSubview(subview) }
        reference.addSubview(inner)
    }

    deinit {
        MainActor.assumeIsolated {
            Self.count -= 1
            if Self.count == 0 { _pinlayoutSetUnitTest(scale: nil) }
        }
    }

    /// Left to right, warnings on.
    static func resetSettings() {
        Pin.layoutDirection = .ltr
        Pin.resetWarnings()
        Pin.logMissingLayoutCalls = false
    }
}

/// A view whose content has an area: it is as high as its width makes it, and as wide as its height does.
/// Where both are proposed, the width counts.
final class AreaView: UIView {
    var area: CGFloat = 1200
    private(set) var proposals: [CGSize] = []

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        proposals.append(size)
        guard size.width < 10_000 else { return CGSize(width: area / size.height, height: size.height) }
        return CGSize(width: size.width, height: area / size.width)
    }
}
