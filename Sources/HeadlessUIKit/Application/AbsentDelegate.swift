/// A delegate and data source that implements nothing: each method has the default that reports itself as absent.
///
/// Adapted source calls it in stubs, where a class conforms to a protocol and only its subclass implements a method.
@preconcurrency @MainActor
public final class AbsentDelegate: NSObject {}

extension OptionalMethods {
    /// Conforms to the delegate and data source protocols of the kit and implements nothing that is optional.
    @preconcurrency @MainActor public static var absentDelegate: AbsentDelegate { AbsentDelegate() }
}

extension AbsentDelegate: CAAnimationDelegate, CALayerDelegate {}
extension AbsentDelegate: NSLayoutManagerDelegate, NSTextStorageDelegate {}
extension AbsentDelegate: UIApplicationDelegate, UIWindowSceneDelegate {}
extension AbsentDelegate: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {}
extension AbsentDelegate: UICollectionViewDelegateFlowLayout, UITableViewDelegate, UITextViewDelegate {}
extension AbsentDelegate: UIColorPickerViewControllerDelegate, UIDocumentPickerDelegate {}
extension AbsentDelegate: UIDropInteractionDelegate {}
extension AbsentDelegate: UIDocumentInteractionControllerDelegate, UIEditMenuInteractionDelegate {}
extension AbsentDelegate: UIFontPickerViewControllerDelegate, UIImagePickerControllerDelegate {}
extension AbsentDelegate: UIGestureRecognizerDelegate, UILargeContentViewerInteractionDelegate {}
extension AbsentDelegate: UINavigationBarDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate
{}
extension AbsentDelegate: UIPageViewControllerDelegate, UIPickerViewDelegate, UISplitViewControllerDelegate {}
extension AbsentDelegate: UIPencilInteractionDelegate, UIPointerInteractionDelegate {}
extension AbsentDelegate: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {}
extension AbsentDelegate: UISearchBarDelegate, UISearchControllerDelegate, UITabBarDelegate {}
extension AbsentDelegate: UISearchTextFieldDelegate, UIToolbarDelegate {}
extension AbsentDelegate: UIViewControllerTransitioningDelegate {}
extension AbsentDelegate: UIScribbleInteractionDelegate, UITabBarControllerSidebarDelegate {}
extension AbsentDelegate: UITextInteractionDelegate, UITextSelectionDisplayInteractionDelegate {}
