import ViewBridge

/// What `Pin` shows to the program: kept here, where no other module can be in the middle of changing it, so
/// that reading costs no check for that.
@MainActor
enum PinSettings {
    static var layoutDirection = LayoutDirection.ltr
    static var logWarnings = isDebugBuild
    static var logMissingLayoutCalls = false
    /// The scale that tests set in place of the display's.
    static var scaleInTests: CGFloat?

    static var isDebugBuild: Bool {
        var isDebugBuild = false
        assert(
            {
                isDebugBuild = true
                return true
            }())
        return isDebugBuild
    }
}
