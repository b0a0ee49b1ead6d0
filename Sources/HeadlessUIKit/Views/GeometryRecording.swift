/// Recording of what sets the geometry of views, for inspectors.
///
/// Setters read one flag, which is that of animations too: where nothing is recorded they do what they did without this.
@MainActor
package enum GeometryRecording {
    /// A property of the geometry.
    package enum Property: Sendable {
        /// Position and size.
        case frame
        /// The size.
        case bounds
        /// The position.
        case center
    }

    /// Called before code sets a property of a view's geometry; nil, the default, records nothing.
    package static var recorder: ((UIView, Property) -> Void)? {
        didSet { AnimationRecording.recordsGeometry = recorder != nil }
    }
}

extension UIView {
    /// Changes the geometry where it is animated or recorded.
    @inline(never)
    final func watched(_ property: GeometryRecording.Property, _ change: (inout LayerGeometry) -> Void) {
        GeometryRecording.recorder?(self, property)
        if AnimationRecording.isOpen { return animate(change) }
        let old = geometry
        change(&geometry)
        let bounds = geometry.bounds
        geometryChanged(from: old.bounds.size, corner: old.corner)
        if old.bounds.origin != bounds.origin, geometry.bounds.origin == bounds.origin {
            boundsOriginChanged(from: old.bounds.origin)
        }
    }
}
