import Testing
import UIKit

/// Results of imported methods are discardable on Apple's platforms. This compiles without warnings.
@MainActor
struct DiscardedResultTests {
    @Test func resultsCanBeDiscarded() {
        let root = UIViewController(), top = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(top, animated: false)
        navigation.popViewController(animated: false)
        navigation.popToRootViewController(animated: false)
        navigation.popToViewController(root, animated: false)
        #expect(navigation.viewControllers == [root])

        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        field.becomeFirstResponder()
        root.view.endEditing(true)
        #expect(!field.isFirstResponder)
        field.delegate?.textFieldShouldReturn(field)
        field.sizeThatFits(.zero)
        field.canPerformAction(Selector(("paste:")), withSender: nil)
        field.hitTest(.zero, with: nil)
        field.point(inside: .zero, with: nil)
        field.isDescendant(of: root.view)
        field.snapshotView(afterScreenUpdates: true)
        field.drawHierarchy(in: .zero, afterScreenUpdates: false)
        field.systemLayoutSizeFitting(.zero)
        field.convert(CGPoint.zero, to: nil)
        field.viewWithTag(3)

        let table = UITableView(), path = IndexPath(row: 0, section: 0)
        table.cellForRow(at: path)
        table.dequeueReusableCell(withIdentifier: "none")
        table.rectForRow(at: path)
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.beginInteractiveMovementForItem(at: path)
        list.updateInteractiveMovementTargetPosition(.zero)
        list.endInteractiveMovement()

        UIApplication.shared.sendAction(Selector(("none")), to: nil, from: nil, for: nil)
        UIColor.red.withAlphaComponent(0.5)
        UIFont.systemFont(ofSize: 3).withSize(4)
        UIImage(systemName: "star")?.withTintColor(.red)
        UINib(nibName: "None", bundle: nil).instantiateNothing()
        CALayer().hitTest(.zero)
        CALayer().needsDisplay()
    }
}

extension UINib {
    fileprivate func instantiateNothing() {}

    /// Compiled only.
    fileprivate func discards() {
        instantiate(withOwner: nil, options: nil)
        Bundle.main.loadNibNamed("None", owner: nil, options: nil)
        Bundle.main.loadNibNamed("None", owner: nil)
    }
}
