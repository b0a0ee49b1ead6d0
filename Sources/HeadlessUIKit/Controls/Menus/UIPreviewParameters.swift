import Foundation

/// How a preview of a view looks: its outline, its shadow and its background.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// The visible part of the view, in its coordinates; nil is all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; nil is that of ``visiblePath``.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view. The system's background by default.
    open var backgroundColor: UIColor! = .systemBackground

    /// Creates parameters for a whole view.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// Creates parameters for lines of text, each rectangle in the view's coordinates.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for value in textLineRects {
            path.append(UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 6))
        }
        visiblePath = path
    }

    /// The same parameters in a new object.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIPreviewParameters()
        copyParameters(to: made)
        return made
    }

    final func copyParameters(to other: UIPreviewParameters) {
        other.visiblePath = visiblePath
        other.shadowPath = shadowPath
        other.backgroundColor = backgroundColor
    }
}

/// How a preview of something dragged looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    /// The same parameters in a new object.
    @discardableResult open override func copy(with zone: NSZone? = nil) -> Any {
        let made = UIDragPreviewParameters()
        copyParameters(to: made)
        return made
    }
}
