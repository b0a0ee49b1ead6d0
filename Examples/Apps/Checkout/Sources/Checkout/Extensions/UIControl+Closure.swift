import UIKit

/// The closures of a control, held by it as an associated object.
private final class ClosureTarget: NSObject {

    private let closure: (UIControl) -> Void

    init(_ closure: @escaping (UIControl) -> Void) {
        self.closure = closure
    }

    @objc func invoke(_ sender: UIControl) {
        closure(sender)
    }
}

private var closureTargetsKey: Void?

protocol ClosureActions: AnyObject {}

extension UIControl: ClosureActions {}

extension ClosureActions where Self: UIControl {

    /// `button.on(.touchUpInside) { button in ... }`, written before `UIAction`.
    func on(_ event: UIControl.Event, _ closure: @escaping (Self) -> Void) {
        let target = ClosureTarget { control in
            guard let control = control as? Self else { return }
            closure(control)
        }
        addTarget(target, action: #selector(ClosureTarget.invoke(_:)), for: event)
        var targets = objc_getAssociatedObject(self, &closureTargetsKey) as? [ClosureTarget] ?? []
        targets.append(target)
        objc_setAssociatedObject(
            self, &closureTargetsKey, targets, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    func removeClosures() {
        let targets = objc_getAssociatedObject(self, &closureTargetsKey) as? [ClosureTarget] ?? []
        targets.forEach { removeTarget($0, action: nil, for: .allEvents) }
        objc_setAssociatedObject(self, &closureTargetsKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
