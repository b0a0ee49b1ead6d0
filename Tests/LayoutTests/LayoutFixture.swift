import Layout
import Testing
import UIKit

/// A container of a size, laid out.
@MainActor
func laidOut(
    _ width: CGFloat = 300, _ height: CGFloat = 200, @LayoutBuilder _ body: @escaping () -> any Layout
) -> LayoutContainer {
    let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: width, height: height))
    container.setBody(body)
    container.layoutIfNeeded()
    return container
}

/// A label whose text is so many points wide and one line high, by measuring the label itself.
@MainActor
func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
}

/// A rectangle, in fewer words.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// A view that says how large it is.
final class SizedView: UIView {
    var natural = CGSize.zero {
        didSet { invalidateIntrinsicContentSize() }
    }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        natural = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { natural }
}

/// A view in a container, however deep.
extension UIView {
    /// The frame in the container.
    func frame(in container: UIView) -> CGRect { convert(bounds, to: container) }
}
