extension UIStackView {
    /// What sets the stack's properties with an animation: `stack.animator().spacing = 16`.
    @discardableResult public final func animator() -> LayoutAnimator<UIStackView> { LayoutAnimator(self) }
}
