/// An element of an Interface Builder file.
final class InterfaceElement: Sendable {
    /// The element's name, such as `label`.
    let name: String
    let attributes: [String: String]
    let children: [InterfaceElement]
    /// The characters between the tags.
    let text: String
    /// The line of the file, from 1.
    let line: Int

    init(
        name: String, attributes: [String: String] = [:], children: [InterfaceElement] = [],
        text: String = "",
        line: Int = 0
    ) {
        (self.name, self.attributes, self.children) = (name, attributes, children)
        (self.text, self.line) = (text, line)
    }

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// The object's identifier.
    var id: String? { attributes["id"] }
    /// The property of the parent that the element is the value of.
    var key: String? { attributes["key"] }

    /// The first child of a name.
    func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The first child that is the value of a property.
    func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

    /// The children of the first child of a name, such as those of `subviews`.
    func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// Visits the element and all below it, in the order of the file.
    func visit(_ body: (InterfaceElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
