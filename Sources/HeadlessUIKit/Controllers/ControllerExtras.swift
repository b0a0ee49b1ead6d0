import Foundation

/// Properties that only some controllers have, stored apart so that the others stay small.
@MainActor
final class ControllerExtras {
    // Bars.
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    /// The tab that shows the controller.
    weak var tab: UITab?
    var toolbarItems: [UIBarButtonItem]?
    var edgesForExtendedLayout = UIRectEdge.all
    var extendedLayoutIncludesOpaqueBars = false
    /// What the bars of the container cover of the controller's view.
    var barSafeArea = UIEdgeInsets.zero
    /// The scroll views that were set as content, by edge.
    var contentScrollViews: [UInt: WeakView] = [:]

    /// Where the view and the segues are from, where that is a nib or a storyboard.
    var nib: ControllerNib?

    // Containment.
    var movement = Movement.none
    weak var transition: TransitionCoordinator?
    var traitOverrides: TraitValues?
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]

    // Content.
    var unavailable: UnavailableContent?

    // Presentation.
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var presentation: UIPresentationController?
    var modalPresentationStyle = UIModalPresentationStyle.automatic
    var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
    var definesPresentationContext = false
    /// The search that the controller presents.
    weak var search: UISearchController?
    var isModalInPresentation = false
    var capturesStatusBar = false

    /// Why a controller's appearance is changing.
    enum Movement {
        case none, toParent, fromParent, presenting, dismissing
    }

    /// A weak reference to a view.
    struct WeakView {
        weak var view: UIView?
    }
}

extension UIViewController {
    /// The extras, created lazily.
    final var madeExtras: ControllerExtras {
        if let extras { return extras }
        let made = ControllerExtras()
        extras = made
        return made
    }

    final var movement: ControllerExtras.Movement {
        get { extras?.movement ?? .none }
        set {
            guard newValue != movement else { return }
            madeExtras.movement = newValue
        }
    }
}
