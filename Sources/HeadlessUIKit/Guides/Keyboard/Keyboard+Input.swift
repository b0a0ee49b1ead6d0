import Foundation

extension Keyboard {
    /// Takes what a responder, or one after it in the chain, wants above the keys or in their place.
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

    /// The height of the keys, or of what is in their place, with what stands above them.
    func fullHeight(on screen: UIScreen) -> CGFloat {
        keysHeight(on: screen) + (view.accessory?.keyboardHeight ?? 0)
    }

    private func keysHeight(on screen: UIScreen) -> CGFloat {
        if let height { return max(height, 0) }
        if let input = view.input { return input.keyboardHeight + screen.safeAreaInsets.bottom }
        return screen.device.keyboardHeight(in: screen.orientation)
    }

    /// Tells the picture what it needs to know of the screen.
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
