import Foundation

extension UIWindow {
    /// Whether the keyboard is at the bottom of the screen, or is animating there.
    public final var isKeyboardShown: Bool { keyboard?.isShown ?? false }

    /// The keyboard's frame in the screen's coordinates; below the screen while it is hidden.
    public final var keyboardFrame: CGRect { keyboard?.frame ?? Keyboard.hidden(on: screen) }

    /// Whether the keyboard is drawn above the window's content. True by default.
    public final var drawsKeyboard: Bool {
        get { !(keyboard?.view.isHidden ?? false) }
        set { madeKeyboard.view.isHidden = !newValue }
    }

    /// Shows the keyboard: posts the notifications in UIKit's order and moves ``UIView/keyboardLayoutGuide``
    /// of each view in the window that has one, with the keyboard's animation.
    ///
    /// Nothing else shows the keyboard: a responder that becomes first responder waits for this call, as on a
    /// simulator with a hardware keyboard, and ``hideKeyboard(animated:)`` or a scroll view's
    /// `keyboardDismissMode` hides it.
    ///
    /// The first responder's `inputAccessoryView` lies above the keys and adds to the height, its
    /// `inputView` replaces the keys.
    ///
    /// - Parameters:
    ///   - height: The height of the keys with the area of the home indicator, in points, at most the
    ///     screen's; nil is the device's own with the bar of suggestions. NaN and infinity are reported and
    ///     count as nil.
    ///   - animated: Whether it takes 0.25 seconds. True by default.
    public final func showKeyboard(height: CGFloat? = nil, animated: Bool = true) {
        let keyboard = madeKeyboard
        keyboard.height = height.flatMap(usableKeyboardHeight)
        keyboard.take(inputOf: firstResponder)
        moveKeyboard(toShown: true, animated: animated)
    }

    /// Hides the keyboard with the notifications and the animation of UIKit. Does nothing without one.
    ///
    /// - Parameter animated: Whether it takes 0.25 seconds. True by default.
    public final func hideKeyboard(animated: Bool = true) {
        guard isKeyboardShown else { return }
        moveKeyboard(toShown: false, animated: animated)
    }

    private func usableKeyboardHeight(_ height: CGFloat) -> CGFloat? {
        if height.isFinite { return height }
        LayoutDiagnostics.report(
            .invalidValue(property: "showKeyboard(height:)", value: Double(height)), about: debugLine,
            because: "a height must be finite; the device's own is taken")
        return nil
    }

    private var madeKeyboard: Keyboard {
        if let keyboard { return keyboard }
        let made = Keyboard(on: screen)
        keyboard = made
        return made
    }

    /// Updates the keyboard's frame after the screen was rotated or replaced. The layout comes with that
    /// of the window.
    final func screenChangedUnderKeyboard() {
        guard let keyboard else { return }
        guard keyboard.isShown else {
            keyboard.frame = Keyboard.hidden(on: screen)
            keyboard.view.frame = windowRect(keyboard.frame)
            return
        }
        guard let notice = keyboard.move(toShown: true, on: screen, duration: 0.25) else { return }
        notice.postWill()
        setFrame(of: keyboard, to: notice.end)
        let move = keyboard.moves
        AnimationClock.current.schedule(after: notice.duration) {
            if keyboard.moves == move { notice.postDid() }
        }
    }

    /// A rectangle of the screen in the window's coordinates.
    final func windowRect(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
    }

    // MARK: Moving

    private func moveKeyboard(toShown isShown: Bool, animated: Bool) {
        let (keyboard, duration) = (madeKeyboard, animated ? 0.25 : 0)
        guard let notice = keyboard.move(toShown: isShown, on: screen, duration: duration) else { return }
        let move = keyboard.moves
        if isShown, keyboard.view.frame.minY >= bounds.maxY {
            // It moves in from below in its final size.
            UIView.performWithoutAnimation {
                keyboard.view.frame = windowRect(notice.end).offsetBy(dx: 0, dy: notice.end.height)
            }
        }
        notice.postWill()
        UIView.animate(
            withDuration: duration, delay: 0, options: KeyboardNotice.animationOptions,
            animations: { [self] in
                setFrame(of: keyboard, to: notice.end)
                layoutIfNeeded()
            },
            completion: { _ in
                if keyboard.moves == move { notice.postDid() }
            })
    }

    /// Sets the keyboard's frame and invalidates the layout of the views whose keyboard guide follows it.
    private func setFrame(of keyboard: Keyboard, to frame: CGRect) {
        keyboard.frame = frame
        keyboard.view.frame = windowRect(frame)
        keyboard.view.layoutIfNeeded()
        forEachInTree { view in
            if view.madeGuide(following: .keyboard) != nil { view.setNeedsLayout() }
        }
    }
}
