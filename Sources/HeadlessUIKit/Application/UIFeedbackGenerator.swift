/// Something that the user feels. Here nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// Does nothing.
    open func prepare() {}
}

/// A knock. Here nothing is felt.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How strong a knock is.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// Creates a generator of knocks.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Creates a generator of medium knocks.
    @preconcurrency @MainActor
    public override convenience init() {
        self.init(style: .medium)
    }

    /// Does nothing.
    open func impactOccurred() {}

    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A tick for a selection that changes. Here nothing is felt.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}

/// A pattern for success and failure. Here nothing is felt.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome that the feedback reports.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
