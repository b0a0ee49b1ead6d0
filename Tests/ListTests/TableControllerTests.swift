import Testing
import UIKit

/// What a controller of a table gives its table.
@MainActor struct TableControllerTests {
    @Test func theRefreshControlIsTheTables() {
        let controller = UITableViewController(style: .plain)
        #expect(controller.refreshControl == nil && !controller.isViewLoaded)
        let control = UIRefreshControl()
        controller.refreshControl = control
        #expect(controller.refreshControl === control && controller.tableView.refreshControl === control)
        controller.refreshControl = nil
        #expect(controller.tableView.refreshControl == nil)
    }
}
