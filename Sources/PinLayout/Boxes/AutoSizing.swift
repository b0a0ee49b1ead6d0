import ViewBridge

/// A layout that is measured: it keeps the rectangles that chains find in place of writing them.
///
/// Layouts can measure subviews that measure themselves in turn. Each has its own rectangles and sees those
/// around it; they are gone when it ends.
@MainActor
final class AutoSizing {
    /// The innermost layout that is being measured.
    static private(set) var current: AutoSizing?

    private struct Entry {
        /// Kept so that no other object gets its identity.
        let object: AnyObject
        var rect: CGRect
        var outerRect: CGRect
    }

    private let outer: AutoSizing?
    private var entries: [ObjectIdentifier: Entry] = [:]

    private init(outer: AutoSizing?) {
        self.outer = outer
    }

    /// Begins a layout with rectangles of its own.
    static func begin() -> AutoSizing {
        let sizing = AutoSizing(outer: current)
        current = sizing
        return sizing
    }

    /// Goes back to the layout around, or to none.
    func end() {
        Self.current = outer
    }

    /// The rectangle that was found for an object, here or around.
    func rect(of object: AnyObject) -> CGRect? {
        entries[ObjectIdentifier(object)]?.rect ?? outer?.rect(of: object)
    }

    /// The rectangle that was found here for an object, with its margins.
    func outerRect(of object: AnyObject) -> CGRect? {
        entries[ObjectIdentifier(object)]?.outerRect
    }

    /// Keeps a rectangle and the one around its margins.
    func keep(_ rect: CGRect, outerRect: CGRect, of object: AnyObject) {
        entries[ObjectIdentifier(object)] = Entry(object: object, rect: rect, outerRect: outerRect)
    }
}
