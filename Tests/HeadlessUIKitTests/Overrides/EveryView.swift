import UIKit

/// Overrides what Apple lets a subclass of `UIView` override: all of it, with its superclasses here.
final class EveryView: EveryLayoutView {
    override func draw(_ rect: CGRect) {
        tell("draw")
        super.draw(rect)
    }
    override func setNeedsDisplay() {
        tell("setNeedsDisplay")
        super.setNeedsDisplay()
    }
    override func setNeedsDisplay(_ rect: CGRect) {
        tell("setNeedsDisplay(rect)")
        super.setNeedsDisplay(rect)
    }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        told("drawHierarchy", super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates))
    }
    override var superview: UIView? { told("superview", super.superview) }
    override var subviews: [UIView] { told("subviews", super.subviews) }
    override var window: UIWindow? { told("window", super.window) }
    override func viewWithTag(_ tag: Int) -> UIView? { told("viewWithTag", super.viewWithTag(tag)) }
    override func isDescendant(of view: UIView) -> Bool { told("isDescendant", super.isDescendant(of: view)) }
    override func addSubview(_ view: UIView) {
        tell("addSubview")
        super.addSubview(view)
    }
    override func insertSubview(_ view: UIView, at index: Int) {
        tell("insertSubview at")
        super.insertSubview(view, at: index)
    }
    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        tell("insertSubview above")
        super.insertSubview(view, aboveSubview: sibling)
    }
    override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        tell("insertSubview below")
        super.insertSubview(view, belowSubview: sibling)
    }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        tell("exchangeSubview")
        super.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    override func bringSubviewToFront(_ view: UIView) {
        tell("bringSubviewToFront")
        super.bringSubviewToFront(view)
    }
    override func sendSubviewToBack(_ view: UIView) {
        tell("sendSubviewToBack")
        super.sendSubviewToBack(view)
    }
    override func removeFromSuperview() {
        tell("removeFromSuperview")
        super.removeFromSuperview()
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        told("point", super.point(inside: point, with: event))
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        told("hitTest", super.hitTest(point, with: event))
    }
    override var gestureRecognizers: [UIGestureRecognizer]? {
        get { told("gestureRecognizers", super.gestureRecognizers) }
        set {
            tell("set gestureRecognizers")
            super.gestureRecognizers = newValue
        }
    }
    override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        tell("addGestureRecognizer")
        super.addGestureRecognizer(recognizer)
    }
    override func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        tell("removeGestureRecognizer")
        super.removeGestureRecognizer(recognizer)
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        told("gestureRecognizerShouldBegin", super.gestureRecognizerShouldBegin(recognizer))
    }
    override var canBecomeFocused: Bool { told("canBecomeFocused", super.canBecomeFocused) }
    override var isFocused: Bool { told("isFocused", super.isFocused) }
    override func endEditing(_ force: Bool) -> Bool { told("endEditing", super.endEditing(force)) }
    override func willMove(toSuperview newSuperview: UIView?) {
        tell("willMove(toSuperview:)")
        super.willMove(toSuperview: newSuperview)
    }
    override func didMoveToSuperview() {
        tell("didMoveToSuperview")
        super.didMoveToSuperview()
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        tell("willMove(toWindow:)")
        super.willMove(toWindow: newWindow)
    }
    override func didMoveToWindow() {
        tell("didMoveToWindow")
        super.didMoveToWindow()
    }
    override func didAddSubview(_ subview: UIView) {
        tell("didAddSubview")
        super.didAddSubview(subview)
    }
    override func willRemoveSubview(_ subview: UIView) {
        tell("willRemoveSubview")
        super.willRemoveSubview(subview)
    }
    override func tintColorDidChange() {
        tell("tintColorDidChange")
        super.tintColorDidChange()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        tell("traitCollectionDidChange")
        super.traitCollectionDidChange(previous)
    }
    override func awakeFromNib() {
        tell("awakeFromNib")
        super.awakeFromNib()
    }
    override func prepareForInterfaceBuilder() {
        tell("prepareForInterfaceBuilder")
        super.prepareForInterfaceBuilder()
    }
}
