import UIKit
import XCTest

@testable import Notes

@MainActor
final class SceneTests: XCTestCase {

    func testListAndEditor() throws {
        let bundle = Bundle(for: NoteListViewController.self)
        let storyboard = UIStoryboard(name: "Main", bundle: bundle)
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        let list = try XCTUnwrap(navigation.topViewController as? NoteListViewController)
        list.store = NoteStore()
        list.store.loadSamples(from: bundle)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)

        let item = try XCTUnwrap(list.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        let editor = try XCTUnwrap(navigation.topViewController as? NoteEditorViewController)
        editor.loadViewIfNeeded()
        window.layoutIfNeeded()
        XCTAssertEqual(editor.title, "Untitled")
        XCTAssertEqual(editor.titleField.frame.width, 343)
        editor.titleField.text = "Fresh"
        editor.titleField.sendActions(for: .editingChanged)
        XCTAssertEqual(editor.title, "Fresh")
        XCTAssertEqual(editor.titleField.delegate?.textFieldShouldReturn?(editor.titleField), true)
    }
}

/// What an app finds in its main bundle.
final class BundleTests: XCTestCase {

    func testMainBundle() throws {
        XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "CFBundleIdentifier") as? String, "com.example.notes")
        XCTAssertEqual(Bundle.main.infoDictionary?["UISupportsDocumentBrowser"] as? Bool, false)
        XCTAssertEqual(Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil)?.count, 1)
        XCTAssertNotNil(Bundle(for: NoteStore.self).path(forResource: "welcome", ofType: "json"))
        XCTAssertNil(Bundle.main.url(forResource: "missing", withExtension: "json"))
        XCTAssertEqual(NSLocalizedString("list.title", comment: ""), "Notes")
        let store = NoteStore()
        store.loadSamples()
        XCTAssertEqual(store.count, 2)
    }
}
