import ViewBridge

/// What constraints are made for: views and layout guides.
@preconcurrency @MainActor
public protocol LayoutConstraintItem: AnyObject {}

extension UIView: LayoutConstraintItem {}
extension UILayoutGuide: LayoutConstraintItem {}

extension LayoutConstraintItem {
    /// What is kept with the item; nil while nothing is.
    var state: ItemState? {
        switch self {
        case let view as UIView: ItemState.ofItems[view]
        case let guide as UILayoutGuide: ItemState.ofItems[guide]
        default: nil
        }
    }

    /// What is kept with the item, made where nothing is.
    var madeState: ItemState {
        if let state { return state }
        let state = ItemState()
        switch self {
        case let view as UIView: ItemState.ofItems[view] = state
        case let guide as UILayoutGuide: ItemState.ofItems[guide] = state
        default: break
        }
        return state
    }

    /// The view that places without a view of their own refer to: the superview, or the view that a guide
    /// belongs to.
    var container: UIView? {
        switch self {
        case let view as UIView: view.superview
        case let guide as UILayoutGuide: guide.owningView
        default: nil
        }
    }

    /// Lets constraints decide about a view's frame.
    func prepareForConstraints() {
        guard let view = self as? UIView, view.translatesAutoresizingMaskIntoConstraints else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
    }
}
