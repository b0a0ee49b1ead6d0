import XCTest

@testable import Notes

final class NoteStoreTests: XCTestCase {

    func testEdits() {
        let store = NoteStore()
        store.insert(Note(title: "A", text: ""))
        store.insert(Note(title: "B", text: ""))
        XCTAssertEqual(store.notes.map { $0.title }, ["B", "A"])
        var note = store.notes[1]
        note.text = "changed"
        store.update(note)
        XCTAssertEqual(store.notes[1].text, "changed")
        store.remove(at: 0)
        XCTAssertEqual(store.count, 1)
    }

    func testCountIsObserved() {
        let store = NoteStore()
        var counts: [Int] = []
        let observation = store.observe(\.count, options: .new) { _, change in
            counts.append(change.newValue ?? -1)
        }
        store.insert(Note(title: "A", text: ""))
        observation.invalidate()
        XCTAssertEqual(counts, [1])
    }
}
