/// What a snapshot is, by arrays alone.
struct ArraySnapshot: Equatable {
    struct Section: Equatable {
        var name: String
        var items: [Int] = []
    }

    var sections: [Section] = []

    var items: [Int] { sections.flatMap(\.items) }
    var names: [String] { sections.map(\.name) }

    mutating func insertItems(_ items: [Int], beside other: Int, after: Bool) {
        // A mark takes the target's position, because the target may itself be among the moved.
        guard let section = sections.firstIndex(where: { $0.items.contains(other) }),
            let index = sections[section].items.firstIndex(of: other)
        else { return }
        let mark = -1
        sections[section].items.insert(mark, at: after ? index + 1 : index)
        remove(items)
        guard let position = sections[section].items.firstIndex(of: mark) else { return }
        sections[section].items.replaceSubrange(position...position, with: items)
    }

    mutating func appendItems(_ items: [Int], to name: String?) {
        remove(items)
        let section = name.flatMap { names.firstIndex(of: $0) } ?? sections.count - 1
        sections[section].items += items
    }

    mutating func remove(_ items: [Int]) {
        for section in sections.indices { sections[section].items.removeAll { items.contains($0) } }
    }

    mutating func insertSections(_ new: [String], at index: Int) {
        let mark = "mark"
        sections.insert(Section(name: mark), at: index)
        let moved = new.map { name in sections.first { $0.name == name } ?? Section(name: name) }
        sections.removeAll { new.contains($0.name) }
        guard let position = names.firstIndex(of: mark) else { return }
        sections.replaceSubrange(position...position, with: moved)
    }
}
