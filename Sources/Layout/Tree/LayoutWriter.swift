internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// Takes down what a layout says, while a container reads it: of use to the module alone.
///
/// Parts that were there before are found again by their path, so that what is written anew is a comparison.
@preconcurrency @MainActor
public final class LayoutWriter {
    /// How deep layouts may lie in each other: what goes deeper is taken for a body that contains itself, which
    /// would use up the thread's memory.
    static let depthLimit = 1500

    let tree: LayoutTree
    // Read and written as a whole, without calling out: checks for access within access would cost more than they do.
    @exclusivity(unchecked) var path = PartPath()
    @exclusivity(unchecked) var id: AnyHashable?
    @exclusivity(unchecked) var environment: EnvironmentValues
    @exclusivity(unchecked) var level: WrittenLevel
    @exclusivity(unchecked) var outerLevels: [WrittenLevel] = []
    /// The modifiers around what is written next, outermost first.
    @exclusivity(unchecked) var wrappers: [Wrapper] = []
    /// What is said about the part that is written next.
    @exclusivity(unchecked) var traits: [PartNote] = []
    @exclusivity(unchecked) var depth = 0

    init(_ tree: LayoutTree, in parent: Part, _ environment: EnvironmentValues) {
        self.tree = tree
        self.environment = environment
        level = WrittenLevel(parent)
    }

    /// Writes into another place of the path.
    func within(_ place: Int, _ write: () -> Void) {
        let outer = path
        path = outer.child(place)
        write()
        path = outer
    }

    /// Writes what has an id.
    func within<ID: Hashable>(id new: ID, _ write: () -> Void) {
        let outer = (path, id)
        path = path.child(new.hashValue)
        id = AnyHashable(new)
        write()
        (path, id) = outer
    }

    /// Writes a layout of a user's.
    func write<Content: Layout>(composite layout: Content) {
        guard enter(Content.self) else { return }
        defer { depth -= 1 }
        if !(Content.self is AnyObject.Type) {
            tree.adoptStates(of: layout, at: PartKey(path: path, id: id, kind: .box))
        }
        let outer = EnvironmentValues.current
        EnvironmentValues.current = environment
        let body = layout.body
        EnvironmentValues.current = outer
        within(0) { body._write(into: self) }
    }

    /// Counts a level; false where it goes too deep.
    func enter(_ type: Any.Type) -> Bool {
        depth += 1
        if depth + outerLevels.count <= Self.depthLimit { return true }
        depth -= 1
        tree.report(
            .feedbackLoop, "\(type)",
            "it lies in itself, or more than \(Self.depthLimit) layouts deep; what is deeper is left out")
        return false
    }

    /// Writes what a modifier changes, with the modifier around each part in it.
    func wrap(_ wrapper: Wrapper, _ content: some Layout) {
        guard enter(type(of: content)) else { return }
        wrappers.append(wrapper)
        content._write(into: self)
        wrappers.removeLast()
        depth -= 1
    }

    /// Writes what something is said about.
    func note(_ trait: @escaping PartNote, _ content: some Layout) {
        traits.append(trait)
        let count = traits.count
        content._write(into: self)
        // Whoever writes a part takes the traits; if nobody did, they end here.
        if traits.count == count { traits.removeLast() }
    }

    /// Writes a user's view, whose element follows from the view.
    func emitLeaf(_ fill: (Part) -> Void) { emit(.leaf, nil, fill) }

    /// Writes a part, inside the modifiers that wait for it.
    func emit(_ kind: PartKind, _ element: StackElement?, _ fill: (Part) -> Void) {
        let waiting = wrappers
        let said = traits
        let place = path
        if !traits.isEmpty { traits.removeAll() }
        if !waiting.isEmpty { wrappers.removeAll() }
        var isOutermost = true
        for wrapper in waiting {
            let part = nextPart(wrapper.kind, wrapper.element)
            if isOutermost, !said.isEmpty || part.details != nil { retell(said, part) }
            isOutermost = false
            wrapper.apply?(part, self)
            open(part)
        }
        let part = nextPart(kind, element)
        if isOutermost, !said.isEmpty || part.details != nil { retell(said, part) }
        fill(part)
        for wrapper in waiting.reversed() {
            path = place
            wrapper.finish?(level.parent, self)
            close()
        }
        path = place
        if !waiting.isEmpty { wrappers = waiting }
        traits = said
    }

    /// Writes what lies in a part.
    func fill(_ part: Part, _ content: some Layout) {
        guard enter(type(of: content)) else { return }
        let outer = (path, id)
        (path, id) = (PartPath(), nil)
        open(part)
        content._write(into: self)
        close()
        (path, id) = outer
        depth -= 1
    }

    private func retell(_ said: [PartNote], _ part: Part) {
        part.details?.forgetNotes()
        for note in said { note(part, tree) }
        if let details = part.details, details.cell != nil || details.hadCell {
            tree.engine.setCell(details.usableCell, of: part.node)
            details.hadCell = details.cell != nil
        }
    }
}

/// Something that is said about a part.
typealias PartNote = @MainActor (Part, LayoutTree) -> Void

/// A modifier that waits for what it changes.
@MainActor
struct Wrapper {
    var kind = PartKind.box
    var element: StackElement
    /// What is done with the modifier's part before, and after what lies in it is written.
    var apply: (@MainActor (Part, LayoutWriter) -> Void)?
    var finish: (@MainActor (Part, LayoutWriter) -> Void)?

    init(
        _ kind: PartKind = .box, element: StackElement,
        apply: (@MainActor (Part, LayoutWriter) -> Void)? = nil,
        finish: (@MainActor (Part, LayoutWriter) -> Void)? = nil
    ) {
        self.kind = kind
        self.element = element
        self.apply = apply
        self.finish = finish
    }

    /// A box of the module's own around one child.
    init(_ box: some Stacks.CustomLayout & Hashable) {
        element = .custom
        apply = { part, writer in
            let details = part.madeDetails
            let key = AnyHashable(box)
            if details.box == key { return }
            details.box = key
            writer.tree.engine.setLayout(box, of: part.node)
        }
    }
}
