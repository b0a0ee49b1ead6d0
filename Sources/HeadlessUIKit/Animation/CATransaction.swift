/// A group of changes of layers.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
    private static var actionsDisabled = false

    /// Whether changes are kept from being animated.
    public class func disableActions() -> Bool { actionsDisabled }

    /// Sets whether changes are kept from being animated, in animation blocks too.
    public class func setDisableActions(_ flag: Bool) { actionsDisabled = flag }

    /// Does at once what waits for the end of the turn: layout and display.
    public class func flush() { UIWindow.updateAll() }
}
