internal import AutoLayout
internal import LayoutCore

/// The two inequalities of a view's content hugging and compression resistance along one axis.
final class NSContentSizeLayoutConstraint: GeneratedConstraint {
    /// The constraint for a view's intrinsic size along an axis.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - axis: The axis.
    ///   - content: The natural extent there and how strongly it holds.
    init(_ view: UIView, _ axis: LayoutCore.Axis, _ content: ContentSize) {
        let attribute: Attribute = axis == .horizontal ? .width : .height
        let length = content.length ?? 0
        let parts = ConstraintParts(
            unchecked: ConstraintOperand(view.layoutNode, attribute), .equal, nil, multiplier: 1,
            constant: CGFloat(length))
        let letter = axis == .horizontal ? "H" : "V"
        super.init(
            parts,
            text: ConstraintText(
                body: "\(letter):[\(view.layoutNode.logName)(\(number(length)))] "
                    + "Hug:\(number(content.hugging)) "
                    + "CompressionResistance:\(number(content.compressionResistance))"))
        priorityStorage = UILayoutPriority(Float(max(content.hugging, content.compressionResistance)))
    }
}
