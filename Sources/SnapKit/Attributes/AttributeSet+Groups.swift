/// Attributes that have one word for all of them.
extension AttributeSet {
    static let edges: AttributeSet = [.left, .top, .right, .bottom]
    static let directionalEdges: AttributeSet = [.leading, .top, .trailing, .bottom]
    static let horizontalEdges: AttributeSet = [.left, .right]
    static let verticalEdges: AttributeSet = [.top, .bottom]
    static let directionalHorizontalEdges: AttributeSet = [.leading, .trailing]
    static let directionalVerticalEdges: AttributeSet = [.top, .bottom]
    static let size: AttributeSet = [.width, .height]
    static let center: AttributeSet = [.centerX, .centerY]
    static let margins: AttributeSet = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
    static let directionalMargins: AttributeSet = [
        .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
    ]
    static let centerWithinMargins: AttributeSet = [.centerXWithinMargins, .centerYWithinMargins]
}
