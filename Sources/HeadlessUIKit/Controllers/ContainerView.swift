/// The view of a controller that lays out its children's views and its bars.
final class ContainerView: UIView {
    /// Lays out bars and children.
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
