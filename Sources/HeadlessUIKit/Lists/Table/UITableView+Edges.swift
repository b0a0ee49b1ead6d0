/// Headers and footers of sections: made, measured, pinned and recycled.
extension UITableView {
    // MARK: Measuring

    /// Finds the height of a header or footer; where its content decides, its view is made.
    final func measureEdge(_ part: TablePart) {
        let generation = loading.generation
        let metrics = SectionMetrics(self)
        let delegated = delegatedHeight(of: part)
        let property = part.isHeader ? settings.headerHeight : settings.footerHeight
        var height: CGFloat
        if let delegated, delegated > 0 {
            height = delegated
        } else if (delegated ?? property) == 0, delegated == nil || tableStyle == .plain || !estimates(part) {
            height = 0
        } else if delegated == nil, property > 0, tableStyle == .plain || title(of: part) == nil {
            height = tableStyle == .plain && edgeView(part) == nil ? 0 : property
        } else if let view = edgeView(part) {
            // Titles of groups have their own height: Interface Builder writes one of 18 into all grouped tables.
            height = fittingHeight(of: view, part)
        } else {
            height = metrics.space(part)
        }
        guard loading.generation == generation else { return }
        if !height.isFinite || height > 1e8 { height = metrics.space(part) }
        setEdge(part, EstimatedLength(points: height, isMeasured: true))
        loading.measurements += 1
    }

    final func delegatedHeight(of part: TablePart) -> CGFloat? {
        guard let delegate else { return nil }
        return OptionalMethods.result {
            part.isHeader
                ? delegate.tableView(self, heightForHeaderInSection: part.section)
                : delegate.tableView(self, heightForFooterInSection: part.section)
        }
    }

    /// Sets the height of a header or footer, with the padding that a plain table's headers have.
    final func setEdge(_ part: TablePart, _ length: EstimatedLength) {
        let padding = SectionMetrics(self).padding(header: length.points)
        heights.change(part.section) { section, _ in
            if part.isHeader {
                (section.header, section.padding) = (length, padding)
            } else {
                section.footer = length
            }
        }
    }

    private func estimates(_ part: TablePart) -> Bool {
        (part.isHeader ? settings.estimatedHeaderHeight : settings.estimatedFooterHeight) != 0
    }

    private func fittingHeight(of view: UIView, _ part: TablePart) -> CGFloat {
        let width = max(0, bounds.width - 2 * sideInset)
        if view.superview == nil { addSubview(view) }
        (view as? UITableViewHeaderFooterView)?.surroundings = surroundings(of: part)
        if view.bounds.width != width {
            UIView.performWithoutAnimation {
                view.frame = CGRect(x: sideInset, y: 0, width: width, height: view.bounds.height)
            }
        }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? onPixelsUp(size.height) : 0
    }

    // MARK: Views

    /// The view of a header or footer, made where there is none; nil where the section has none.
    private func edgeView(_ part: TablePart) -> UIView? {
        if let view = shown.edges[part] { return view }
        guard !shown.blankEdges.contains(part) else { return nil }
        let generation = loading.generation
        let view = delegatedView(of: part) ?? titleView(of: part)
        guard loading.generation == generation else { return nil }
        guard let view else {
            shown.blankEdges.insert(part)
            return nil
        }
        if let view = view as? UITableViewHeaderFooterView {
            view.container = self
            view.surroundings = surroundings(of: part)
        }
        shown.edges[part] = view
        return view
    }

    private func delegatedView(of part: TablePart) -> UIView? {
        guard let delegate else { return nil }
        let view = OptionalMethods.result {
            part.isHeader
                ? delegate.tableView(self, viewForHeaderInSection: part.section)
                : delegate.tableView(self, viewForFooterInSection: part.section)
        }
        if let view, view != nil {
            if part.isHeader {
                loading.hasDelegatedHeaders = true
            } else {
                loading.hasDelegatedFooters = true
            }
        }
        return view ?? nil
    }

    private func titleView(of part: TablePart) -> UIView? {
        guard let title = title(of: part) else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.surroundings = surroundings(of: part)
        view.show(title: title)
        return view
    }

    final func title(of part: TablePart) -> String? {
        guard let dataSource else { return nil }
        return OptionalMethods.result {
            part.isHeader
                ? dataSource.tableView(self, titleForHeaderInSection: part.section)
                : dataSource.tableView(self, titleForFooterInSection: part.section)
        } ?? nil
    }

