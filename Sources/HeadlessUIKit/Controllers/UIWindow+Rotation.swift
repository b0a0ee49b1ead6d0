import Foundation

extension UIWindow {
    /// Rotates the screen, as when the device is rotated: traits and size change with the controllers'
    /// transition callbacks, then layout runs.
    ///
    /// - Parameters:
    ///   - orientation: The new orientation.
    ///   - animated: Whether it takes 0.3 seconds by the clock; what runs alongside is animated then, and the
    ///     completions come at the end.
    /// - Returns: Whether the window has that orientation now. A controller that does not support the
    ///   orientation, or does not rotate at all, keeps everything as it is.
    @discardableResult
    public final func rotate(to orientation: UIInterfaceOrientation, animated: Bool = false) -> Bool {
        guard orientation != screen.orientation else { return true }
        guard supports(orientation) else { return false }
        let rotated = screen.rotated(to: orientation)
        let transition = TransitionCoordinator(in: self, timing: .of(.rotation, animated: animated))
        transition.targetTransform = CGAffineTransform(
            rotationAngle: orientation.angle - screen.orientation.angle)
        let presentations = rootController?.presentationsAbove ?? []
        rootController?.extras?.transition = transition
        let (old, new) = (traitCollection, overriding(rotated.traitCollection))
        if new.horizontalSizeClass != old.horizontalSizeClass
            || new.verticalSizeClass != old.verticalSizeClass
        {
            rootController?.willTransition(to: new, with: transition)
            for presentation in presentations { presentation.willTransition(to: new, with: transition) }
        }
        rootController?.viewWillTransition(to: rotated.bounds.size, with: transition)
        for presentation in presentations {
            presentation.viewWillTransition(to: rotated.bounds.size, with: transition)
        }
        transition.run {
            if UIScreen.main === self.screen {
                UIScreen.main = rotated
                UIDevice.current.announceTurn()
            }
            self.screen = rotated
        } then: {
            self.layoutIfNeeded()
        } completion: {
        }
        return true
    }

    /// Whether the controller that covers the window can be shown in an orientation.
    private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
        guard orientation != .unknown else { return false }
        guard let front = frontController else { return true }
        return front.shouldAutorotate
            && front.supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(of: orientation))
    }
}

extension UIInterfaceOrientationMask {
    /// The set of one orientation.
    init(of orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << UInt(orientation.rawValue))
    }
}

extension UIInterfaceOrientation {
    /// The rotation of the interface from portrait, clockwise.
    fileprivate var angle: CGFloat {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: .pi / 2
        case .portraitUpsideDown: .pi
        case .landscapeLeft: -.pi / 2
        }
    }
}

extension UIViewController {
    /// The presentations above this controller and its children, from the lowest up.
    fileprivate var presentationsAbove: [UIPresentationController] {
        var found: [UIPresentationController] = []
        var open = [self]
        while let controller = open.popLast() {
            if let presented = controller.extras?.presented {
                if let presentation = presented.extras?.presentation { found.append(presentation) }
                open.append(presented)
            }
            open += controller.childStorage
        }
        return found
    }
}
