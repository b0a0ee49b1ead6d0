import UIKit

/// Grey bars with a moving shine, while contents are loaded.
public final class SkeletonView: UIView {

    public override class var layerClass: AnyClass {
        CAGradientLayer.self
    }

    private var gradientLayer: CAGradientLayer {
        layer as! CAGradientLayer
    }

    public private(set) var isShimmering = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        gradientLayer.colors = [UIColor.systemGray5, .systemGray6, .systemGray5].map(\.cgColor)
        gradientLayer.locations = [0, 0.5, 1]
        gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
        gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.cornerRadius = 4
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public func startShimmering() {
        guard !isShimmering, !UIAccessibility.isReduceMotionEnabled else { return }
        isShimmering = true
        let animation = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.locations))
        animation.fromValue = [-1, -0.5, 0] as [NSNumber]
        animation.toValue = [1, 1.5, 2] as [NSNumber]
        animation.duration = 1.2
        animation.repeatCount = .infinity
        gradientLayer.add(animation, forKey: "shimmer")
    }

    public func stopShimmering() {
        isShimmering = false
        gradientLayer.removeAnimation(forKey: "shimmer")
    }
}

private var skeletonsKey: UInt8 = 0

extension UIView {

    private var skeletons: [SkeletonView] {
        get { objc_getAssociatedObject(self, &skeletonsKey) as? [SkeletonView] ?? [] }
        set { objc_setAssociatedObject(self, &skeletonsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Covers each label and image below this view with a bar of its size.
    public func showSkeletons() {
        hideSkeletons()
        layoutIfNeeded()
        skeletons = leaves.map { leaf in
            let bar = SkeletonView(frame: leaf.convert(leaf.bounds, to: self))
            addSubview(bar)
            bar.startShimmering()
            return bar
        }
    }

    public func hideSkeletons() {
        skeletons.forEach { $0.removeFromSuperview() }
        skeletons = []
    }

    public var hasSkeletons: Bool { !skeletons.isEmpty }

    private var leaves: [UIView] {
        subviews.flatMap { view -> [UIView] in
            if view is UILabel || view is UIImageView { return [view] }
            return view.leaves
        }
    }
}
