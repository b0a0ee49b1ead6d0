import Foundation

extension Keyboard {
    /// Takes the input accessory view and the input view of a responder, or of one after it in the chain.
    func take(inputOf responder: UIResponder?) {
        view.accessory = first(of: \.inputAccessoryView, from: responder)
        view.input = first(of: \.inputView, from: responder)
    }

    private func first(of view: KeyPath<UIResponder, UIView?>, from responder: UIResponder?) -> UIView? {
        var responder = responder
        while let current = responder {
            if let found = current[keyPath: view] { return found }
            responder = current.next
        }
        return nil
    }

    /// The height of the keys, or of the input view, with the accessory view.
    func fullHeight(on screen: UIScreen) -> CGFloat {
        keysHeight(on: screen) + (view.accessory?.keyboardHeight ?? 0)
    }

    private func keysHeight(on screen: UIScreen) -> CGFloat {
        if let height { return max(height, 0) }
        if let input = view.input { return input.keyboardHeight + screen.safeAreaInsets.bottom }
        return screen.device.keyboardHeight(in: screen.orientation)
    }

    /// Sets the traits and metrics of the screen on the keyboard's view.
    func prepareView(for screen: UIScreen) {
        let (device, orientation) = (screen.device, screen.orientation)
        view.covered = screen.safeAreaInsets
        view.isWide = device.idiom == .pad || orientation.isLandscape
        let bar =
            device.keyboardHeight(in: orientation)
            - device.keyboardHeight(in: orientation, withSuggestions: false)
        view.barHeight = device.idiom == .pad ? 55 : bar
    }
}
