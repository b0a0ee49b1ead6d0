import Foundation

/// The guide whose sides separators take, with constraints that those of an app override.
@MainActor
final class SeparatorGuide {
    let guide = UILayoutGuide()
    private let leading, trailing: NSLayoutConstraint

    init(in cell: UIView) {
        cell.addLayoutGuide(guide)
        guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
        leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        trailing = cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
        (leading.priority, trailing.priority) = (.fittingSizeLevel, .fittingSizeLevel)
        let bottom = guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor)
        let top = guide.topAnchor.constraint(equalTo: cell.topAnchor)
        NSLayoutConstraint.activate([leading, trailing, top, bottom])
    }

    /// Sets where the guide begins and ends while an app has no constraints there.
    func place(leading: CGFloat, trailing: CGFloat) {
        if self.leading.constant != leading { self.leading.constant = leading }
        if self.trailing.constant != trailing { self.trailing.constant = trailing }
    }
}

extension UICollectionViewListCell {
    final var madeSeparatorGuide: UILayoutGuide {
        if let made = list.separatorGuide { return made.guide }
        let made = SeparatorGuide(in: self)
        list.separatorGuide = made
        setNeedsLayout()
        return made.guide
    }

    /// Where the line begins and ends by itself: from the text to the edge, on iOS 26 to the margin.
    private var automaticInsets: NSDirectionalEdgeInsets {
        let trailing = listMetrics.isToday ? directionalLayoutMargins.trailing : 0
        return NSDirectionalEdgeInsets(top: 0, leading: textStart, bottom: 0, trailing: trailing)
    }

    /// The distance of the text from the leading edge.
    private var textStart: CGFloat {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let content = isMirrored ? bounds.width - contentFrame.maxX : contentFrame.minX
        guard let view = configurations.view as? UIListContentView else {
            return content + contentView.directionalLayoutMargins.leading
        }
        return content + (view.textStart ?? contentView.directionalLayoutMargins.leading)
    }

    final func layOutSeparators() {
        let surroundings = list.surroundings
        let isMarked = isSelected || isHighlighted
        let shows = list.isInList && surroundings.role == .item
        if let guide = list.separatorGuide {
            let automatic = automaticInsets
            guide.place(leading: automatic.leading, trailing: automatic.trailing)
        }
        let separators = surroundings.separators
        list.topSeparator = line(
            list.topSeparator, isShown: shows && surroundings.showsTopSeparator && !isMarked, at: 0,
            separators.topSeparatorInsets)
        list.bottomSeparator = line(
            list.bottomSeparator,
            isShown: shows && surroundings.showsBottomSeparator && !isMarked && !isNextMarked,
            at: bounds.height - listMetrics.separator, separators.bottomSeparatorInsets)
    }

    private func line(
        _ old: CellSeparator?, isShown: Bool, at y: CGFloat, _ insets: NSDirectionalEdgeInsets
    ) -> CellSeparator? {
        guard isShown else {
            old?.removeFromSuperview()
            return nil
        }
        let line = old ?? CellSeparator(frame: .zero)
        if old == nil { addSubview(line) }
        let color = list.surroundings.separators.color
        line.backgroundColor = color == .separator ? listMetrics.separatorColor : color
        let (start, end) = ends(insets)
        let frame = CGRect(x: start, y: y, width: max(0, end - start), height: listMetrics.separator)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = isMirrored ? ListCellFrames.mirrored(frame, in: bounds.width) : frame
        return line
    }

    /// Where a line begins and ends, from the leading edge.
    private func ends(_ insets: NSDirectionalEdgeInsets) -> (CGFloat, CGFloat) {
        let none = UIListSeparatorConfiguration.automaticInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var automatic = automaticInsets
        if let guide = list.separatorGuide?.guide.layoutFrame, guide.width > 0 {
            automatic.leading = isMirrored ? bounds.width - guide.maxX : guide.minX
            automatic.trailing = isMirrored ? guide.minX : bounds.width - guide.maxX
        }
        let leading = insets.leading == none.leading ? automatic.leading : insets.leading
        let trailing = insets.trailing == none.trailing ? automatic.trailing : insets.trailing
        return (leading, bounds.width - trailing)
    }
}
