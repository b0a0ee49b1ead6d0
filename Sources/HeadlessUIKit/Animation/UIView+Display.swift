internal import LayoutCore

extension UIView {
    final func markNeedsDisplay() {
        flags.insert(.needsDisplay)
        // Whatever changes what a view shows comes here: text, state, value, picture.
        if flags.contains(.hasKeyObservers) { notifyKeyObservers() }
        // Counting a window, which has weak references, is slow.
        windowReference?.withoutRetaining { $0.displayIsDue() }
    }
}

extension UIWindow {
    /// Records that a view in the window needs display.
    final func displayIsDue() {
        needsDisplayPass = true
        MainTurn.request()
    }

    /// Calls `draw(_:)` of views that need display, with a context that is discarded: pictures draw anew, but
    /// a program that waits for its `draw(_:)` sees it called once in the turn.
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
    private static var cache: [ObjectIdentifier: Bool] = [:]

    static func contains(_ type: UIView.Type) -> Bool {
        if let isDrawn = cache[ObjectIdentifier(type)] { return isDrawn }
        let isDrawn = !String(reflecting: type).hasPrefix("HeadlessUIKit.")
        cache[ObjectIdentifier(type)] = isDrawn
        return isDrawn
    }
}
