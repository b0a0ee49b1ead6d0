import Foundation

/// A layout between two others, as far as ``transitionProgress`` says.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private final let layouts: (current: UICollectionViewLayout, next: UICollectionViewLayout)
    private final var progress: CGFloat = 0
    private final var extraValues: [String: CGFloat] = [:]

    /// Creates a layout between the present one and the next.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        layouts = (currentLayout, newLayout)
        super.init()
    }

    /// Creates an empty layout: nibs are not read here.
    public required init?(coder: NSCoder) {
        layouts = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// How far the transition is, from 0 to 1. 0 by default.
    open var transitionProgress: CGFloat {
        get { progress }
        set {
            guard newValue.isFinite, newValue != progress else { return }
            progress = newValue
            invalidateLayout()
        }
    }

    /// The layout at progress 0.
    open var currentLayout: UICollectionViewLayout { layouts.current }
    /// The layout at progress 1.
    open var nextLayout: UICollectionViewLayout { layouts.next }

    /// Stores a value of the transition under a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { extraValues[key] = value }

    /// The value that was stored under a key; 0 if none was.
    open func value(forAnimatedKey key: String) -> CGFloat { extraValues[key] ?? 0 }
}
