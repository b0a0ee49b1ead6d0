import Foundation

/// The keyboard of one window: its frame and its views.
@MainActor
final class Keyboard {
    /// Whether it is at the bottom of the screen, or is animating there.
    var isShown = false
    /// The height that was set; nil is the device's.
    var height: CGFloat?
    /// In the screen's coordinates. While it is hidden, below the screen.
    var frame: CGRect
    let view = KeyboardView()
    /// Counts the animations, so that the end of a superseded one posts nothing.
    var moves = 0

    init(on screen: UIScreen) {
        frame = Keyboard.hidden(on: screen)
        view.frame = frame
    }

    static func hidden(on screen: UIScreen) -> CGRect {
        let height = screen.device.keyboardHeight(in: screen.orientation)
        return CGRect(x: 0, y: screen.bounds.height, width: screen.bounds.width, height: height)
    }

    /// The frame of a keyboard of a height on a screen; no higher than the screen.
    static func shown(height: CGFloat, on screen: UIScreen) -> CGRect {
        let height = min(max(height, 0), screen.bounds.height)
        return CGRect(
            x: 0, y: screen.bounds.height - height, width: screen.bounds.width, height: height)
    }

    /// Starts an animation to the frame on a screen where the keyboard is shown or hidden.
    ///
    /// - Returns: The notifications to post; nil where it is there already.
    func move(toShown isShown: Bool, on screen: UIScreen, duration: TimeInterval) -> KeyboardNotice? {
        var end = frame
        if isShown {
            end = Keyboard.shown(height: fullHeight(on: screen), on: screen)
        } else {
            end.origin.y = screen.bounds.height
        }
        guard end != frame || isShown != self.isShown else { return nil }
        self.isShown = isShown
        moves += 1
        prepareView(for: screen)
        return KeyboardNotice(
            begin: frame, end: end, isShowing: isShown, duration: duration, screen: screen)
    }
}
