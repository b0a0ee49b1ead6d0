/// The view of a controller that lays out its children's views and its bars.
final class ContainerView: UIView {
    /// Lays out bars and children.
    var onLayout: (() -> Void)?
    /// Follows a change of the safe area.
    var onSafeAreaChange: (() -> Void)?

    /// Children take their part before they are told, so that they are told once.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onSafeAreaChange?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
