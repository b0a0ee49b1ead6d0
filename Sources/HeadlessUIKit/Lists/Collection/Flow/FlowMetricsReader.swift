import Foundation
internal import LayoutCore

/// Reads the sizes and spacings of sections from the delegate, or from the layout's properties.
@MainActor
struct FlowMetricsReader {
    let layout: UICollectionViewFlowLayout
    let owner: UICollectionView
    let delegate: (any UICollectionViewDelegateFlowLayout)?
    let axis: Axis
    /// Whether an item is longer than its line.
    private(set) var hasTooLarge = false

    init(
        layout: UICollectionViewFlowLayout, owner: UICollectionView,
        delegate: (any UICollectionViewDelegateFlowLayout)?, axis: Axis
    ) {
        (self.layout, self.owner, self.delegate, self.axis) = (layout, owner, delegate, axis)
    }

    private func value<Value>(
        _ property: Value, _ call: (any UICollectionViewDelegateFlowLayout) -> Value
    ) -> Value {
        guard let delegate else { return property }
        return OptionalMethods.result { call(delegate) } ?? property
    }

    /// A section whose items are not in lines yet.
    mutating func section(_ index: Int, _ count: Int, _ space: FlowSpace) -> FlowSection {
        let settings = layout.settings
        let insets = value(settings.sectionInset) {
            $0.collectionView(owner, layout: layout, insetForSectionAt: index)
        }
        let lineSpacing = value(settings.lineSpacing) {
            $0.collectionView(owner, layout: layout, minimumLineSpacingForSectionAt: index)
        }
        let spacing = value(settings.interitemSpacing) {
            $0.collectionView(owner, layout: layout, minimumInteritemSpacingForSectionAt: index)
        }
        let header = value(settings.headerSize) {
            $0.collectionView(owner, layout: layout, referenceSizeForHeaderInSection: index)
        }
        let footer = value(settings.footerSize) {
            $0.collectionView(owner, layout: layout, referenceSizeForFooterInSection: index)
        }
        layout.sectionInsets[index] = insets
        var lines = FlowLines()
        lines.available = space.available(insets, axis)
        (lines.lineSpacing, lines.minimumSpacing) = (lineSpacing, spacing)
        let sizes = sizes(index, count)
        noteTooLarge(sizes, count, lines.available)
        return FlowSection(
            header: FlowSize(header, axis: axis).main, footer: FlowSize(footer, axis: axis).main,
            insets: (insets.start(axis), insets.end(axis)),
            crossInset: insets.start(axis.cross) + space.start, sizes: FlowItemSizes(given: sizes),
            lines: lines)
    }

    private func sizes(_ section: Int, _ count: Int) -> FlowItemSizes.Given {
        let settings = layout.settings
        var uniform = FlowSize(settings.itemSize, axis: axis)
        if layout.isEstimating {
            let estimate = settings.estimatedItemSize
            let isAutomatic = estimate == UICollectionViewFlowLayout.automaticSize
            if !isAutomatic { uniform = FlowSize(estimate, axis: axis) }
        }
        guard let delegate, count > 0 else { return .uniform(uniform) }
        let first = OptionalMethods.result {
            delegate.collectionView(
                owner, layout: layout, sizeForItemAt: IndexPath(item: 0, section: section))
        }
        guard let first else { return .uniform(uniform) }
        var sizes = [FlowSize(usable(first, 0, section), axis: axis)]
        sizes.reserveCapacity(count)
        for item in 1..<max(count, 1) {
            let size = delegate.collectionView(
                owner, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
            sizes.append(FlowSize(usable(size, item, section), axis: axis))
        }
        return .listed(sizes)
    }

    /// A size that is not finite is reported, and replaced by the layout's own.
    private func usable(_ size: CGSize, _ item: Int, _ section: Int) -> CGSize {
        guard !(size.width.isFinite && size.height.isFinite) else { return size }
        let length = size.width.isFinite ? size.height : size.width
        LayoutDiagnostics.report(
            .invalidValue(property: "collectionView(_:layout:sizeForItemAt:)", value: Double(length)),
            about: owner.debugLine,
            because: "the size of item \(item) in section \(section) must be finite; the layout takes its own"
        )
        return layout.settings.itemSize
    }

    private mutating func noteTooLarge(_ sizes: FlowItemSizes.Given, _ count: Int, _ available: CGFloat) {
        guard !hasTooLarge, count > 0, !layout.isEstimating, owner.bounds.size[axis.cross] > 0 else { return }
        let limit = available + FlowLines.tolerance
        switch sizes {
        case .uniform(let size): hasTooLarge = size.cross > limit
        case .listed(let sizes): hasTooLarge = sizes.contains { $0.cross > limit }
        }
    }
}
