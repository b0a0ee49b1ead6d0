import Foundation
internal import LayoutCore

/// What the delegate and the properties say.
extension UICollectionViewFlowLayout {
    final var axis: Axis { settings.scrollDirection == .vertical ? .vertical : .horizontal }

    /// Whether items measure themselves.
    final var isEstimating: Bool { settings.estimatedItemSize != .zero }

    /// Reads everything anew and breaks the items into lines.
    final func rebuild() {
        guard let owner else { return }
        let counts = owner.counts.items
        let delegate = owner.delegate as? any UICollectionViewDelegateFlowLayout
        let space = FlowSpace(of: owner, axis: axis, reference: settings.insetReference)
        var built = FlowEngine(axis: axis, crossExtent: space.extent, scale: owner.roundingScale)
        built.sections.reserveCapacity(counts.count)
        let measured = takeMeasured()
        var reader = FlowMetricsReader(layout: self, owner: owner, delegate: delegate, axis: axis)
        for (index, count) in counts.enumerated() {
            var section = reader.section(index, count, space)
            if isEstimating { section.sizes.measured = measured[index] ?? MeasuredSizes() }
            section.breakLines(itemCount: count)
            built.sections.append(section)
        }
        built.placeSections()
        engine = built
        if reader.hasTooLarge { warnOfTooLargeItems() }
    }

    /// Breaks the items into lines again at another size of the collection view, with the delegate's old values.
    final func refit() {
        guard let owner else { return }
        let space = FlowSpace(of: owner, axis: axis, reference: settings.insetReference)
        engine.crossExtent = space.extent
        engine.scale = owner.roundingScale
        for index in engine.sections.indices {
            let count = engine.sections[index].lines.itemCount
            let insets = sectionInsets[index] ?? settings.sectionInset
            engine.sections[index].crossInset = insets.start(axis.cross) + space.start
            engine.sections[index].lines.available = space.available(insets, axis)
            if isEstimating, !keepsMeasured { engine.sections[index].sizes.measured = MeasuredSizes() }
            engine.sections[index].breakLines(itemCount: count)
        }
        engine.placeSections()
    }

    /// The sizes that views preferred, by section, where they are still right.
    private func takeMeasured() -> [Int: MeasuredSizes] {
        defer { movedSizes = nil }
        var measured = movedSizes ?? [:]
        if movedSizes == nil {
            guard keepsMeasured, engine.axis == axis else { return [:] }
            for (index, section) in engine.sections.enumerated() { measured[index] = section.sizes.measured }
        }
        // Views that confirmed the old estimate may have no size of their own.
        return invalid.estimate ? measured.mapValues(\.withoutConfirmed) : measured
    }

    private func warnOfTooLargeItems() {
        guard let owner else { return }
        let isVertical = axis == .vertical
        let (length, edges) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
        let lines = [
            "The behavior of the UICollectionViewFlowLayout is not defined because:",
            "the item \(length) must be less than the \(length) of the UICollectionView minus the section insets "
                + "\(edges) values, minus the content insets \(edges) values.",
            "Please check the values returned by the delegate.",
            "The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to "
                + "\(owner.debugLine).",
            "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the "
                + "debugger.",
        ]
        for line in lines { LayoutDiagnostics.report(.advice, about: "", because: line) }
    }
}

/// The extent of the lines of a collection view.
@MainActor
struct FlowSpace {
    /// The collection view's extent less the content insets.
    var extent: CGFloat
    /// What the reference adds to the sections' insets.
    var start: CGFloat = 0
    var end: CGFloat = 0

    init(
        of view: UICollectionView, axis: Axis,
        reference: UICollectionViewFlowLayout.SectionInsetReference
    ) {
        let (cross, insets) = (axis.cross, view.adjustedContentInset)
        extent = max(0, view.bounds.size[cross] - insets.start(cross) - insets.end(cross))
        let added: UIEdgeInsets
        switch reference {
        case .fromContentInset: return
        case .fromSafeArea: added = view.safeAreaInsets
        case .fromLayoutMargins: added = view.layoutMargins
        }
        start = max(0, added.start(cross) - insets.start(cross))
        end = max(0, added.end(cross) - insets.end(cross))
    }

    /// The length of the lines of a section.
    func available(_ insets: UIEdgeInsets, _ axis: Axis) -> CGFloat {
        extent - insets.start(axis.cross) - insets.end(axis.cross) - start - end
    }
}
