import FeedCells
import UIKit

/// A feed in one language: a cell by which all are measured, and as many as a phone shows.
@MainActor
final class Feed {
    static let width: CGFloat = 390
    private static let visibleHeight: CGFloat = 844

    private let sizingCell: FeedCell
    private var visibleCells: [FeedCell] = []
    private let language: FeedLanguage
    private let container: UIView
    /// The height of all posts that were shown last.
    private(set) var contentHeight: CGFloat = 0

    init(_ language: FeedLanguage, in container: UIView) {
        self.language = language
        self.container = container
        sizingCell = language.makeCell()
    }

    /// Sets each post's data, measures it and lays it out in the sizing cell, and then the visible ones in theirs.
    func show(_ items: [FeedItemData]) {
        contentHeight = 0
        // Not before there is a post: no constraints of a post hold in a cell of no height.
        if sizingCell.superview == nil { container.addSubview(sizingCell) }
        var shown = 0
        var tops: [CGFloat] = []
        for item in items {
            sizingCell.show(item)
            let height = sizingCell.height(forWidth: Self.width)
            sizingCell.frame = CGRect(x: 0, y: 0, width: Self.width, height: height)
            sizingCell.layoutIfNeeded()
            if contentHeight < Self.visibleHeight { shown += 1 }
            tops.append(contentHeight)
            contentHeight += height
        }
        tops.append(contentHeight)
        for index in 0..<shown {
            let cell = visibleCell(index)
            cell.show(items[index])
            cell.frame = CGRect(
                x: 0, y: tops[index], width: Self.width, height: tops[index + 1] - tops[index])
            cell.layoutIfNeeded()
        }
    }

    private func visibleCell(_ index: Int) -> FeedCell {
        if index == visibleCells.count {
            let cell = language.makeCell()
            container.addSubview(cell)
            visibleCells.append(cell)
        }
        return visibleCells[index]
    }

    /// Makes a cell, shows a post in it, measures it and lays it out.
    static func makeCell(_ language: FeedLanguage, _ item: FeedItemData, in container: UIView) {
        let cell = language.makeCell()
        container.addSubview(cell)
        cell.show(item)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: cell.height(forWidth: width))
        cell.layoutIfNeeded()
        cell.removeFromSuperview()
    }

    /// A window with a view for cells. The window is kept by what keeps the view.
    static func makeWindow() -> (window: UIWindow, content: UIView) {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (window, controller.view)
    }
}
