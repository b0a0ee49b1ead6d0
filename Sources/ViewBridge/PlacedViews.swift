package import LayoutCore

/// The views of a language's tree by their rows, so that most of them can get their boxes without a detour.
///
/// Whoever notes a view forgets it before its row goes to another one, and places only rows of views that something
/// holds. Apple's UIKit has no such way: there nothing is noted.
@MainActor
package struct PlacedViews {
    #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
        private var views: [Unmanaged<UIView>?] = []
    #endif

    /// Creates a list without views.
    package init() {}

    /// Notes the view of a row, where boxes can be news for nobody but itself.
    package mutating func note(_ view: UIView, at row: Int) {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            guard view.hasUsualFrame else { return forget(row) }
            while views.count <= row { views.append(nil) }
            views[row] = Unmanaged.passUnretained(view)
        #endif
    }

    /// Forgets the view of a row.
    package mutating func forget(_ row: Int) {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            if row < views.count { views[row] = nil }
        #endif
    }

    /// Gives views their boxes, as ``UIView/place(_:)`` does, one after the other until one has to be given its box by
    /// itself.
    ///
    /// - Parameters:
    ///   - rows: The rows of the views.
    ///   - boxes: The boxes of all rows.
    /// - Returns: How many have got their boxes. None of them has displaced its subviews.
    package func place(_ rows: UnsafeBufferPointer<Int32>, at boxes: UnsafePointer<Rect>) -> Int {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            views.withUnsafeBufferPointer { UIView.placeQuietly(rows, of: $0, at: boxes) }
        #else
            0
        #endif
    }

    /// A number that changes whenever a view comes into a superview or leaves one. Apple's UIKit has none.
    package static var hierarchyVersion: UInt {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            ViewHierarchy.version
        #else
            0
        #endif
    }
}
