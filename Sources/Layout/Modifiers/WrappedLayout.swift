internal import Stacks
internal import ViewBridge

/// A layout with a modifier around it, or around each of its parts where it has several.
struct WrappedLayout<Content: Layout>: Layout {
    private let content: Content
    private let wrapper: @MainActor (LayoutTree) -> Wrapper

    init(_ content: Content, _ wrapper: @escaping @MainActor (LayoutTree) -> Wrapper) {
        self.content = content
        self.wrapper = wrapper
    }

    /// A modifier that is a box of the engine and nothing else.
    init(_ content: Content, element: StackElement) {
        self.init(content) { _ in Wrapper(element: element) }
    }

    /// A modifier that is a view around others.
    init(host content: Content, _ configure: @escaping @MainActor (UIView) -> Void) {
        self.init(content) { _ in
            Wrapper(.host, element: .offset()) { part, writer in writer.host(part, configure) }
        }
    }

    func _write(into writer: LayoutWriter) { writer.wrap(wrapper(writer.tree), content) }
}

/// A layout about which something is said to those around it.
struct NotedLayout<Content: Layout>: Layout {
    private let content: Content
    private let note: PartNote

    init(_ content: Content, _ note: @escaping PartNote) {
        self.content = content
        self.note = note
    }

    func _write(into writer: LayoutWriter) { writer.note(note, content) }
}

/// A layout with other values for the layouts in it.
struct SurroundedLayout<Content: Layout>: Layout {
    private let content: Content
    private let change: @MainActor (inout EnvironmentValues) -> Void

    init(_ content: Content, _ change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }

    func _write(into writer: LayoutWriter) {
        let outer = writer.environment
        change(&writer.environment)
        content._write(into: writer)
        writer.environment = outer
    }
}

/// A layout that is known by an id.
struct IdentifiedLayout<Content: Layout, ID: Hashable>: Layout {
    let content: Content
    let id: ID

    func _write(into writer: LayoutWriter) { writer.within(id: id) { content._write(into: writer) } }
}
