#if !canImport(ObjectiveC)
    internal import Foundation

    /// Held while a reference is turned into a view, so that the view cannot end in between.
    private let endings = NSLock()
#endif

/// A way from a language's object back to its view that costs the view nothing.
///
/// A weak reference would give every view a side table: 48 bytes, and slower counting from then on. Here the
/// view itself says when it ends: whoever owns a reference lets the view alone own an object that calls
/// ``end()`` when it goes, on whatever thread that is.
package struct ViewReference {
    #if canImport(ObjectiveC)
        private weak var pointer: UIView?
    #else
        private unowned(unsafe) var pointer: UIView?
    #endif

    /// Creates a reference.
    package init(_ view: UIView?) { pointer = view }

    /// The view, for callers that know that nobody else is letting go of it: what is in a hierarchy is held.
    package var held: UIView? {
        @inline(__always) get { pointer }
    }

    /// The view, or nil once it has begun to end.
    package var view: UIView? {
        #if canImport(ObjectiveC)
            return pointer
        #else
            endings.lock()
            defer { endings.unlock() }
            // A weak reference to what is ending is nil, and the lock keeps its memory until then.
            weak var view: UIView?
            view = pointer
            return view
        #endif
    }

    /// Forgets the view.
    package mutating func end() {
        #if !canImport(ObjectiveC)
            endings.lock()
            defer { endings.unlock() }
        #endif
        pointer = nil
    }
}
