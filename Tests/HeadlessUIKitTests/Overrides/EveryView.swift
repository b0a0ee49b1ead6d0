import UIKit

/// Overrides what Apple lets a subclass of `UIView` override: all of it, with its superclasses here.
final class EveryView: EveryLayoutView {
    override func draw(_ rect: CGRect) {
        record("draw")
        super.draw(rect)
    }
    override func setNeedsDisplay() {
        record("setNeedsDisplay")
        super.setNeedsDisplay()
    }
    override func setNeedsDisplay(_ rect: CGRect) {
        record("setNeedsDisplay(rect)")
        super.setNeedsDisplay(rect)
    }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        recorded("drawHierarchy", super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates))
    }
    override var superview: UIView? { recorded("superview", super.superview) }
    override var subviews: [UIView] { recorded("subviews", super.subviews) }
    override var window: UIWindow? { recorded("window", super.window) }
    override func viewWithTag(_ tag: Int) -> UIView? { recorded("viewWithTag", super.viewWithTag(tag)) }
    override func isDescendant(of view: UIView) -> Bool {
        recorded("isDescendant", super.isDescendant(of: view))
    }
    override func addSubview(_ view: UIView) {
        record("addSubview")
        super.addSubview(view)
    }
    override func insertSubview(_ view: UIView, at index: Int) {
        record("insertSubview at")
        super.insertSubview(view, at: index)
    }
    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        record("insertSubview above")
        super.insertSubview(view, aboveSubview: sibling)
    }
    override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        record("insertSubview below")
        super.insertSubview(view, belowSubview: sibling)
    }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        record("exchangeSubview")
        super.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    override func bringSubviewToFront(_ view: UIView) {
        record("bringSubviewToFront")
        super.bringSubviewToFront(view)
    }
    override func sendSubviewToBack(_ view: UIView) {
        record("sendSubviewToBack")
        super.sendSubviewToBack(view)
    }
    override func removeFromSuperview() {
        record("removeFromSuperview")
        super.removeFromSuperview()
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        recorded("point", super.point(inside: point, with: event))
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        recorded("hitTest", super.hitTest(point, with: event))
    }
    override var gestureRecognizers: [UIGestureRecognizer]? {
        get { recorded("gestureRecognizers", super.gestureRecognizers) }
        set {
            record("set gestureRecognizers")
            super.gestureRecognizers = newValue
        }
    }
    override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        record("addGestureRecognizer")
        super.addGestureRecognizer(recognizer)
    }
    override func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        record("removeGestureRecognizer")
        super.removeGestureRecognizer(recognizer)
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recorded("gestureRecognizerShouldBegin", super.gestureRecognizerShouldBegin(recognizer))
    }
    override var canBecomeFocused: Bool { recorded("canBecomeFocused", super.canBecomeFocused) }
    override var isFocused: Bool { recorded("isFocused", super.isFocused) }
    override func endEditing(_ force: Bool) -> Bool { recorded("endEditing", super.endEditing(force)) }
    override func willMove(toSuperview newSuperview: UIView?) {
        record("willMove(toSuperview:)")
        super.willMove(toSuperview: newSuperview)
    }
    override func didMoveToSuperview() {
        record("didMoveToSuperview")
        super.didMoveToSuperview()
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        record("willMove(toWindow:)")
        super.willMove(toWindow: newWindow)
    }
    override func didMoveToWindow() {
        record("didMoveToWindow")
        super.didMoveToWindow()
    }
    override func didAddSubview(_ subview: UIView) {
        record("didAddSubview")
        super.didAddSubview(subview)
    }
    override func willRemoveSubview(_ subview: UIView) {
        record("willRemoveSubview")
        super.willRemoveSubview(subview)
    }
    override func tintColorDidChange() {
        record("tintColorDidChange")
        super.tintColorDidChange()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        record("traitCollectionDidChange")
        super.traitCollectionDidChange(previous)
    }
    override func awakeFromNib() {
        record("awakeFromNib")
        super.awakeFromNib()
    }
    override func prepareForInterfaceBuilder() {
        record("prepareForInterfaceBuilder")
        super.prepareForInterfaceBuilder()
    }
}
