import ViewBridge

/// What can say how large its content is. Views can; a layer can that conforms to this protocol.
@preconcurrency @MainActor
public protocol SizeCalculable {
    /// The size that the content takes where `size` is proposed.
    func sizeThatFits(_ size: CGSize) -> CGSize
}
