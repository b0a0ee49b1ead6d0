internal import LayoutCore
internal import Stacks
internal import ViewBridge

extension LayoutHostView {
    /// How often a layout begins again because it has changed what it depends on: as often as the layout pass of
    /// a window does.
    private static let roundLimit = 100

    /// The content has changed, so that the container has another natural size, perhaps.
    func contentDidChange() {
        guard !isUpdating else { return }
        AnimationScope.current?.add(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Reads the body if that is due.
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
        } while (needsBody || tree.changes.hasLateContent) && round < Self.roundLimit
        if needsBody {
            needsBody = false
            tree.report(
                .feedbackLoop, "\(type(of: self))",
                "reading or laying out the body changes what it depends on, \(Self.roundLimit) times in a row"
            )
        }
        isUpdating = false
        tellWidth()
    }

    /// Follows a scroll view that may show what is not there yet.
    func followScrolling() {
        guard !isUpdating, let tree = madeTree, !tree.lazyParts.isEmpty, !tree.staleLazyParts().isEmpty else {
            return
        }
        performLayout()
    }

    /// Does something that is not a change of the content.
    func quietly(_ work: () -> Void) {
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
        // A new body may put other content where the offset leads; else what is seen stays where it is.
        let anchors = isNew || tree.lazyParts.isEmpty ? [] : tree.scrollAnchors()
        let space = space
        tree.layOut(in: space) {
            stateObserver.tracking { tree.engine.layout(tree.root.node, in: space) }
        }
        noteVisibility()
        let came = tree.updateSubviews(of: self)
        if tree.lookAgain(at: came) { needsBody = true }
        tree.placeViews(came, in: self)
        tree.updateScrollContents()
        tree.keep(anchors)
        enter(came)
        if tree.hasObservers { tree.reportGeometry(in: self) }
        if tree.hasPreferences { tree.reportPreferences() }
    }

    /// Views that have come or gone because they fit or do not.
    private func noteVisibility() {
        guard !tree.hasNewStructure else { return }
        for node in tree.moved {
            guard let part = tree.part(of: node), let view = part.view else { continue }
            let isShown = tree.shown[ObjectIdentifier(view)] != nil
            if isShown == tree.engine.isHidden(node) {
                tree.hasNewStructure = true
                return
            }
        }
    }

    /// The room of the content: the bounds, and where its pixels are.
    private var space: StackSpace {
        let scale = Double(pixelsPerPoint)
        let corner = convert(bounds.origin, to: nil)
        // Only the part of a pixel matters.
        func part(_ place: CGFloat) -> Double {
            let pixels = Double(place) * scale
            return (pixels - pixels.rounded(.down)) / scale
        }
        return StackSpace(
            ProposedSize(width: Double(bounds.width), height: Double(bounds.height)), scale: scale,
            direction: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            origin: Point(x: part(corner.x), y: part(corner.y)))
    }

    // MARK: Sizes

    /// The size of the content in a room.
    func contentSize(in room: CGSize) -> CGSize {
        updateContent()
        func length(_ extent: CGFloat) -> Double? {
            extent > 0 && extent < CGFloat.greatestFiniteMagnitude ? Double(extent) : nil
        }
        return measured(ProposedSize(width: length(room.width), height: length(room.height)))
    }

    /// The size of the content where nothing but the present width limits it.
    var naturalSize: CGSize {
        updateContent()
        isAskedForNaturalSize = true
        let ideal = measured(.unspecified)
        guard toldWidth > 0, toldWidth < ideal.width else { return ideal }
        let narrow = measured(ProposedSize(width: Double(toldWidth), height: nil))
        return CGSize(width: ideal.width, height: narrow.height)
    }

    /// Tells constraints of the height that follows from the width, where that is not the natural one.
    private func tellWidth() {
        guard toldWidth != bounds.width else { return }
        // Where nobody asks, nobody has to be told, and nothing has to be measured for it.
        guard isAskedForNaturalSize else { return toldWidth = bounds.width }
        let before = naturalSize
        toldWidth = bounds.width
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
