import Foundation
import HeadlessUIKit
import LayoutTesting

/// What the surroundings of elements add to what is said: positions of tabs, ends of lists and landmarks, cells of
/// tables.
@MainActor
struct SpokenContext {
    private let items: [ReadingOrder.Item]
    /// The containers around each element, the innermost first.
    private let containers: [[UIView]]

    init(_ items: [ReadingOrder.Item]) {
        self.items = items
        containers = items.map { item in
            sequence(first: item.container, next: \.superview).filter {
                $0.accessibilityContainerType != .none
            }
        }
    }

    /// The words for the element at a position of the reading order.
    func words(at index: Int) -> [String] {
        tab(at: index) + cell(at: index) + bounds(at: index, of: .list, ["List Start.", "List End."])
            + bounds(at: index, of: .landmark, ["Landmark.", "End."])
    }

    private func tab(at index: Int) -> [String] {
        let object = items[index].object
        guard object.accessibilityTraits.contains(.tabBarItem), let bar = (object as? UIView)?.superview
        else {
            return []
        }
        let tabs = items.map(\.object).filter {
            $0.accessibilityTraits.contains(.tabBarItem) && ($0 as? UIView)?.superview === bar
        }
        guard let position = tabs.firstIndex(where: { $0 === object }) else { return [] }
        return ["\(position + 1) of \(tabs.count)."]
    }

    private func cell(at index: Int) -> [String] {
        let object = items[index].object
        guard let cell = object as? any UIAccessibilityContainerDataTableCell else { return [] }
        let isInTable = containers[index].contains { $0 is any UIAccessibilityContainerDataTable }
        guard isInTable else { return [] }
        let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        var words: [String] = []
        if rows.length > 1 { words.append("Spans \(rows.length) rows.") }
        if columns.length > 1 { words.append("Spans \(columns.length) columns.") }
        if rows.location != NSNotFound { words.append("Row \(rows.location + 1).") }
        if columns.location != NSNotFound { words.append("Column \(columns.location + 1).") }
        return words
    }

    /// The words at the first and at the last element of a container.
    private func bounds(
        at index: Int, of type: UIAccessibilityContainerType, _ words: [String]
    ) -> [String] {
        guard let container = containers[index].first(where: { $0.accessibilityContainerType == type }) else {
            return []
        }
        func isInside(_ position: Int) -> Bool {
            containers.indices.contains(position) && containers[position].contains { $0 === container }
        }
        return (isInside(index - 1) ? [] : [words[0]]) + (isInside(index + 1) ? [] : [words[1]])
    }
}
