/// A constraint that UIKit makes of a view's frame or content, made for descriptions: the engine has rows of
/// its own for it.
class StandInConstraint: NSLayoutConstraint {
    /// What it says.
    final let text: ConstraintText

    init(_ parts: ConstraintParts, text: ConstraintText) {
        self.text = text
        super.init(parts, at: SourcePlace(file: "", line: 0))
        isSystemMade = true
    }

    override var constraintText: ConstraintText { text }

    /// What it stands for holds as long as its view does; a stand-in cannot be taken out.
    override var isActive: Bool {
        get { true }
        set {}
    }
}
