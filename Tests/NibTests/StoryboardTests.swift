import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct StoryboardTests {
    private let storyboard = UIStoryboard(name: "Main", bundle: resources)

    private func window(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test func initialControllerHasItsChildren() throws {
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        let stacks = try #require(tabs.viewControllers as? [UINavigationController])
        #expect(stacks.map { $0.tabBarItem.title } == ["List", "Settings"])
        #expect(stacks.allSatisfy { $0.tabBarItem.image != nil })
        #expect(tabs.tabBar.tintColor == .systemPurple)
        #expect(stacks[1].navigationBar.prefersLargeTitles)
        let notes = try #require(stacks[0].viewControllers.first as? NotesController)
        #expect(notes.log == ["awake false"])
        #expect(notes.storyboard === storyboard)
        #expect(notes.navigationItem.title == "Notes")
        #expect(notes.addButton === notes.navigationItem.rightBarButtonItem)
        notes.loadViewIfNeeded()
        #expect(notes.log == ["awake false", "loaded true"])
        #expect(notes.tableView.dataSource === notes)
    }

    @Test func cellsStartSeguesBeforeTheDelegateIsNotified() throws {
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        let window = window(tabs)
        let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
        let notes = try #require(stack.viewControllers.first as? NotesController)
        let cell = try #require(notes.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell)
        #expect(cell.noteLabel.text == "Note 1")
        // 20 above and below a line of 20 1/3, and the line between rows.
        #expect(abs(cell.frame.height - 60.67) < 0.5)
        notes.log = []
        cell.simulateTap()
        #expect(
            notes.log == [
                "should showDetail", "prepare showDetail NoteDetailController NoteCell false", "didSelect",
            ])
        AnimationClock.current.finish()
        #expect(stack.topViewController is NoteDetailController)
        #expect((stack.topViewController as? NoteDetailController)?.titleLabel.text == "Title")
        _ = window
    }

    @Test func barButtonsPresentAndUnwindSeguesGoBack() throws {
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        let window = window(tabs)
        let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
        let notes = try #require(stack.viewControllers.first as? NotesController)
        notes.log = []
        notes.addButton.trigger(from: nil)
        AnimationClock.current.finish()
        let compose = try #require(tabs.presentedViewController as? ComposeController)
        #expect(compose.modalPresentationStyle == .fullScreen)
        #expect(compose.modalTransitionStyle == .crossDissolve)
        #expect(notes.log == ["should compose", "prepare compose ComposeController UIBarButtonItem false"])
        compose.doneButton.sendActions(for: .touchUpInside)
        AnimationClock.current.finish()
        #expect(notes.log.last == "unwind done ComposeController")
        #expect(tabs.presentedViewController == nil)
        notes.allows = false
        notes.addButton.trigger(from: nil)
        #expect(tabs.presentedViewController == nil)
        _ = window
    }

    @Test func seguesByProgramAreNotRequested() throws {
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        let window = window(tabs)
        let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
        let notes = try #require(stack.viewControllers.first as? NotesController)
        notes.log = []
        notes.navigationItem.leftBarButtonItem?.trigger(from: nil)
        AnimationClock.current.finish()
        #expect(notes.log == ["prepare showGrid GridController UIBarButtonItem false"])
        let grid = try #require(stack.topViewController as? GridController)
        window.layoutIfNeeded()
        // Items of 120 by 80 from 10 at the side and 6 below a header of 30.
        let cell = try #require(
            grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? SquareCell)
        #expect(cell.frame == CGRect(x: 10, y: 36, width: 120, height: 80))
        #expect(cell.box.frame == CGRect(x: 10, y: 10, width: 100, height: 60))
        let raised = exceptions { notes.performSegue(withIdentifier: "nothing", sender: nil) }
        #expect(raised.first?.reason.hasSuffix("has no segue with identifier 'nothing'") == true)
    }

    @Test func seguesOfOwnClassesActionsAndReferences() throws {
        let grid = try #require(
            storyboard.instantiateViewController(withIdentifier: "Grid") as? GridController)
        let stack = UINavigationController(rootViewController: grid)
        let window = window(stack)
        FadeSegue.performed = []
        grid.performSegue(withIdentifier: "custom", sender: nil)
        #expect(FadeSegue.performed == ["custom LoginController"])
        grid.performSegue(withIdentifier: "made", sender: "me")
        AnimationClock.current.finish()
        let login = try #require(stack.topViewController as? LoginController)
        #expect(login.name == "me made")
        #expect(login.title == "Log in")
        login.loadViewIfNeeded()
        #expect(login.label.text == "Log in")
        grid.performSegue(withIdentifier: "elsewhere", sender: nil)
        AnimationClock.current.finish()
        #expect((stack.presentedViewController ?? stack.topViewController)?.title == "There")
        _ = window
    }

    @Test func containersEmbedBeforeTheirViewCountsAsLoaded() throws {
        let container: ContainerController = storyboard.instantiateViewController(identifier: "Container")
        let window = window(container)
        #expect(container.log == ["prepare embedChild 0", "loaded 1 true"])
        let child = try #require(container.child)
        #expect(child.parents == [true])
        #expect(child.view.superview?.frame == CGRect(x: 40, y: 99, width: 313, height: 200))
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 313, height: 200))
        _ = window
    }

    @Test func staticTablesHaveTheirRows() throws {
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        tabs.selectedIndex = 1
        let window = window(tabs)
        let stack = try #require(tabs.viewControllers?.last as? UINavigationController)
        let settings = try #require(stack.viewControllers.first as? SettingsController)
        let table = try #require(settings.tableView)
        #expect(table.style == .insetGrouped)
        #expect(table.numberOfSections == 2)
        #expect((0..<2).map(table.numberOfRows(inSection:)) == [2, 1])
        let cells = [(0, 0), (0, 1), (1, 0)].map { table.cellForRow(at: IndexPath(row: $0.1, section: $0.0)) }
        #expect(cells.map { $0?.textLabel?.text } == ["Name", "Language", "Reset"])
        #expect(cells.map { $0?.frame.height } == [44, 60, 44])
        #expect(cells[1]?.accessoryType == .checkmark)
        #expect(settings.resetCell === cells[2])
        #expect(settings.tableView(table, titleForHeaderInSection: 0) == "General")
        cells[2]?.simulateTap()
        #expect(settings.selected == [IndexPath(row: 0, section: 1)])
        _ = window
    }

    @Test func creatorsMakeControllersWithTheirOwnInitializer() {
        let login = storyboard.instantiateViewController(identifier: "Login") { coder in
            LoginController(coder: coder, name: "mine")
        }
        #expect(login.name == "mine")
        #expect(login.title == "Log in")
        login.loadViewIfNeeded()
        #expect(login.label != nil)
        let plain: LoginController = storyboard.instantiateViewController(identifier: "Login")
        #expect(plain.name == "plain")
    }

    @Test func whatIsMissingRaises() {
        let first = exceptions { _ = UIStoryboard(name: "Nowhere", bundle: resources) }
        #expect(
            first.first?.reason
                == "Could not find a storyboard named 'Nowhere' in bundle NSBundle <\(resources.bundlePath)> (loaded)"
        )
        let second = exceptions { _ = storyboard.instantiateViewController(withIdentifier: "Nobody") }
        #expect(
            second.first?.reason.hasSuffix("doesn't contain a view controller with identifier 'Nobody'")
                == true)
        #expect(UIStoryboard(name: "Other", bundle: resources).instantiateInitialViewController() == nil)
    }

    @Test func containersThatContainEachOtherEnd() {
        let other = UIStoryboard(name: "Other", bundle: resources)
        var made: UIViewController?
        let lines = reports { made = other.instantiateViewController(withIdentifier: "Cycle") }
        #expect(made is UITabBarController)
        #expect(
            lines.count == 1 && lines.first?.contains("the controller cyc-00-sbd contains itself") == true)
    }
}
