internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// Writes layouts into a container's tree, while the container reads its body: of use to the module alone.
///
/// Existing parts are found again by their path, so that writing an unchanged body only compares.
@preconcurrency @MainActor
public final class LayoutWriter {
    /// How deep layouts may be nested: what goes deeper is taken for a body that contains itself, which would overflow the
    /// stack.
    static let depthLimit = 1500

    let tree: LayoutTree
    // Read and written as a whole, without calling out. Unchecked, the checks being 6 % of `layout body`.
    @exclusivity(unchecked) var path = PartPath()
    @exclusivity(unchecked) var id: AnyHashable?
    @exclusivity(unchecked) var environment: EnvironmentValues
    @exclusivity(unchecked) var level: WrittenLevel
    @exclusivity(unchecked) var outerLevels: [WrittenLevel] = []
    /// The modifiers around what is written next, outermost first.
    @exclusivity(unchecked) var wrappers: [Wrapper] = []
    /// The notes about the part that is written next.
    @exclusivity(unchecked) var traits: [PartNote] = []
    @exclusivity(unchecked) var depth = 0

    init(_ tree: LayoutTree, in parent: Part, _ environment: EnvironmentValues) {
        self.tree = tree
        self.environment = environment
        level = WrittenLevel(parent)
    }

    /// Writes below another component of the path.
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

    /// Writes a layout of the app's.
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

    /// Writes a layout with a note about its part.
    func note(_ trait: @escaping PartNote, _ content: some Layout) {
        traits.append(trait)
        let count = traits.count
        content._write(into: self)
        // A written part removes the notes; without one they are removed here.
        if traits.count == count { traits.removeLast() }
    }

    /// Writes a view of the app's, whose element follows from the view.
    func emitLeaf(_ fill: (Part) -> Void) { emit(.leaf, nil, fill) }

    /// Writes a part, inside the modifiers around it.
    func emit(_ kind: PartKind, _ element: StackElement?, _ fill: (Part) -> Void) {
        let modifiers = wrappers
        let notes = traits
        let place = path
        if !traits.isEmpty { traits.removeAll() }
        if !modifiers.isEmpty { wrappers.removeAll() }
        var isOutermost = true
        for wrapper in modifiers {
            let part = nextPart(wrapper.kind, wrapper.element)
            if isOutermost, !notes.isEmpty || part.details != nil { applyNotes(notes, part) }
            isOutermost = false
            wrapper.apply?(part, self)
            open(part)
        }
        let part = nextPart(kind, element)
        if isOutermost, !notes.isEmpty || part.details != nil { applyNotes(notes, part) }
        fill(part)
        for wrapper in modifiers.reversed() {
            path = place
            wrapper.finish?(level.parent, self)
            close()
        }
        path = place
        if !modifiers.isEmpty { wrappers = modifiers }
        traits = notes
    }

    /// Writes the content of a part.
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

    private func applyNotes(_ notes: [PartNote], _ part: Part) {
        part.details?.forgetNotes()
        for note in notes { note(part, tree) }
        if let details = part.details, details.cell != nil || details.hadCell {
            tree.engine.setCell(details.usableCell, of: part.node)
            details.hadCell = details.cell != nil
        }
    }
}

/// Changes what modifiers have set on a part.
typealias PartNote = @MainActor (Part, LayoutTree) -> Void

/// A modifier around what is written next.
@MainActor
struct Wrapper {
    var kind = PartKind.box
    var element: StackElement
    /// Called with the modifier's part before and after its content is written.
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
