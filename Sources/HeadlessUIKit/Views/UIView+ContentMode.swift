extension UIView.ContentMode {
    /// The contents gravity of the same meaning.
    private var contentsGravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }

    /// The box of content of a size within bounds.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect { contentsGravity.rect(for: size, in: bounds) }
}
