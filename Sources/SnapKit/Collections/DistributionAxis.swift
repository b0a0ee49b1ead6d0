import ViewBridge

/// The attributes along one axis, in the direction that views follow one another in.
struct DistributionAxis {
    /// Where a view begins.
    let near: AttributeSet
    /// Where it ends.
    let far: AttributeSet
    /// How long it is.
    let length: AttributeSet

    init(_ axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .vertical: (near, far, length) = (.top, .bottom, .height)
        default: (near, far, length) = (.leading, .trailing, .width)
        }
    }
}
