internal import LayoutCore
internal import Stacks

/// The children of one part, while they are written: as long as they are as they were, nothing is copied.
struct WrittenLevel {
    let parent: Part
    /// How many children were found where they were.
    var kept = 0
    /// The children, once they differ.
    var fresh: [Part]?
    /// The children that have not been found again, once they differ.
    var leftovers: [PartKey: [Part]] = [:]

    init(_ parent: Part) { self.parent = parent }
}

extension LayoutWriter {
    /// Goes into a part.
    func open(_ part: Part) {
        outerLevels.append(level)
        level = WrittenLevel(part)
    }

    /// Goes out of the part, whose children are then as written.
    func close() {
        finishLevel()
        if let outer = outerLevels.popLast() { level = outer }
    }

    /// Gives the part the children that were written.
    func finishLevel() {
        let parent = level.parent
        if level.fresh == nil, level.kept == parent.children.count { return }
        let fresh = level.fresh ?? Array(parent.children[..<level.kept])
        let gone =
            level.fresh == nil
            ? Array(parent.children[level.kept...])
            : parent.children.filter { part in
                level.leftovers[part.key]?.contains { $0 === part } == true
            }
        parent.children = fresh
        level = WrittenLevel(parent)
        tree.engine.setChildren(fresh.map(\.node), of: parent.node)
        tree.remove(gone)
    }

    /// The part for what is written next: the one that was there, or a new one.
    func nextPart(_ kind: PartKind, _ element: StackElement?) -> Part {
        let key = PartKey(path: path, id: id, kind: kind)
        if level.fresh == nil, level.kept < level.parent.children.count {
            let candidate = level.parent.children[level.kept]
            if candidate.key == key {
                level.kept += 1
                if let element { tree.engine.setElement(element, of: candidate.node) }
                return candidate
            }
        }
        return find(key, element)
    }

    @inline(never)
    private func find(_ key: PartKey, _ element: StackElement?) -> Part {
        if level.fresh == nil { diverge() }
        if var same = level.leftovers[key], let part = same.first {
            same.removeFirst()
            level.leftovers[key] = same.isEmpty ? nil : same
            level.fresh?.append(part)
            if let element { tree.engine.setElement(element, of: part.node) }
            return part
        }
        let part = tree.makePart(key, element ?? .greedy(), in: level.parent)
        level.fresh?.append(part)
        return part
    }

    /// Starts to write other children than there were.
    private func diverge() {
        let old = level.parent.children
        level.fresh = Array(old[..<level.kept])
        level.fresh?.reserveCapacity(max(old.count, 4))
        for part in old[level.kept...] { level.leftovers[part.key, default: []].append(part) }
    }
}
