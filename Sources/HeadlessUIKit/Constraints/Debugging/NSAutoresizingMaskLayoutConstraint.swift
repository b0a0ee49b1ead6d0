internal import AutoLayout
internal import LayoutCore

/// One of the two equations per axis that express the frame and the autoresizing mask of a view that constraints do not
/// lay out.
final class NSAutoresizingMaskLayoutConstraint: GeneratedConstraint {
    /// The equation for the position of a view along an axis.
    ///
    /// - Parameters:
    ///   - view: The view that is not laid out by constraints.
    ///   - axis: The axis.
    ///   - pin: The pin from its frame and mask.
    convenience init(positionOf view: UIView, _ axis: LayoutCore.Axis, _ pin: AxisPin) {
        let isHorizontal = axis == .horizontal
        let attribute: Attribute
        let edge: String
        switch pin.anchor {
        case .start: (attribute, edge) = (isHorizontal ? .left : .top, "min")
        case .center: (attribute, edge) = (isHorizontal ? .centerX : .centerY, "mid")
        case .end: (attribute, edge) = (isHorizontal ? .right : .bottom, "max")
        }
        self.init(view, attribute, "\(edge)\(isHorizontal ? "X" : "Y")", pin.position)
    }

    /// The equation for the length of a view along an axis.
    ///
    /// - Parameters:
    ///   - view: The view that is not laid out by constraints.
    ///   - axis: The axis.
    ///   - length: The length from its frame and mask.
    convenience init(lengthOf view: UIView, _ axis: LayoutCore.Axis, _ length: AxisPin.Length) {
        let attribute: Attribute = axis == .horizontal ? .width : .height
        self.init(view, attribute, attribute.name, length)
    }

    private init(_ view: UIView, _ attribute: Attribute, _ name: String, _ length: AxisPin.Length) {
        let parent = view.superviewStorage
        let size: Attribute = attribute.axis == .horizontal ? .width : .height
        let outer = length.part == 0 ? nil : parent.map { ConstraintOperand($0.layoutNode, size) }
        let parts = ConstraintParts(
            unchecked: ConstraintOperand(view.layoutNode, attribute), .equal, outer,
            multiplier: outer == nil ? 1 : CGFloat(length.part), constant: CGFloat(length.points))
        var value = number(length.points)
        if let outer {
            let factor = length.part == 1 ? "" : "\(number(length.part))*"
            let points =
                length.points == 0
                ? "" : " \(length.points < 0 ? "-" : "+") \(number(abs(length.points)))"
            value = "\(factor)\(outer.node.logName).\(size.name)\(points)"
        }
        let mask = view.autoresizingMask
        let legend = parent.map { ["'|':\(type(of: $0)):\(addressText(of: $0))"] } ?? []
        super.init(
            parts,
            text: ConstraintText(
                body: "h=\(mask.horizontalSprings.text) v=\(mask.verticalSprings.text) "
                    + "\(view.layoutNode.logName).\(name) == \(value)",
                legend: legend))
    }
}

extension Springs {
    /// Margin, size and margin: `&` for a flexible one, `-` for a fixed one. Where none is flexible, the far margin
    /// counts as it.
    fileprivate var text: String {
        let isStiff = !start && !length && !end
        return [start, length, end || isStiff].map { $0 ? "&" : "-" }.joined()
    }
}
