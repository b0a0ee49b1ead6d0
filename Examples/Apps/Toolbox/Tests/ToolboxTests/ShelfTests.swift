import UIKit
import XCTest

@testable import Toolbox

@MainActor
final class ShelfTests: XCTestCase {

    private final class Plain: NSObject, ShelfDataSource {
        var count: Int { 2 }
    }

    private class Full: NSObject, ShelfDataSource {
        var count: Int { 2 }
        subscript(i: Int) -> String { "item \(i)" }
        subscript(name: String) -> NSNumber? { name == "price" ? 7 : nil }
        class var preferredName: String { "full" }
        class func sortsItems() -> Bool { true }
        func sortsItems() -> Bool { false }
    }

    private final class Fuller: Full {
        override class var preferredName: String { "fuller" }
        override subscript(i: Int) -> String { "thing \(i)" }
    }

    func testOptionalRequirementsOfAllKinds() {
        let shelf = Shelf()
        let date = Date(timeIntervalSince1970: 0)
        XCTAssertEqual(shelf.describe(on: date), "empty")
        let (plain, full, fuller) = (Plain(), Full(), Fuller())
        func text(_ dataSource: ShelfDataSource) -> String {
            shelf.dataSource = dataSource
            return shelf.describe(on: date).filter { $0 != "\n" && $0 != "\"" && $0 != " " }
        }
        XCTAssertEqual(text(plain), "unnamed(-,-)-1(false,true)1970-01-0100:00:00+0000")
        XCTAssertEqual(text(full), "full(item0,item1)7(true,false)1970-01-0100:00:00+0000")
        XCTAssertEqual(text(fuller), "fuller(thing0,thing1)7(true,false)1970-01-0100:00:00+0000")
    }

    func testNamesOfClasses() {
        XCTAssertEqual(Shelf.logName, "Toolbox.Shelf")
    }

    func testObjectsOfNibsWake() throws {
        let view = try XCTUnwrap(ShelfView.load())
        let presenter = try XCTUnwrap(view.presenter)
        XCTAssertEqual(presenter.wakes, 1)
        XCTAssertEqual(view.label.text, "awake")
    }

    func testTextStoragesKnowWhatTheirDelegatesImplement() {
        final class Editor: NSObject, NSTextStorageDelegate {
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {}
        }
        let editor = Editor()
        let storage = NSTextStorage(string: "text")
        storage.delegate = editor
        let range = NSRange(location: 0, length: 1)
        XCTAssertNotNil(
            storage.delegate?.textStorage?(storage, didProcessEditing: [], range: range, changeInLength: 0))
        XCTAssertNil(
            storage.delegate?.textStorage?(storage, willProcessEditing: [], range: range, changeInLength: 0))
    }
}
