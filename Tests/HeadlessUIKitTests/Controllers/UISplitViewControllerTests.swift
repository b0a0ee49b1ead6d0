import Foundation
import Testing
import UIKit

/// Columns: widths, modes, collapsing and expanding.
@MainActor
@Suite struct UISplitViewControllerTests {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []
        var top: UISplitViewController.Column?
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("top \(proposed)")
            return top ?? proposed
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
        {
            calls.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
        {
            calls.append("hide \(column)")
        }
    }

    private let list = UIViewController()
    private let detail = UIViewController()
    private let middle = UIViewController()

    private func shown(
        _ split: UISplitViewController, on device: ScreenDevice,
        _ orientation: UIInterfaceOrientation = .portrait
    ) -> UIWindow {
        let window = UIWindow(screen: UIScreen(device, orientation: orientation))
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func double() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        return split
    }

    @Test func columnsAreWrappedAndFound() {
        let split = double()
        #expect(split.viewController(for: .primary) === list)
        #expect(list.navigationController != nil && list.splitViewController === split)
        #expect(
            split.viewControllers.count == 2
                && split.viewControllers.allSatisfy { $0 is UINavigationController })
    }

    @Test func primaryIs320Of820() {
        let split = double()
        split.preferredDisplayMode = .oneBesideSecondary
        let window = shown(split, on: .iPad)
        #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
        #expect(split.primaryColumnWidth == 320)
        #expect(list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1180))
        #expect(detail.navigationController?.view.frame == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
        #expect(list.traitCollection.horizontalSizeClass == .compact)
        split.preferredPrimaryColumnWidth = 250
        window.layoutIfNeeded()
        #expect(list.navigationController?.view.frame.width == 250)
        split.primaryEdge = .trailing
        window.layoutIfNeeded()
        #expect(list.navigationController?.view.frame.minX == 570)
    }

    @Test func modesFollowTheOrientation() {
        let portrait = double()
        let delegate = Delegate()
        portrait.delegate = delegate
        let window = shown(portrait, on: .iPad)
        #expect(portrait.displayMode == .secondaryOnly)
        #expect(detail.navigationController?.view.frame == window.bounds)
        #expect(list.navigationController?.viewIfLoaded?.window == nil)
        portrait.show(.primary)
        AnimationClock.current.finish()
        #expect(portrait.displayMode == .oneOverSecondary && delegate.calls == ["show primary"])
        #expect(list.navigationController?.view.frame.width == 320)
        #expect(detail.navigationController?.view.frame == window.bounds)
        portrait.hide(.primary)
        AnimationClock.current.finish()
        #expect(list.navigationController?.view.window == nil && delegate.calls.last == "hide primary")
        let landscape = double()
        let other = shown(landscape, on: .iPad, .landscapeLeft)
        #expect(landscape.displayMode == .oneBesideSecondary)
        #expect(other.bounds.width == 1180)
    }

    @Test func threeColumns() {
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(middle, for: .supplementary)
        split.setViewController(detail, for: .secondary)
        split.preferredDisplayMode = .twoBesideSecondary
        let window = shown(split, on: .iPad, .landscapeLeft)
        let frames = [list, middle, detail].map { $0.navigationController?.view.frame ?? .zero }
        #expect(frames[0].minX == 0 && frames[1].minX == frames[0].maxX + 0.5)
        #expect(frames[2].minX == frames[1].maxX + 0.5 && frames[2].maxX == window.bounds.width)
        #expect(frames[2].width >= 464)
    }

    @Test(arguments: [UISplitViewController.Column.primary, .secondary])
    func phonesHaveOneStack(top: UISplitViewController.Column) {
        let split = double()
        let delegate = Delegate()
        delegate.top = top
        split.delegate = delegate
        let window = shown(split, on: .iPhone16)
        #expect(split.isCollapsed && delegate.calls == ["top secondary", "collapsed"])
        let navigator = list.navigationController
        #expect(navigator?.view.frame == window.bounds)
        let isOnTop = navigator?.topViewController === detail
        #expect(isOnTop == (top == .secondary))
        split.show(.secondary)
        AnimationClock.current.finish()
        #expect(navigator?.viewControllers.count == 2 && navigator?.topViewController === detail)
        split.show(.primary)
        AnimationClock.current.finish()
        #expect(navigator?.viewControllers.count == 1)
    }

    @Test func columnsAreSeparatedAgain() {
        let split = double()
        let delegate = Delegate()
        split.delegate = delegate
        let window = shown(split, on: .iPhone16)
        let pushed = UIViewController()
        list.navigationController?.pushViewController(pushed, animated: false)
        #expect(list.navigationController?.viewControllers.count == 3)
        split.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(!split.isCollapsed && delegate.calls.last == "expanded")
        #expect(list.navigationController?.viewControllers.count == 1)
        #expect(detail.navigationController?.viewControllers.count == 2)
        #expect(detail.navigationController?.topViewController === pushed)
        split.traitOverrides.horizontalSizeClass = .compact
        window.layoutIfNeeded()
        #expect(split.isCollapsed && list.navigationController?.viewControllers.count == 3)
    }

    @Test func detailsAreShownInTheSecondaryColumn() {
        let split = UISplitViewController()
        let navigator = UINavigationController(rootViewController: list)
        split.viewControllers = [navigator, detail]
        let window = shown(split, on: .iPad, .landscapeLeft)
        #expect(split.style == .unspecified && detail.parent === split)
        list.showDetailViewController(middle, sender: nil)
        window.layoutIfNeeded()
        #expect(split.viewControllers.last === middle && middle.view.window != nil && detail.parent == nil)
        let compact = UISplitViewController()
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        compact.viewControllers = [UINavigationController(rootViewController: root), first]
        let phone = shown(compact, on: .iPhone16)
        #expect(root.navigationController?.topViewController === first)
        root.navigationController?.popToRootViewController(animated: false)
        root.showDetailViewController(second, sender: nil)
        AnimationClock.current.finish()
        phone.layoutIfNeeded()
        #expect(root.navigationController?.topViewController === second)
    }
}
