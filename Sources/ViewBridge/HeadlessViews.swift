// The seam on the headless kit, which reports all changes.
#if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
    internal import Foundation
    package import LayoutCore

    /// Most of it are members of the kit itself: `UIView+Changes`, `UIView+Placing`, `UIView+Measuring`. So are a label's
    /// `fitsOneLine(within:)`, a constraint's `setOrigin(file:line:)`, and the attachments of views and guides.
    extension UIView: ViewHost {
        package typealias View = UIView

        package static var reportsChanges: Bool { true }

        @discardableResult
        package func place(_ box: CGRect) -> Bool {
            if let displaced = placeUntransformed(box) { return displaced }
            let hadChange = !pendingChanges.subtracting(.frame).isEmpty
            pendingChanges.insert(.frame)
            setBox(box)
            pendingChanges.remove(.frame)
            return !hadChange && !pendingChanges.isEmpty
        }

        package var layoutAnchorPoint: CGPoint { anchorPoint }

        package var pixelsPerPoint: CGFloat { roundingScale }
    }

    /// Views by rows whose frames affect nothing but themselves, as long as nothing special is known about them: a
    /// language sets the frames of many of them at once.
    ///
    /// A language adds a view under its row, removes it before the row goes to another one, and places only rows of views
    /// that something holds.
    @MainActor
    package struct SelfContainedViews {
        // Unmanaged pays in all cases of `base instructions`.
        private var views: [Unmanaged<UIView>?] = []

        /// Creates a list without views.
        package init() {}

        /// Adds the view of a row, if its class is one of UIKit's own without an overridden frame.
        package mutating func insert(_ view: UIView, at row: Int) {
            guard view.hasStandardClass else { return remove(row) }
            while views.count <= row { views.append(nil) }
            views[row] = Unmanaged.passUnretained(view)
        }

        /// Removes the view of a row.
        package mutating func remove(_ row: Int) {
            if row < views.count { views[row] = nil }
        }

        /// Places views as ``ViewHost/place(_:)`` does, one after the other until one is not in the list, or its frame
        /// affects more than itself.
        ///
        /// - Parameters:
        ///   - rows: The rows of the views.
        ///   - boxes: The boxes by rows.
        /// - Returns: How many have been placed. None of them has changed frames of its subviews.
        package func place(_ rows: UnsafeBufferPointer<Int32>, at boxes: UnsafePointer<Rect>) -> Int {
            views.withElements { UIView.placeSelfContained(rows, of: $0, at: boxes) }
        }
    }

    /// A way from a language's object back to its view that costs the view nothing.
    ///
    /// A weak reference would give every view a side table: 48 bytes, and slower reference counting from then on. Here the
    /// owner of the reference lets the view alone own an object that calls ``end()`` in its deinitialiser, on whatever
    /// thread that is.
    package struct ViewReference {
        // Pays in all cases of `base instructions`.
        private unowned(unsafe) var pointer: UIView?
        /// Held while a reference is turned into a view, so that the view cannot be deallocated in between.
        private static let lock = NSLock()

        /// Creates a reference.
        package init(_ view: UIView?) { pointer = view }

        /// The view, for callers that know that something holds it, as a hierarchy does.
        package var held: UIView? {
            @inline(__always) get { pointer }
        }

        /// The view, or nil once its deallocation has begun.
        package var view: UIView? {
            Self.lock.lock()
            defer { Self.lock.unlock() }
            // A weak reference to what is being deallocated is nil, and the lock keeps its memory until then.
            weak var view: UIView?
            view = pointer
            return view
        }

        /// Clears the reference.
        package mutating func end() {
            Self.lock.lock()
            defer { Self.lock.unlock() }
            pointer = nil
        }
    }

    /// Reports a use that a layout language forbids: what stops an app on a phone. Where `UIKitException.handler` returns,
    /// the call that violated the contract should do nothing.
    ///
    /// - Parameters:
    ///   - name: The exception's name.
    ///   - reason: What was violated, by which views, and what to do about it.
    @MainActor
    package func contractViolation(name: String = "NSInvalidArgumentException", reason: String) {
        UIKitException.handler(UIKitException(name: name, reason: reason))
    }
#endif
