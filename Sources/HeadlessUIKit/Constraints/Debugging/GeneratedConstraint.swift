/// A constraint that UIKit makes of a view's frame or content, made for descriptions: the engine has rows of
/// its own for it.
class GeneratedConstraint: NSLayoutConstraint {
    /// What it says.
    final let text: ConstraintText

    init(_ parts: ConstraintParts, text: ConstraintText) {
        self.text = text
        super.init(parts, at: SourceLine(file: "", line: 0))
        isSystemMade = true
    }

    override var constraintText: ConstraintText { text }

    /// It is active as long as its view is laid out, and cannot be deactivated.
    override var isActive: Bool {
        get { true }
        set {}
    }
}
