internal import LayoutCore
internal import Stacks
internal import ViewBridge

extension LayoutHostView {
    /// How often a layout starts again because it has changed what it depends on: as often as the layout pass of a window.
    private static let roundLimit = 100

    /// The content has changed, so that the container may have another natural size.
    func contentDidChange() {
        guard !isUpdating else { return }
        AnimationScope.current?.add(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Reads the body where necessary.
    func updateContent() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        tree.update(scale: pixelsPerPoint)
        if tree.updateLeaves() { needsBody = true }
        readBodyIfNeeded()
    }

    private func readBodyIfNeeded() {
        guard needsBody else { return }
        needsBody = false
        let environment = EnvironmentValues(of: self)
        let layout = stateObserver.tracking { readBody?() ?? EmptyLayout() }
        stateObserver.tracking { tree.write(layout, environment) }
    }

    /// Brings everything up to date.
    func performLayout() {
        guard !isUpdating else { return }
        isUpdating = true
        var round = 0
        tree.update(scale: pixelsPerPoint)
        if !useIncrementalLayout { for part in tree.leaves.values { tree.engine.markDirty(part.node) } }
        repeat {
            if tree.updateLeaves() { needsBody = true }
            let isNew = needsBody
            readBodyIfNeeded()
            layOut(isNew: isNew)
            round += 1
        } while (needsBody || tree.changes.hasChangedWhileLaidOut) && round < Self.roundLimit
        if needsBody {
            needsBody = false
            tree.report(
                .feedbackLoop, "\(type(of: self))",
                "reading or laying out the body changes what it depends on, \(Self.roundLimit) times in a row"
            )
        }
        isUpdating = false
        reportWidth()
    }

    /// Lays out lazy content that a scroll view may have made visible.
    func followScrolling() {
        guard !isUpdating, let tree = madeTree, !tree.lazyParts.isEmpty, !tree.incompleteLazyParts().isEmpty
        else {
            return
        }
        performLayout()
    }

    /// Does something that does not invalidate the content.
    func withoutInvalidation(_ work: () -> Void) {
        let outer = isUpdating
        isUpdating = true
        work()
        isUpdating = outer
    }

    private func layOut(isNew: Bool) {
        let size = bounds.size
        tree.engine.setElement(
            .frame(
                width: Double(size.width), height: Double(size.height),
                alignment: contentAlignment.core(in: tree)),
            of: tree.root.node)
        // A new body may have other content at the offset; otherwise what is visible keeps its position.
        let anchors = isNew || tree.lazyParts.isEmpty ? [] : tree.scrollAnchors()
        let space = space
        tree.layOut(in: space) {
            stateObserver.tracking { tree.engine.layout(tree.root.node, in: space) }
        }
        updateVisibility()
        let inserted = tree.updateSubviews(of: self)
        if tree.updateInserted(inserted) { needsBody = true }
        tree.placeViews(inserted, in: self)
        tree.updateScrollContents()
        tree.keep(anchors)
        animateInsertion(of: inserted)
        if tree.hasObservers { tree.reportGeometry(in: self) }
        if tree.hasPreferences { tree.reportPreferences() }
    }

    /// Finds views that the layout has shown or hidden because they fit or do not.
    private func updateVisibility() {
        let tree = tree
        guard !tree.hasNewStructure else { return }
        for node in tree.moved {
            guard let part = tree.part(of: node), part.view != nil else { continue }
            if tree.isViewShown(of: part) == tree.engine.isHidden(node) {
                tree.hasNewStructure = true
                return
            }
        }
    }

    /// The available space of the content: the bounds, and the grid of its pixels.
    private var space: StackSpace {
        let scale = Double(pixelsPerPoint)
        let corner = convert(bounds.origin, to: nil)
        // Only the part of a pixel matters.
        func part(_ offset: CGFloat) -> Double {
            let pixels = Double(offset) * scale
            return (pixels - pixels.rounded(.down)) / scale
        }
        return StackSpace(
            ProposedSize(width: Double(bounds.width), height: Double(bounds.height)), scale: scale,
            direction: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            origin: Point(x: part(corner.x), y: part(corner.y)))
    }

    // MARK: Sizes

    /// The size of the content in an available size.
    func contentSize(in available: CGSize) -> CGSize {
        updateContent()
        func length(_ extent: CGFloat) -> Double? {
            extent > 0 && extent < CGFloat.greatestFiniteMagnitude ? Double(extent) : nil
        }
        return measured(ProposedSize(width: length(available.width), height: length(available.height)))
    }

    /// The size of the content that only the present width limits.
    var naturalSize: CGSize {
        updateContent()
        isNaturalSizeUsed = true
        let ideal = measured(.unspecified)
        guard reportedWidth > 0, reportedWidth < ideal.width else { return ideal }
        let narrow = measured(ProposedSize(width: Double(reportedWidth), height: nil))
        return CGSize(width: ideal.width, height: narrow.height)
    }

    /// Invalidates the size for constraints where the height at the present width is another one than before.
    private func reportWidth() {
        guard reportedWidth != bounds.width else { return }
        // A natural size that is not used needs no measurement.
        guard isNaturalSizeUsed else { return reportedWidth = bounds.width }
        let before = naturalSize
        reportedWidth = bounds.width
        if naturalSize.height != before.height { invalidateIntrinsicContentSize() }
    }

    /// The size of the content for a proposal, rounded up to pixels.
    private func measured(_ proposal: ProposedSize) -> CGSize {
        let size = tree.engine.measure(tree.content.node, proposal)
        let scale = Double(pixelsPerPoint)
        // A sum of thirds must not become a pixel more.
        func rounded(_ length: Double) -> CGFloat { CGFloat((length * scale - 1e-6).rounded(.up) / scale) }
        return CGSize(width: rounded(size.width), height: rounded(size.height))
    }
}
