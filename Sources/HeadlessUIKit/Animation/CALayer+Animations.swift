extension CALayer {
    /// Ends all animations of the layer; completions get false.
    public final func removeAllAnimations() {
        remove { _ in true }
    }

    /// Ends the animation of a key; its completion gets false once nothing of its block is left.
    public final func removeAnimation(forKey key: String) {
        remove { $0.key == key }
    }

    /// The keys of the animations that run, in the order of their start; nil where none runs.
    ///
    /// A change in an animation block goes by its property's name, a second one of the same property
    /// by the name and "-2".
    public final func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }
}
