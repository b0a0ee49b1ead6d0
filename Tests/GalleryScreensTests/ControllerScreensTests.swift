import GalleryScreens
import Testing
import UIKit

/// The screens of columns, dates and searches work as they look.
@MainActor
@Suite struct ControllerScreensTests {
    private func everyView(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap(everyView) }

    private func show(
        _ controller: UIViewController, on device: ScreenDevice,
        _ orientation: UIInterfaceOrientation = .portrait
    ) -> UIWindow {
        let window = UIWindow(screen: UIScreen(device, orientation: orientation))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.settle()
        AnimationClock.current.finish()
        window.settle()
        return window
    }

    @Test func notesAreBesideTheirListOnATabletOnly() {
        let tablet = NotesSplitViewController()
        let window = show(tablet, on: .iPadPro11, .landscapeLeft)
        #expect(!tablet.isCollapsed && tablet.viewControllers.allSatisfy { $0.view.window === window })
        let phone = NotesSplitViewController()
        _ = show(phone, on: .iPhone14ProMax)
        #expect(phone.isCollapsed && phone.viewControllers.count == 1)
    }

    @Test func datesAreShownWhole() throws {
        let page = AppointmentViewController()
        let window = show(UINavigationController(rootViewController: page), on: .iPhone14ProMax)
        let pickers = everyView(in: page.view).compactMap { $0 as? UIDatePicker }
        #expect(pickers.map(\.datePickerStyle) == [.compact, .inline, .wheels])
        for picker in pickers {
            #expect(window.bounds.contains(picker.convert(picker.bounds, to: window)))
        }
        let duration = try #require(pickers.last).countDownDuration
        #expect(duration == 2700.0)
    }

    @Test func theSearchFindsCities() {
        let page = CitySearchViewController(searchingFor: "er")
        _ = show(UINavigationController(rootViewController: page), on: .iPhone14ProMax)
        #expect(page.navigationItem.searchController?.isActive == true)
        #expect(page.tableView.numberOfRows(inSection: 0) == 3)
        page.navigationItem.searchController?.isActive = false
        AnimationClock.current.finish()
        #expect(page.tableView.numberOfRows(inSection: 0) == 20)
    }
}
