// The one place that says which UIKit a language lays out.
#if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
    @_exported import HeadlessUIKit
#else
    @_exported import UIKit

    /// What a layout language may hear of a subview; Apple's UIKit does not tell.
    package enum SubviewChange {
        /// Its natural size, or whether it is hidden.
        case content
        /// Its box, which was the language's, and is now somebody else's.
        case place
    }
#endif
