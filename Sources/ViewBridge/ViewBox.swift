// The box of a view: its frame as it is without the transform.

extension UIView {
    /// Sets the box as an app does, so that a language that has placed the view finds its frame changed. A box that the
    /// view has costs nothing; a transform stays as it is.
    package func setBox(_ box: CGRect) {
        if transform.isIdentity {
            if frame != box { frame = box }
            return
        }
        let anchor = layoutAnchorPoint
        if bounds.size != box.size { bounds.size = box.size }
        let center = CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
        if self.center != center { self.center = center }
    }

    /// The origin of the box.
    package var boxOrigin: CGPoint {
        if transform.isIdentity { return frame.origin }
        let anchor = layoutAnchorPoint
        return CGPoint(x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height)
    }
}
