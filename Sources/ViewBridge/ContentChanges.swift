extension UIView {
    /// How often the view's content has changed its natural size. Apple's UIKit does not say: always 0 there.
    package var contentChangeCount: UInt32 {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            contentSizeVersion
        #else
            0
        #endif
    }
}
