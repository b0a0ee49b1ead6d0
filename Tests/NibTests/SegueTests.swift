import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Segues of each kind: the order of the calls, what is passed, and what is shown.
@MainActor
@Suite(.serialized)
struct SegueTests {
    private let storyboard = UIStoryboard(name: "Segues", bundle: resources)

    private struct Stage {
        let window: UIWindow
        let stack: UINavigationController
        let start: SegueStart
    }

    private func stage(_ screen: UIScreen = .main) throws -> Stage {
        let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let window = UIWindow(screen: screen)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let start = try #require(stack.viewControllers.first as? SegueStart)
        return Stage(window: window, stack: stack, start: start)
    }

    @Test func embedsComeBeforeTheViewCountsAsLoaded() throws {
        let stage = try stage()
        #expect(stage.start.log == ["should embed", "prepare embed false", "loaded 1"])
        #expect(stage.start.prepared?.sender == nil)
        let child = try #require(stage.start.children.first)
        #expect(stage.start.prepared?.segue.destination === child)
        #expect(child.view.superview?.frame == CGRect(x: 20, y: 520, width: 353, height: 100))
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 353, height: 100))
    }

    @Test func showPushesInStacks() throws {
        let stage = try stage()
        let start = stage.start
        start.log = []
        start.showButton.sendActions(for: .touchUpInside)
        #expect(start.log == ["should show", "prepare show false"])
        #expect(start.prepared?.sender as? UIButton === start.showButton)
        #expect(start.prepared?.segue.source === start)
        AnimationClock.current.finish()
        #expect(stage.stack.topViewController === start.prepared?.segue.destination)
        #expect(stage.stack.viewControllers.count == 2)
    }

    @Test func refusedSeguesShowNothing() throws {
        let stage = try stage()
        stage.start.log = []
        stage.start.allows = false
        for button in [stage.start.showButton, stage.start.modalButton, stage.start.pushButton] {
            button?.sendActions(for: .touchUpInside)
        }
        AnimationClock.current.finish()
        #expect(stage.start.log == ["should show", "should modal", "should push"])
        #expect(stage.stack.viewControllers.count == 1)
        #expect(stage.stack.presentedViewController == nil)
    }

    @Test func modalSeguesSetTheirStyles() throws {
        let stage = try stage()
        stage.start.log = []
        stage.start.modalButton.sendActions(for: .touchUpInside)
        AnimationClock.current.finish()
        let shown = try #require(stage.stack.presentedViewController as? SegueEnd)
        #expect(stage.start.log == ["should modal", "prepare modal false"])
        #expect(shown.modalPresentationStyle == .formSheet)
        #expect(shown.modalTransitionStyle == .crossDissolve)
    }

    @Test func popoversPointAtTheirAnchors() throws {
        let stage = try stage(UIScreen(.iPad))
        stage.start.popoverButton.sendActions(for: .touchUpInside)
        AnimationClock.current.finish()
        let shown = try #require(stage.stack.presentedViewController)
        let popover = try #require(shown.popoverPresentationController)
        #expect(shown.modalPresentationStyle == .popover)
        #expect(popover.sourceView === stage.start.anchor)
        #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(popover.permittedArrowDirections == .up)
        stage.stack.dismiss(animated: false)
        AnimationClock.current.finish()
        stage.start.navigationItem.rightBarButtonItem?.trigger(from: nil)
        AnimationClock.current.finish()
        let second = try #require(stage.stack.presentedViewController)
        let item = stage.start.navigationItem.rightBarButtonItem
        #expect(second.popoverPresentationController?.barButtonItem === item)
        #expect(stage.start.prepared?.sender as? UIBarButtonItem === item)
    }

    @Test func pushSeguesNeedAStack() throws {
        let stage = try stage()
        stage.start.pushButton.sendActions(for: .touchUpInside)
        AnimationClock.current.finish()
        #expect(stage.stack.topViewController is SegueEnd)
        let alone: SegueStart = storyboard.instantiateViewController(identifier: "Alone")
        let raised = exceptions { alone.performSegue(withIdentifier: "push", sender: nil) }
        #expect(raised.first?.name == "NSGenericException")
        #expect(
            raised.first?.reason
                == "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
        )
    }

    @Test func cellsStartTheirSegueAndThatOfTheirAccessory() throws {
        let stage = try stage()
        let cell = try #require(stage.start.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        stage.start.log = []
        // The button of details is 44 wide at the trailing end.
        cell.simulateTap(at: CGPoint(x: 393 - 48, y: 22))
        AnimationClock.current.finish()
        #expect(stage.start.log == ["should info", "prepare info false"])
        #expect(stage.start.prepared?.sender as? UITableViewCell === cell)
        #expect(stage.stack.presentedViewController is SegueEnd)
        stage.stack.dismiss(animated: false)
        AnimationClock.current.finish()
        stage.start.log = []
        cell.simulateTap()
        AnimationClock.current.finish()
        #expect(stage.start.log == ["should open", "prepare open false"])
        #expect(stage.start.prepared?.sender as? UITableViewCell === cell)
        #expect(stage.stack.topViewController is SegueEnd)
    }

    @Test func programsPerformSeguesWithoutARequest() throws {
        let stage = try stage()
        stage.start.log = []
        stage.start.performSegue(withIdentifier: "manual", sender: "me")
        #expect(stage.start.log == ["prepare manual false"])
        #expect(stage.start.prepared?.sender as? String == "me")
        let raised = exceptions { stage.start.performSegue(withIdentifier: "none", sender: nil) }
        #expect(raised.first?.name == "NSInvalidArgumentException")
        let reason = try #require(raised.first?.reason)
        #expect(reason.hasPrefix("Receiver (<NibTests.SegueStart: 0x"))
        #expect(reason.hasSuffix(">) has no segue with identifier 'none'"))
        // A controller that was made in code has no segues at all.
        let plain = exceptions { UIViewController().performSegue(withIdentifier: "show", sender: nil) }
        #expect(plain.first?.reason.hasSuffix("has no segue with identifier 'show'") == true)
    }

    @Test(arguments: ["show", "modal", "info"])
    func unwindingGoesBack(identifier: String) throws {
        let stage = try stage()
        stage.start.performSegue(withIdentifier: identifier, sender: nil)
        AnimationClock.current.finish()
        let end = try #require(stage.start.prepared?.segue.destination as? SegueEnd)
        stage.start.log = []
        end.allows = false
        end.backButton.sendActions(for: .touchUpInside)
        AnimationClock.current.finish()
        #expect(end.log == ["should back"])
        #expect(stage.start.log == [])
        (end.allows, end.log) = (true, [])
        end.backButton.sendActions(for: .touchUpInside)
        #expect(end.log == ["should back", "prepare back true"])
        #expect(stage.start.log == ["can unwind", "unwind back true true"])
        AnimationClock.current.finish()
        #expect(stage.stack.viewControllers == [stage.start])
        #expect(stage.stack.presentedViewController == nil)
    }

    @Test func unwindingWithoutATargetDoesNothing() throws {
        let end = try #require(
            { () -> SegueEnd? in
                let start: SegueStart = storyboard.instantiateViewController(identifier: "Alone")
                let stack = UINavigationController(rootViewController: start)
                start.performSegue(withIdentifier: "push", sender: nil)
                return stack.topViewController as? SegueEnd
            }())
        let other = UINavigationController(rootViewController: end)
        end.loadViewIfNeeded()
        let raised = exceptions { end.performSegue(withIdentifier: "back", sender: nil) }
        #expect(raised.isEmpty)
        #expect(other.viewControllers == [end])
        #expect(end.log == [])
    }

    @Test func detailsAreShownBesideTheList() throws {
        let split = try #require(
            storyboard.instantiateViewController(withIdentifier: "Split") as? UISplitViewController)
        let window = UIWindow(screen: UIScreen(.iPad))
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let start = try #require(split.viewControllers.first as? SegueStart)
        start.loadViewIfNeeded()
        start.showButton.sendActions(for: .touchUpInside)
        AnimationClock.current.finish()
        #expect(start.log == ["loaded 0", "should detail", "prepare detail false"])
        #expect(split.viewControllers.count == 2)
        #expect(split.viewControllers.last === start.prepared?.segue.destination)
        _ = window
    }
}
