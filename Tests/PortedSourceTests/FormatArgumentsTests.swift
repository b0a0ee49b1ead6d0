import Foundation
import Testing
import UIKit

@MainActor
@Suite struct FormatArgumentsTests {
    @Test func objectsAreArgumentsOfFormats() throws {
        let date = Date(timeIntervalSince1970: 0)
        let url = try #require(URL(string: "https://a.example"))
        #expect(
            String(format: "%@ %d %@ %@", date as CVarArg, 3, url as CVarArg, "end")
                == "1970-01-01 00:00:00 +0000 3 https://a.example end")
        #expect(NSPredicate(format: "SELF > %@", date as CVarArg).evaluate(with: Date()))
    }

    @Test func adaptedPopoversKeepTheirPresentation() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let presenter = UIViewController(), presented = UIViewController()
        window.rootViewController = presenter
        window.isHidden = false
        window.layoutIfNeeded()
        presented.modalPresentationStyle = .popover
        let popover = try #require(presented.popoverPresentationController)
        popover.sourceView = presenter.view
        presenter.present(presented, animated: false)
        #expect(presented.presentingViewController === presenter)
        #expect(presented.sheetPresentationController != nil)
        #expect(presented.popoverPresentationController === popover)
        presenter.dismiss(animated: false)
        #expect(presented.popoverPresentationController !== popover)
        window.isHidden = true
    }
}
