// The UIKit that languages lay out: here it is chosen, `HeadlessViews` and `AppleViews` implement the seam on each.
#if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
    @_exported import HeadlessUIKit
#else
    @_exported import UIKit
#endif
