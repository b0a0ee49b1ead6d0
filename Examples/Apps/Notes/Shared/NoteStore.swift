import Foundation

class NoteStore: NSObject {

    static let shared = NoteStore()
    static let didChange = Notification.Name("NoteStoreDidChange")

    @objc dynamic private(set) var count = 0

    private(set) var notes: [Note] = [] {
        didSet {
            count = notes.count
            NotificationCenter.default.post(name: NoteStore.didChange, object: self)
        }
    }

    func loadSamples(from bundle: Bundle = .main) {
        guard let url = bundle.url(forResource: "welcome", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let samples = try? JSONDecoder().decode([Note].self, from: data)
        else { return }
        notes = samples
    }

    func insert(_ note: Note) {
        notes.insert(note, at: 0)
    }

    func update(_ note: Note) {
        guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
        notes[index] = note
    }

    func remove(at index: Int) {
        notes.remove(at: index)
    }
}
