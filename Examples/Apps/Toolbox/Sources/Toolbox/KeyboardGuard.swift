import CoreGraphics
import Foundation
import UIKit

@objc public protocol KeyboardGuardDelegate: NSObjectProtocol {
    @objc optional func keyboardGuard(_ keyboardGuard: KeyboardGuard, willMove view: UIView, by distance: CGFloat)
    @objc optional func keyboardGuardShouldResignOnTouch(_ keyboardGuard: KeyboardGuard) -> Bool
    @objc optional var keyboardGuardExtraDistance: CGFloat { get }
}

/// Keeps the field that is edited above the keyboard, in scroll views and without.
@objcMembers
public class KeyboardGuard: NSObject, UIGestureRecognizerDelegate {

    public static let shared = KeyboardGuard()

    public weak var delegate: KeyboardGuardDelegate?
    public var keyboardDistanceFromTextField: CGFloat = 10.0
    public var isToolbarEnabled = true
    public var disabledControllerClasses = [UIViewController.Type]()

    public var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            if isEnabled { registerAllNotifications() } else { unregisterAllNotifications() }
        }
    }

    internal weak var textFieldView: UIView?
    internal var keyboardFrame = CGRect.zero
    private var topViewBeginOrigin: CGPoint?
    private weak var movedView: UIView?
    private weak var lastScrollView: UIScrollView?
    private var startingContentInsets = UIEdgeInsets()
    private var startingContentOffset = CGPoint.zero

    internal lazy var resignGesture: UITapGestureRecognizer = { [unowned self] in
        let tap = UITapGestureRecognizer(target: self, action: #selector(self.tapRecognized(_:)))
        tap.cancelsTouchesInView = false
        tap.delegate = self
        return tap
    }()

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: Notifications

    private func registerAllNotifications() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil
        )
        center.addObserver(
            self, selector: #selector(self.keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification,
            object: nil)
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            center.addObserver(self, selector: #selector(textFieldViewDidBeginEditing(_:)), name: name, object: nil)
        }
        for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
            center.addObserver(self, selector: #selector(textFieldViewDidEndEditing(_:)), name: name, object: nil)
        }
    }

    private func unregisterAllNotifications() {
        NotificationCenter.default.removeObserver(self)
        restorePosition()
    }

    internal func keyboardWillShow(_ notification: Notification?) {
        if let info = notification?.userInfo,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        {
            keyboardFrame = frame
        }
        adjustPosition()
    }

    internal func keyboardWillHide(_ notification: Notification) {
        keyboardFrame = .zero
        restorePosition()
    }

    internal func textFieldViewDidBeginEditing(_ notification: Notification) {
        textFieldView = notification.object as? UIView
        textFieldView?.window?.addGestureRecognizer(resignGesture)
        if isToolbarEnabled { addToolbarIfRequired() }
        adjustPosition()
    }

    internal func textFieldViewDidEndEditing(_ notification: Notification) {
        textFieldView?.window?.removeGestureRecognizer(resignGesture)
        textFieldView = nil
    }

    // MARK: Positions

    private func adjustPosition() {
        guard let field = textFieldView, let window = field.window, keyboardFrame.height > 0,
            let controller = field.owningViewController, !isDisabled(controller)
        else { return }
        let extra = delegate?.keyboardGuardExtraDistance ?? 0
        let rect = field.convert(field.bounds, to: window)
        let move = rect.maxY - (window.bounds.height - keyboardFrame.height) + keyboardDistanceFromTextField + extra
        if let scrollView = field.superview(of: UIScrollView.self) {
            if lastScrollView !== scrollView {
                lastScrollView = scrollView
                startingContentInsets = scrollView.contentInset
                startingContentOffset = scrollView.contentOffset
            }
            let bottom = window.bounds.height - keyboardFrame.height
            let covered = scrollView.convert(scrollView.bounds, to: window).maxY - bottom
            scrollView.contentInset.bottom = max(startingContentInsets.bottom, covered)
            scrollView.scrollIndicatorInsets = scrollView.contentInset
            if move > 0 {
                scrollView.setContentOffset(
                    CGPoint(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y + move), animated: false)
            }
            return
        }
        guard move > 0, let view = controller.view else { return }
        if movedView !== view {
            movedView = view
            topViewBeginOrigin = view.frame.origin
        }
        delegate?.keyboardGuard?(self, willMove: view, by: move)
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
            view.frame.origin.y -= move
        }
    }

    private func restorePosition() {
        if let scrollView = lastScrollView {
            scrollView.contentInset = startingContentInsets
            scrollView.scrollIndicatorInsets = startingContentInsets
            scrollView.contentOffset = startingContentOffset
            lastScrollView = nil
        }
        if let view = movedView, let origin = topViewBeginOrigin {
            view.frame.origin = origin
            movedView = nil
            topViewBeginOrigin = nil
        }
    }

    private func isDisabled(_ controller: UIViewController) -> Bool {
        disabledControllerClasses.contains { controller.isKind(of: $0) }
    }

    // MARK: The toolbar

    private func addToolbarIfRequired() {
        guard let field = textFieldView, field.responds(to: #selector(setter: UITextField.inputAccessoryView)),
            field.inputAccessoryView == nil
        else { return }
        let siblings = field.responderSiblings()
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        let previous = UIBarButtonItem(title: "<", style: .plain, target: self, action: #selector(previousAction(_:)))
        let next = UIBarButtonItem(title: ">", style: .plain, target: self, action: #selector(nextAction(_:)))
        previous.isEnabled = siblings.first != field
        next.isEnabled = siblings.last != field
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(doneAction(_:)))
        toolbar.items = [previous, next, space, done]
        (field as? UITextField)?.inputAccessoryView = toolbar
        (field as? UITextView)?.inputAccessoryView = toolbar
    }

    internal func previousAction(_ item: UIBarButtonItem) { goTo(-1) }
    internal func nextAction(_ item: UIBarButtonItem) { goTo(1) }
    internal func doneAction(_ item: UIBarButtonItem) { resignFirstResponder() }

    private func goTo(_ offset: Int) {
        guard let field = textFieldView else { return }
        let siblings = field.responderSiblings()
        guard let index = siblings.firstIndex(of: field), siblings.indices.contains(index + offset) else { return }
        siblings[index + offset].becomeFirstResponder()
    }

    @discardableResult public func resignFirstResponder() -> Bool {
        textFieldView?.resignFirstResponder() ?? false
    }

    // MARK: Gestures

    internal func tapRecognized(_ gesture: UITapGestureRecognizer) {
        if gesture.state == .ended { resignFirstResponder() }
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if let resigns = delegate?.keyboardGuardShouldResignOnTouch?(self) { return resigns }
        return !(touch.view is UIControl)
    }
}

private var keyboardDistanceKey: UInt8 = 0

public extension UIView {

    /// A distance of this field's own; the guard's for nil.
    @objc var keyboardDistance: NSNumber? {
        get { return objc_getAssociatedObject(self, &keyboardDistanceKey) as? NSNumber }
        set { objc_setAssociatedObject(self, &keyboardDistanceKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// The controller whose view the view is in.
    @objc var owningViewController: UIViewController? {
        var responder: UIResponder? = self
        repeat {
            responder = responder?.next
            if let controller = responder as? UIViewController { return controller }
        } while responder != nil
        return nil
    }

    internal func superview<T: UIView>(of type: T.Type) -> T? {
        var view = superview
        while let current = view {
            if let found = current as? T, Swift.type(of: current) != UITextView.self { return found }
            view = current.superview
        }
        return nil
    }

    internal func responderSiblings() -> [UIView] {
        let siblings = superview?.subviews ?? []
        return siblings.filter { $0.canBecomeFirstResponder && $0.isUserInteractionEnabled && !$0.isHidden }
            .sorted { $0.frame.minY < $1.frame.minY }
    }
}
