import Foundation

extension UIImage {
    private func with(_ change: (inout Traits) -> Void) -> UIImage {
        var changed = traits
        change(&changed)
        return UIImage(content, changed)
    }

    /// The same picture, its colours treated in another way.
    @discardableResult public final func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        with { $0.renderingMode = mode }
    }

    /// The picture's shape in a colour. An image view draws it in its own tint colour unless the rendering
    /// mode is `.alwaysOriginal`.
    @discardableResult public final func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tintColor = color }
    }

    /// The picture's shape in a colour, with a rendering mode.
    @discardableResult public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode)
        -> UIImage
    {
        with {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same picture with edges that keep their size when it is stretched; the middle is stretched.
    @discardableResult public final func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: insets, resizingMode: .tile)
    }

    /// The same picture with edges that keep their size when it is stretched.
    @discardableResult public final func resizableImage(
        withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
    )
        -> UIImage
    {
        with {
            $0.capInsets = insets
            $0.resizingMode = resizingMode
        }
    }

    /// The same picture with a middle of one point that is stretched.
    @discardableResult public final func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int)
        -> UIImage
    {
        let insets = UIEdgeInsets(
            top: CGFloat(top), left: CGFloat(left),
            bottom: top == 0 ? 0 : max(0, size.height - CGFloat(top) - 1),
            right: left == 0 ? 0 : max(0, size.width - CGFloat(left) - 1))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The same picture with an alignment rectangle that lies further inside.
    @discardableResult public final func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = insets }
    }

    /// The same picture, which image views mirror in right-to-left layouts.
    @discardableResult public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }
}
