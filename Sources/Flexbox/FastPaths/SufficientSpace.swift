internal import LayoutCore

/// The fast path for containers that only pass available space on to their items.
///
/// By Yoga's rules every item is measured in the available space of its container, which differs on each level and in
/// each request. As long as nothing but the width of text depends on it, a measurement holds in every space that holds
/// each of those texts as it was measured, also where they do not fit side by side. So texts in containers nested in
/// each other are measured a few times, not once for each level. Pays in `flex growth nalt`.
extension FlexLayoutPass {
    /// Whether a container passes available space on to its items and does not use it otherwise, so that it is worth
    /// determining how much of it they need.
    func determinesSufficientSpace(_ row: Int, _ request: SizingRequest) -> Bool {
        let traits = tree.traits[row]
        return traits.contains(.elastic) && tree.links[row].firstChild >= 0
            && rules.passesAvailableSpaceToItems
            && traits.isDisjoint(with: [.dependsOnSpace, .dependsOnDefiniteness, .hasPercent, .hasLines])
            && request.unclampedAxes.isEmpty && request.heightMode == .exact && !request.performsLayout
    }

    /// Records how much available space the container at hand needs, so that there is enough for a measurement.
    func recordSufficientSpace(
        for measurement: Measurement, _ request: SizingRequest, mainMargin: Double, _ crossMargin: Double
    ) {
        if container.sufficientSpace.width == .infinity, container.sufficientSpace.height == .infinity {
            return
        }
        let isRow = container.axes.main == .horizontal
        recordSufficientSpace(for: measurement, request, .horizontal, isRow ? mainMargin : crossMargin)
        recordSufficientSpace(for: measurement, request, .vertical, isRow ? crossMargin : mainMargin)
    }

    @inline(__always)
    private func recordSufficientSpace(
        for measurement: Measurement, _ request: SizingRequest, _ axis: Axis, _ margin: Double
    ) {
        if request.known[axis] != nil || request.available.limits[axis] == -.infinity { return }
        let needed = measurement.sufficientSpace[axis] + margin + container.box.paddingAndBorder(axis)
        if !(needed <= container.sufficientSpace[axis]) { container.sufficientSpace[axis] = needed }
    }
}
