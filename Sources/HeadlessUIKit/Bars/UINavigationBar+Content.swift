import Foundation

extension UINavigationBar: BarItemOwner {
    final func takeItems(_ items: [UINavigationItem]) {
        for item in itemStorage where item.bar === self { item.bar = nil }
        itemStorage = items
        for item in items { item.bar = self }
        itemChanged()
    }

    final func push(_ item: UINavigationItem) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        takeItems(itemStorage + [item])
        delegate?.navigationBar(self, didPush: item)
    }

    final func pop() -> UINavigationItem? {
        guard let item = itemStorage.last, itemStorage.count > 1,
            delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        takeItems(itemStorage.dropLast())
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Shows a changed item, and has the container lay out the bar again.
    final func itemChanged() {
        contentIsOld = true
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        navigator?.barLooksChanged()
    }

    final func looksChanged() { itemChanged() }

    // MARK: The shape

    /// The shape of a bar without a navigation controller.
    final var ownShape: NavigationBarShape {
        var shape = NavigationBarShape()
        shape.content = BarMetrics.navigationContent(traitCollection, isInSheet: false)
        if topItem?.prompt != nil, !shape.isLow { shape.prompt = BarMetrics.prompt }
        if showsLargeTitle { shape.fullLarge = BarMetrics.largeTitle(traitCollection) }
        shape.large = shape.fullLarge
        if let search = topItem?.searchController {
            shape.fullSearch = BarMetrics.search + search.searchBar.scopeHeight
            shape.search = shape.fullSearch
        }
        return shape
    }

    /// Whether the shown item's title is large: an automatic item follows the one below it.
    final var showsLargeTitle: Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        for item in itemStorage.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return true
    }

    // MARK: The look

    /// The current appearance, of the item or of the bar.
    final var look: UINavigationBarAppearance {
        let item = topItem
        let standard =
            shape.isLow
            ? item?.compactAppearance ?? compactAppearance ?? item?.standardAppearance ?? standardAppearance
            : item?.standardAppearance ?? standardAppearance
        guard shape.isAtScrollEdge else { return standard }
        if shape.isLow, let low = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance {
            return low
        }
        if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        guard let clear = standard.copy() as? UINavigationBarAppearance else { return standard }
        // An opaque background stays, without the line.
        if isTranslucent { clear.configureWithTransparentBackground() } else { clear.shadowColor = nil }
        return clear
    }

    private var backgroundLook: BarBackground.Look {
        var look = BarBackground.Look(appearance: look, isTranslucent: isTranslucent, tint: barTintColor)
        if barTintColor == nil, barStyle == .black { look.tint = UIColor(white: 0.09, alpha: 0.94) }
        look.show(
            backgroundImages[shape.isLow ? UIBarMetrics.compact.rawValue : 0] ?? backgroundImages[0],
            shadow: shadowImage)
        return look
    }

    /// The title's attributes: the system's, the look's, then the bar's.
    final var fullTitleAttributes: [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
            .foregroundColor: barStyle == .black ? UIColor.white : .label,
        ]
        all.merge(look.titleTextAttributes) { $1 }
        if let titleTextAttributes { all.merge(titleTextAttributes) { $1 } }
        return all
    }

    private var fullLargeTitleAttributes: [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = [
            .font: BarMetrics.largeTitleFont(traitCollection),
            .foregroundColor: barStyle == .black ? UIColor.white : .label,
        ]
        all.merge(look.largeTitleTextAttributes) { $1 }
        if let largeTitleTextAttributes { all.merge(largeTitleTextAttributes) { $1 } }
        return all
    }

    // MARK: Layout

    final func layoutParts() {
        if navigator == nil { shape = ownShape }
        let (width, top) = (bounds.width, shape.prompt)
        background.frame = CGRect(x: 0, y: -shape.reach, width: width, height: bounds.height + shape.reach)
        background.look = backgroundLook
        largeTitle.frame = CGRect(x: 0, y: top + shape.content, width: width, height: shape.large)
        largeTitle.isHidden = shape.fullLarge == 0 || shape.large <= 0
        largeTitle.show(topItem?.title, attributes: fullLargeTitleAttributes)
        content.frame = CGRect(x: 0, y: 0, width: width, height: top + shape.content)
        if contentIsOld || !content.isMade(for: shape) {
            contentIsOld = false
            content.rebuild(for: self)
        }
        content.isHidden = shape.isSearching
        placeSearchBar(at: top + shape.content + shape.large)
        // The small title appears when the large one is almost scrolled away.
        content.titleIsHidden = shape.fullLarge > 0 && shape.large > 12
    }

    /// Shows the search bar of the top item; one that is scrolled away is cut at its lower edge.
    private func placeSearchBar(at y: CGFloat) {
        let search = topItem?.searchController?.searchBar
        for view in subviews where view is UISearchBar && view !== search { view.removeFromSuperview() }
        guard let search else { return }
        if search.superview !== self { addSubview(search) }
        search.isInNavigationBar = true
        search.frame = CGRect(x: 0, y: y, width: bounds.width, height: shape.search)
        search.alpha = shape.fullSearch > 0 ? max(0, (shape.search - 15) / max(shape.fullSearch - 15, 1)) : 1
        search.clipsToBounds = shape.search < shape.fullSearch
    }
}
