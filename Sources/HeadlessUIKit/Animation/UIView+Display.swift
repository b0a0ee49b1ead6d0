extension UIView {
    final func markNeedsDisplay() {
        flags.insert(.needsDisplay)
        if let windowStorage { windowStorage.displayIsDue() }
    }
}

extension UIWindow {
    /// Notes that something in the window asked for drawing.
    final func displayIsDue() {
        needsDisplayPass = true
        MainTurn.request()
    }

    /// Calls `draw(_:)` of what asked for it, into nothing: pictures draw anew, but a program that waits
    /// for its drawing to be called sees it called once in the turn.
    final func displayIfNeeded() {
        guard needsDisplayPass, !flags.contains(.hidden) else { return }
        needsDisplayPass = false
        forEachInTree { view in
            guard view.flags.contains(.needsDisplay), !view.flags.contains(.hidden) else { return }
            view.flags.remove(.needsDisplay)
            guard DrawnClasses.contains(Swift.type(of: view)), !view.bounds.isEmpty else { return }
            var painter = LayerPainter(traits: view.traitCollection)
            painter.drawCustom(view.bounds) { _ in view.draw(view.bounds) }
        }
    }
}

/// Which classes of views can draw by `draw(_:)`: those that are not the kit's own.
@MainActor
private enum DrawnClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func contains(_ type: UIView.Type) -> Bool {
        if let isDrawn = known[ObjectIdentifier(type)] { return isDrawn }
        let isDrawn = !String(reflecting: type).hasPrefix("HeadlessUIKit.")
        known[ObjectIdentifier(type)] = isDrawn
        return isDrawn
    }
}
