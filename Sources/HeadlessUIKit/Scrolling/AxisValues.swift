internal import LayoutCore

extension CGPoint {
    /// The coordinate along an axis.
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    /// The extent along an axis.
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension UIEdgeInsets {
    /// The inset of the edge where an axis starts: left or top.
    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? left : top }

    /// The inset of the edge where an axis ends: right or bottom.
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }

    /// These insets on the edges of one axis, none on the others.
    func only(_ axis: Axis) -> UIEdgeInsets {
        axis == .horizontal
            ? UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
            : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    /// Whether all four numbers are finite.
    var isFiniteNumber: Bool { top * 0 + left * 0 + bottom * 0 + right * 0 == 0 }

    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }
}
