import ViewBridge

/// The attributes of a bar's edge in a controller's view, as older source names it.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
    let support: any ConstraintLayoutSupport

    init(_ support: any ConstraintLayoutSupport) { self.support = support }

    /// The bar's edge.
    public var target: AnyObject? { support }

    /// The upper edge.
    public var top: ConstraintItem { ConstraintItem(support, .top) }
    /// The lower edge.
    public var bottom: ConstraintItem { ConstraintItem(support, .bottom) }
    /// The height.
    public var height: ConstraintItem { ConstraintItem(support, .height) }
}

extension ConstraintLayoutSupport {
    /// The attributes of the bar's edge.
    public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(self) }
}
