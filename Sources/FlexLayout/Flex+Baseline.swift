internal import Flexbox
internal import LayoutCore
public import ViewBridge

extension Flex {
    /// Says where the view's first baseline lies: a function from the box's size to the distance from its top,
    /// in points. Nil leaves it to the view.
    ///
    /// By itself, the baseline of a `UILabel`, a `UITextField` or a `UITextView` is that of its font; a
    /// container's is that of its first item, and any other view's its bottom edge.
    @discardableResult
    public func baseline(_ distance: ((CGSize) -> CGFloat)?) -> Flex {
        if distance == nil, extras?.baseline == nil { return self }
        madeExtras.baseline = distance
        updateBaseline()
        FlexNodes.tree.markDirty(node)
        return self
    }

    /// Gives the node the baseline function that counts.
    func updateBaseline() {
        // Not counted by the functions, because the flexbox has the node freed, and the functions with it, when it ends.
        let tree = FlexNodes.tree
        if extras?.baseline != nil {
            tree.setBaseline(
                { [unowned(unsafe) self] size in
                    Double(extras?.baseline?(CGSize(size)) ?? CGFloat(size.height))
                }, of: node)
        } else if flags.contains(.measured), let view = heldView, view.firstBaseline != nil {
            tree.setBaseline(
                { [unowned(unsafe) self] size in
                    Double(heldView?.firstBaseline ?? CGFloat(size.height))
                }, of: node)
        } else {
            tree.setBaseline(nil, of: node)
        }
    }
}

extension UIView {
    /// The distance from the top to the first baseline, for views of text: what FlexLayout takes for it.
    fileprivate var firstBaseline: CGFloat? {
        if type(of: self) == UIView.self { return nil }
        return switch self {
        case let label as UILabel: label.font.ascender
        case let text as UITextView:
            text.font.map { $0.ascender + text.contentInset.top + text.textContainerInset.top }
        case let field as UITextField: field.font.map { $0.ascender + field.borderStyle.topInset }
        default: nil
        }
    }
}

extension UITextField.BorderStyle {
    /// The distance from the top edge of a text field to its text, in points.
    fileprivate var topInset: CGFloat {
        switch self {
        case .line: 4
        case .bezel, .roundedRect: 7
        default: 0
        }
    }
}
