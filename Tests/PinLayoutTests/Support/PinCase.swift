import PinLayout
import UIKit

/// A chain on the scene's view and the frame that it has to give.
struct PinCase: Sendable, CustomStringConvertible {
    let description: String
    let chain: @MainActor @Sendable (PinScene) -> Void
    let expected: CGRect

    /// Creates a case from the frame's x, y, width and height.
    init(
        _ description: String, _ expected: [CGFloat],
        _ chain: @escaping @MainActor @Sendable (PinScene) -> Void
    ) {
        self.description = description
        self.chain = chain
        self.expected = CGRect(x: expected[0], y: expected[1], width: expected[2], height: expected[3])
    }

    /// The frame that the chain gives in a new scene.
    @MainActor
    func frame(direction: LayoutDirection = .ltr) -> CGRect {
        let scene = PinScene()
        Pin.layoutDirection = direction
        chain(scene)
        Pin.layoutDirection = .ltr
        return scene.view.frame
    }
}
