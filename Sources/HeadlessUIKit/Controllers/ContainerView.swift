/// The view of a controller that lays out its children's views and its bars.
final class ContainerView: UIView {
    /// Lays out bars and children.
    var onLayout: (() -> Void)?
    /// Follows a change of the safe area.
    var onSafeAreaChange: (() -> Void)?

    /// Children get their safe area before the notification, so that they are notified once.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onSafeAreaChange?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
