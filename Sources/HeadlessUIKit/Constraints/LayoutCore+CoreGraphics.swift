internal import AutoLayout
internal import LayoutCore

extension Rect {
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }
}

extension Insets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}

extension UILayoutGuide {
    /// The insets of the area in the owner's bounds.
    final var areaInsets: Insets {
        guard let owner else { return .zero }
        let (outer, inner) = (owner.geometry.bounds, layoutFrame)
        switch area {
        case .safeArea: return Insets(owner.safeAreaInsets)
        case .layoutMargins: return Insets(owner.layoutMargins)
        default:
            return Insets(
                top: Double(inner.minY - outer.minY), left: Double(inner.minX - outer.minX),
                bottom: Double(outer.maxY - inner.maxY), right: Double(outer.maxX - inner.maxX))
        }
    }
}

extension UIView.AutoresizingMask {
    func springs(_ axis: LayoutCore.Axis) -> Springs {
        axis == .horizontal ? horizontalSprings : verticalSprings
    }
}

extension Springs {
    /// The springs and struts around a side, as two equations.
    func pin(of side: Interval, in parent: Double) -> AxisPin {
        let fixed = AxisPin(position: .init(points: side.start), length: .init(points: side.length))
        let after = parent - side.end
        let sum = (start ? side.start : 0) + (length ? side.length : 0) + (end ? after : 0)
        let count = [start, length, end].count { $0 }
        guard count > 0, parent > 0 || count == 1 else { return fixed }
        func share(_ part: Double) -> Double { sum > 0 ? part / sum : 1 / Double(count) }
        var pin = fixed
        if length {
            let part = share(side.length)
            pin.length = .init(part: part, points: side.length - part * parent)
        }
        guard start else { return pin }
        if end {
            let part = share(side.start) + (length ? share(side.length) / 2 : 0)
            pin.anchor = .center
            pin.position = .init(part: part, points: side.center - part * parent)
        } else {
            pin.anchor = .end
            pin.position = .init(part: 1, points: side.end - parent)
        }
        return pin
    }
}
