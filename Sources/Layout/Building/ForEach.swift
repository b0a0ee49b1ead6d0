/// A layout for each element of a collection.
///
/// Elements are known by their ids: what was shown for an id stays when elements are inserted, removed or moved,
/// with the views and scroll offsets in it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: Layout>: Layout {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content

    /// Creates layouts for elements that are known by a property.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The property that identifies an element.
    ///   - content: The layout of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @LayoutBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        for element in data {
            let id = id(element)
            writer.within(id: id) { content(element)._write(into: writer) }
        }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates layouts for elements that have ids.
    public init(_ data: Data, @LayoutBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        id = { $0.id }
        self.content = content
    }
}

extension ForEach where Data.Element: Hashable, ID == Data.Element {
    /// Creates layouts for elements that are their own ids, such as the numbers of a range.
    @_disfavoredOverload
    public init(_ data: Data, @LayoutBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        id = { $0 }
        self.content = content
    }
}

extension ForEach where ID == Int {
    /// Creates layouts for elements that are identified by their index alone.
    @_disfavoredOverload
    public init<Elements: RandomAccessCollection>(
        _ data: Elements, @LayoutBuilder content: @escaping (Elements.Element) -> Content
    ) where Data == [EnumeratedSequence<Elements>.Element] {
        self.data = Array(data.enumerated())
        id = { $0.offset }
        self.content = { content($0.element) }
    }
}
