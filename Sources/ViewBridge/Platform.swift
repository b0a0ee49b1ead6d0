// The one place that says which UIKit a language lays out.
#if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
    @_exported import HeadlessUIKit
#else
    @_exported import UIKit
#endif
