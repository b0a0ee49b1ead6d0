import ViewBridge

/// What can say how large its content is. Views can; a layer can that conforms to this protocol.
@preconcurrency @MainActor
public protocol SizeCalculable {
    /// The size that the content takes where `size` is proposed.
    func sizeThatFits(_ size: CGSize) -> CGSize
}

/// What can find its size by doing its layout without moving anything.
@preconcurrency @MainActor
public protocol AutoSizeCalculable {
    /// Keeps the rectangle of a layout that is only measured, and the margins that the chain leaves around it.
    func setAutoSizingRect(_ rect: CGRect, margins: PEdgeInsets)

    /// The size that holds all subviews that a layout places.
    ///
    /// - Parameters:
    ///   - size: The size that the view has during the layout.
    ///   - layoutClosure: The layout, usually what `layoutSubviews` calls.
    func autoSizeThatFits(_ size: CGSize, layoutClosure: () -> Void) -> CGSize
}
