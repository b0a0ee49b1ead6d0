/// An element of a menu that can be chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
    /// The title.
    var title: String { get set }
    /// A picture.
    var image: UIImage? { get set }
    /// A picture while the element is marked.
    var selectedImage: UIImage? { get set }
    /// A longer title.
    var discoverabilityTitle: String? { get set }
    /// How the element is shown.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether the element is marked.
    var state: UIMenuElement.State { get set }
    /// What the element was chosen from; nil outside of its handler.
    var sender: Any? { get }
    /// Does what the element is for.
    func performWithSender(_ sender: Any?, target: Any?)
}
