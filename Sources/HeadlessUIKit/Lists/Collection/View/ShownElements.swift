import Foundation

/// A view of a collection view with the attributes that it shows.
@MainActor
final class ShownElement {
    var key: ElementKey
    let view: UICollectionReusableView
    /// The layout's attributes, with the subclass's properties as they were when they were applied.
    var attributes: UICollectionViewLayoutAttributes
    /// The order in which the views arrived, which decides between equal indexes of z.
    let arrival: Int
    /// The size for which the view was measured; nil if it has to be measured.
    var measuredSize: CGSize?
    /// Whether the delegate was notified that the view is displayed.
    var isDisplayed = false

    init(
        _ key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes,
        arrival: Int
    ) {
        (self.key, self.view, self.attributes, self.arrival) = (key, view, attributes, arrival)
    }
}

/// The views that a collection view shows, by what they show.
@MainActor
struct ShownElements {
    private(set) var elements: [ElementKey: ShownElement] = [:]
    private var arrivals = 0

    subscript(key: ElementKey) -> ShownElement? { elements[key] }

    func key(of view: UICollectionReusableView) -> ElementKey? {
        elements.values.first { $0.view === view }?.key
    }

    func element(of view: UIView) -> ShownElement? {
        elements.values.first { $0.view === view }
    }

    func views(_ category: UICollectionView.ElementCategory, kind: String = "") -> [UICollectionReusableView]
    {
        displayed(category, kind).map(\.view)
    }

    func paths(_ category: UICollectionView.ElementCategory, kind: String = "") -> [IndexPath] {
        displayed(category, kind).map(\.key.indexPath)
    }

    /// In the order of their paths, so that programs do the same each time.
    private func displayed(_ category: UICollectionView.ElementCategory, _ kind: String) -> [ShownElement] {
        elements.values.filter { $0.isDisplayed && $0.key.category == category && $0.key.kind == kind }
            .sorted { $0.key.indexPath < $1.key.indexPath }
    }

    @discardableResult
    mutating func add(
        _ key: ElementKey, _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) -> ShownElement {
        arrivals += 1
        let made = ShownElement(key, view: view, attributes: attributes, arrival: arrivals)
        elements[key] = made
        return made
    }

    mutating func remove(_ key: ElementKey) -> ShownElement? { elements.removeValue(forKey: key) }

    /// All elements in a fixed order, so that calls come in the same order each time.
    var ordered: [ShownElement] { elements.values.sorted { $0.key.precedes($1.key) } }

    /// Takes all elements out.
    mutating func removeAll() -> [ShownElement] {
        defer { elements = [:] }
        return ordered
    }

    /// Gives the elements other keys; those without one are returned, in the order of their old keys.
    mutating func rekey(_ newKey: (ElementKey) -> ElementKey?) -> [ShownElement] {
        var (kept, gone): ([ElementKey: ShownElement], [ShownElement]) = ([:], [])
        for element in ordered {
            if let key = newKey(element.key), kept[key] == nil {
                element.key = key
                kept[key] = element
            } else {
                gone.append(element)
            }
        }
        elements = kept
        return gone
    }
}
