import Foundation

/// A change of views that follows how the device is held. Nothing moves the device here: effects are kept and have no
/// effect.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    /// Creates an effect.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// Creates an effect: nothing is read from archives here.
    public required init?(coder: NSCoder) { super.init() }

    /// The values of properties for how the device is held, by their key paths. None by default.
    @discardableResult open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String:
        Any]?
    { nil }
}

/// A property that follows how the device is tilted, between two values.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The way in which the device is tilted.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    /// The property.
    public final let keyPath: String
    /// The way in which the device is tilted.
    public final let type: EffectType
    /// The value at one end.
    open var minimumRelativeValue: Any?
    /// The value at the other end.
    open var maximumRelativeValue: Any?

    /// Creates an effect of a property.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Creates an effect without a property: nothing is read from archives here.
    public required init?(coder: NSCoder) {
        keyPath = ""
        type = .tiltAlongHorizontalAxis
        super.init(coder: coder)
    }
}

/// Effects that are used together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    final func addEffect(_ effect: UIMotionEffect) {
        guard !motionEffects.contains(where: { $0 === effect }) else { return }
        madeExtras.motionEffects.append(effect)
    }
}
