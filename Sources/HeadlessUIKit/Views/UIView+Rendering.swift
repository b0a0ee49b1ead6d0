internal import DisplayList

extension UIView {
    final func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        guard !geometry.bounds.isEmpty, rect.isFiniteNumber else { return true }
        if afterUpdates { layoutIfNeeded() }
        let map = CGAffineTransform(translationX: -geometry.bounds.minX, y: -geometry.bounds.minY)
            .concatenating(
                CGAffineTransform(
                    scaleX: rect.width / geometry.bounds.width, y: rect.height / geometry.bounds.height)
            )
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        context.append(
            contentsOf: [.save, .concatenate(map.displayTransform)] + LayerPainter.commands(of: layer)
                + layer.overlayCommands + [.restore])
        return true
    }
}
