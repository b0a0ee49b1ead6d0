extension CALayer {
    /// The opacity from 0 to 1; a view's is its `alpha`.
    public final var opacity: Float {
        get { owner.map { Float($0.alphaStorage) } ?? ownOpacity }
        set {
            if let owner { owner.alpha = CGFloat(newValue) } else { ownOpacity = min(max(newValue, 0), 1) }
        }
    }

    /// Whether the layer and its sublayers are left out of drawing.
    public final var isHidden: Bool {
        get { (owner?.flags ?? ownFlags).contains(.hidden) }
        set { setFlag(.hidden, to: newValue) }
    }

    /// Whether sublayers are drawn within the bounds and their corners only; a view's is its `clipsToBounds`.
    public final var masksToBounds: Bool {
        get { (owner?.flags ?? ownFlags).contains(.clips) }
        set { setFlag(.clips, to: newValue) }
    }

    private func setFlag(_ flag: ViewFlags, to isOn: Bool) {
        if let owner { owner.flags.set(flag, to: isOn) } else { ownFlags.set(flag, to: isOn) }
    }

    /// The colour behind the content; a view's is its `backgroundColor` in its traits.
    public final var backgroundColor: CGColor? {
        get {
            owner.map { $0.backgroundStorage?.resolvedColor(with: $0.traitCollection).cgColor }
                ?? ownBackground
        }
        set {
            if let owner {
                owner.backgroundColor = newValue.map { UIColor(cgColor: $0) }
            } else {
                ownBackground = newValue
            }
        }
    }

    /// Pixels per point of the content. 1 by default, the display's for a view's layer.
    public final var contentsScale: CGFloat {
        get { contentsScaleStorage ?? owner.map { max($0.traitCollection.displayScale, 1) } ?? 1 }
        set { contentsScaleStorage = newValue }
    }
}