    /// Makes and shows the headers and footers that are visible or pinned, and removes the others.
    final func showEdges() {
        let visible = visibleEdges
        for (part, view) in shown.edges.sorted(by: { $0.key < $1.key }) where !visible.contains(part) {
            shown.edges[part] = nil
            end(part, view)
        }
        shown.blankEdges.formIntersection(visible)
        for part in visible { show(part) }
    }

    private func show(_ part: TablePart) {
        let isMade = shown.edges[part] != nil
        if !isMade, !shown.blankEdges.contains(part) { _ = delegatedHeight(of: part) }
        guard let view = edgeView(part), view.superview !== self || !shown.announcedEdges.contains(part)
        else { return }
        if view.superview !== self { addSubview(view) }
        shown.announcedEdges.insert(part)
        UIView.performWithoutAnimation { view.frame = rect(of: part) }
        if part.isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
        }
    }

    /// Removes the view of a header or footer that is no longer one of the shown ones.
    final func end(_ part: TablePart, _ view: UIView) {
        let wasAnnounced = shown.announcedEdges.remove(part) != nil
        if view.superview === self { view.removeFromSuperview() }
        if wasAnnounced, part.isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
        } else if wasAnnounced {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
        }
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            reuse.headers[identifier, default: []].append(view)
        }
    }

    // MARK: Placing

    /// The headers and footers with a height that are in the bounds or pinned, from top to bottom.
    private var visibleEdges: [TablePart] {
        guard heights.sectionCount > 0 else { return [] }
        let (top, bottom) = (bounds.minY - sectionsTop, bounds.maxY - sectionsTop)
        guard bottom > 0, top < heights.height else { return [] }
        let first = heights.part(at: max(top, 0))?.section ?? 0
        var (edges, section): ([TablePart], Int) = ([], first)
        while section < heights.sectionCount, heights.span(ofSection: section).start < bottom {
            for part in [TablePart.header(section), .footer(section)] {
                let rect = rect(of: part)
                if rect.height > 0, isVisible(rect) { edges.append(part) }
            }
            section += 1
        }
        return edges
    }

    /// Frames of the headers and footers that are shown.
    final func placeEdges() {
        for (part, view) in shown.edges {
            let rect = rect(of: part)
            if let view = view as? UITableViewHeaderFooterView { view.surroundings = surroundings(of: part) }
            if view.frame != rect { view.frame = rect }
        }
    }

    /// Where a header or footer is seen: in a plain table, headers are pinned to the top of the visible part and footers to
    /// its bottom, within their section.
    private func rect(of part: TablePart) -> CGRect {
        var rect = part.isHeader ? headerRect(part.section) : footerRect(part.section)
        guard tableStyle == .plain else { return rect }
        let section = heights.section(part.section)
        let span = heights.span(ofSection: part.section)
        let inset = adjustedContentInset
        if part.isHeader {
            let last = sectionsTop + span.start + span.length - rect.height
            rect.origin.y = max(rect.minY, min(bounds.minY + inset.top, last))
        } else {
            let first = sectionsTop + span.start + section.padding + section.header.points
            rect.origin.y = min(rect.minY, max(bounds.maxY - inset.bottom - rect.height, first))
        }
        return rect
    }

    /// What a header or footer depends on.
    private func surroundings(of part: TablePart) -> HeaderFooterSurroundings {
        var result = HeaderFooterSurroundings()
        result.grouping = grouping
        result.isFooter = !part.isHeader
        result.isFirst = part == .header(0) && shown.tableHeader == nil
        result.isTight = isTight(part)
        result.contentInsets = contentInsets
        result.readableWidth = settings.followsReadableWidth ? readableContentGuide.layoutFrame.width : nil
        if tableStyle == .plain, part.isHeader, heights.sectionCount > part.section {
            result.isPinned = rect(of: part).minY > headerRect(part.section).minY
        }
        return result
    }

    /// Whether a grouped header has less space above it, since 26: in a low window, and after a footer without a title.
    private func isTight(_ part: TablePart) -> Bool {
        guard tableStyle != .plain, part.isHeader, traitCollection.systemVersion >= .iOS26
        else { return false }
        if traitCollection.verticalSizeClass == .compact { return true }
        guard part.section > 0, !loading.hasDelegatedFooters else { return false }
        if let hasTitle = shown.hasFooterTitle[part.section - 1] { return !hasTitle }
        let hasTitle = title(of: .footer(part.section - 1)) != nil
        shown.hasFooterTitle[part.section - 1] = hasTitle
        return !hasTitle
    }
}
