import UIKit

/// Overrides what Apple lets a subclass of `UITextField` override.
final class EveryTextField: UITextField {
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var font: UIFont? {
        get { super.font }
        set { super.font = newValue }
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 2) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds)
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 3, y: 4, width: 5, height: 6) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func deleteBackward() { super.deleteBackward() }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}

/// Overrides what Apple lets a subclass of `UITextView` override.
final class EveryTextView: UITextView {
    override var text: String! {
        get { super.text }
        set { super.text = newValue }
    }
    override var contentSize: CGSize {
        get { super.contentSize }
        set { super.contentSize = newValue }
    }
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = newValue }
    }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set { super.isScrollEnabled = newValue }
    }
}

/// Overrides what Apple lets a subclass of `UIScrollView` override.
final class EveryScrollView: UIScrollView {
    var insetChanges = 0
    var offsets: [CGPoint] = []

    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            offsets.append(newValue)
            super.contentOffset = newValue
        }
    }
    override var contentSize: CGSize {
        get { super.contentSize }
        set { super.contentSize = newValue }
    }
    override var contentInset: UIEdgeInsets {
        get { super.contentInset }
        set { super.contentInset = newValue }
    }
    override func adjustedContentInsetDidChange() {
        insetChanges += 1
        super.adjustedContentInsetDidChange()
    }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: animated)
    }
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        super.scrollRectToVisible(rect, animated: animated)
    }
}

/// Overrides what Apple lets a subclass of `UIGestureRecognizer` override.
final class EveryGestureRecognizer: UIGestureRecognizer {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("began")
        state = .began
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("ended")
        state = .ended
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("cancelled") }
    override func reset() { calls.append("reset") }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
