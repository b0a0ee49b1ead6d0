internal import LayoutCore
import ViewBridge

// What chains read of views that are held meanwhile: a view in the tree has its superview, and a call's caller holds what it
// refers to. Counting these references was a seventh of the time of a cell. Pays in `feed cell by pins`.
@MainActor
extension Unmanaged<UIView> {
    /// ``UIView/unretainedSuperview``.
    var unretainedSuperview: Unmanaged<UIView>? { withoutRetaining { $0.unretainedSuperview } }

    /// The size of `bounds`.
    var boundsSize: CGSize { withoutRetaining { $0.bounds.size } }

    /// The box in the superview's coordinates, by `getRect`.
    func rect(keepTransform: Bool) -> CGRect { withoutRetaining { $0.getRect(keepTransform: keepTransform) } }
}
