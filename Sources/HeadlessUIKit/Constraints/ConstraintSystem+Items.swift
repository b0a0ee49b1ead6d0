internal import AutoLayout
internal import Simplex
internal import LayoutCore

/// From views and guides to the engine's items.
extension ConstraintSystem {
    /// The item of a node, made when it is first needed; nil for a node outside of the system.
    func item(of node: LayoutNode) -> LayoutItem? {
        if let handle = node.handles.handle(in: self) { return handle.item }
        return makeItem(of: node)
    }

    @inline(never)
    private func makeItem(of node: LayoutNode) -> LayoutItem? {
        // Overridden properties of views may change constraints.
        (cachedHost, cachedDirection) = (nil, nil)
        if let view = node.view { return makeItem(of: view, node) }
        if let guide = node.guide { return makeItem(of: guide, node) }
        return nil
    }

    private func keep(_ node: LayoutNode, as item: LayoutItem) {
        nodes.insert(node, at: Int(item.index))
        node.handles.insert(
            SystemHandles.Handle(system: self, index: item.index, generation: item.generation))
    }

    private func makeItem(of view: UIView, _ node: LayoutNode) -> LayoutItem {
        let frame = view.alignmentRect(forFrame: view.untransformedFrame)
        let item = engine.makeItem(at: Rect(frame))
        keep(node, as: item)
        view.flags.insert(.constrained)
        view.flags.remove(.placedByConstraints)
        // A root may take its own size, even where nothing lies in it.
        if !isFitting || view !== root {
            (view === root ? view : view.superviewStorage)?.flags.insert(.placesByConstraints)
        }
        // A stack that places the view by arithmetic sees that constraints know it now.
        if view.flags.contains(.arranged) { view.superviewStorage?.markNeedsLayout() }
        updateMetrics(of: node)
        if view === root || view.translatesAutoresizingMaskIntoConstraints { updateFrame(of: node) }
        updateContent(of: node)
        return item
    }

    private func makeItem(of guide: UILayoutGuide, _ node: LayoutNode) -> LayoutItem? {
        guard let owner = guide.owner, let outer = item(of: owner.layoutNode) else { return nil }
        owner.flags.insert(.placesByConstraints)
        let item: LayoutItem
        switch guide.area {
        case nil:
            item = engine.makeItem(in: outer, at: Rect(guide.ownFrame))
        case .scrollContent:
            item = engine.makeItem(
                in: outer, at: Rect(CGRect(origin: .zero, size: owner.scrolledContentSize)))
            for axis in LayoutCore.Axis.allCases {
                pin(item, axis, AxisPin(position: .init(points: 0), length: nil), owner)
            }
            engine.setScrollContent(item, of: outer)
        default:
            item = engine.makeInsetItem(of: outer, insets: guide.areaInsets)
        }
        keep(node, as: item)
        return item
    }

    /// Sets the parents of the items from a view up to a host, along which positions are added.
    @inline(__always)
    func connect(_ node: LayoutNode, to host: Unmanaged<UIView>) {
        // Nearly all items lie in the host itself, or are it.
        if let view = node.viewReference, host.isSame(as: view) || host.isSame(as: view.superview) { return }
        connectThroughViews(node, to: host)
    }

    @inline(never)
    private func connectThroughViews(_ node: LayoutNode, to host: Unmanaged<UIView>) {
        guard var view = node.owner else { return }
        let host = host.takeUnretainedValue()
        while view !== host, let parent = view.superviewStorage {
            guard let inner = item(of: view.layoutNode), let outer = item(of: parent.layoutNode) else {
                return
            }
            engine.setParent(outer, of: inner)
            view = parent
        }
    }

    // MARK: What items are like

    func updateMetrics(of node: LayoutNode) {
        guard let handle = node.handles.handle(in: self) else { return }
        if let guide = node.guide {
            if guide.area != nil, guide.area != .scrollContent {
                attempt(guide.identifier) { () throws(SolverError) in
                    try engine.setInsets(guide.areaInsets, of: handle.item)
                }
            }
            return
        }
        guard let view = node.view else { return }
        let sample = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let aligned = view.alignmentRect(forFrame: sample)
        let origin = view.geometry.bounds.origin
        let isPlain = aligned == sample && origin == .zero && !node.usesMargins && !node.usesBaselines
        if isPlain, !engine.hasMetrics(handle.item) { return }
        var metrics = ItemMetrics()
        if aligned != sample {
            metrics.alignmentInsets = Insets(
                top: Double(aligned.minY), left: Double(aligned.minX), bottom: Double(1000 - aligned.maxY),
                right: Double(1000 - aligned.maxX))
        }
        if node.usesMargins { metrics.margins = Insets(view.layoutMargins) }
        metrics.origin = Point(x: Double(origin.x), y: Double(origin.y))
        if node.usesBaselines {
            (metrics.firstBaseline, metrics.lastBaseline) = view.itemBaselines(
                for: engine.rect(of: handle.item).size)
        }
        view.flags.remove(.placedByConstraints)
        attempt(view.debugLine) { () throws(SolverError) in
            try engine.setMetrics(metrics, of: handle.item)
        }
    }

    /// Takes the box of a view that is aligned, which may have changed with its content.
    func updateAlignment(of node: LayoutNode) {
        guard let view = node.view, let handle = node.handles.handle(in: self) else { return }
        let old = engine.metrics(of: handle.item).alignmentInsets
        updateMetrics(of: node)
        guard engine.metrics(of: handle.item).alignmentInsets != old else { return }
        updateFrame(of: node)
        if !isFitting { view.superviewStorage?.markNeedsLayout() }
    }

    /// Pins a view that is not laid out by constraints where it is.
    func updateFrame(of node: LayoutNode) {
        guard let view = node.view, let handle = node.handles.handle(in: self) else { return }
        let isRoot = view === root
        for axis in LayoutCore.Axis.allCases {
            guard !isRoot || !isFitting else {
                self.pin(handle.item, axis, AxisPin(position: .init(points: 0), length: nil), view)
                continue
            }
            guard view.translatesAutoresizingMaskIntoConstraints || isRoot else {
                self.pin(handle.item, axis, nil, view)
                continue
            }
            let rect = Rect(view.alignmentRect(forFrame: view.untransformedFrame))[axis]
            var pin = AxisPin(position: .init(points: rect.start), length: .init(points: rect.length))
            if isRoot, !view.translatesAutoresizingMaskIntoConstraints {
                pin.length = nil
            } else if !isRoot, let parent = view.superviewStorage {
                let springs = view.autoresizingMask.springs(axis)
                if springs.start || springs.length {
                    guard let outer = item(of: parent.layoutNode) else { continue }
                    engine.setParent(outer, of: handle.item)
                    pin = springs.pin(of: rect, in: Double(parent.geometry.bounds.size[axis]))
                }
            }
            self.pin(handle.item, axis, pin, view)
        }
    }

    /// Takes the natural size of a view, and for what flows the height at the width that it has.
    func updateContent(of node: LayoutNode) {
        guard let view = node.view, let handle = node.handles.handle(in: self) else { return }
        let takesPart =
            (isFitting && view === root || !view.translatesAutoresizingMaskIntoConstraints)
            && !(view !== root && view.extras?.isCollapsed ?? false)
        guard takesPart else {
            for axis in LayoutCore.Axis.allCases {
                setContent(ContentSize(length: nil), of: handle.item, axis, view)
            }
            return
        }
        let (natural, priorities) = (view.intrinsicContentSize, view.effectiveContentPriorities)
        let insets = view.alignmentRectInsets
        func content(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> ContentSize {
            ContentSize(
                length: length < 0 || !length.isFinite ? nil : Double(length),
                hugging: Double(priorities.hugging(axis).rawValue),
                compressionResistance: Double(priorities.compressionResistance(axis).rawValue))
        }
        setContent(content(natural.width, .horizontal), of: handle.item, .horizontal, view)
        var height = natural.height
        if view.flowsByWidth {
            node.measuredWidth = CGFloat(engine.rect(of: handle.item).size.width)
            height = view.flowHeight(forWidth: node.measuredWidth + insets.left + insets.right)
            if node.measuredWidth <= 0 { height = natural.height }
        }
        setContent(content(height, .vertical), of: handle.item, .vertical, view)
        if node.usesBaselines { updateMetrics(of: node) }
    }

    private func pin(_ item: LayoutItem, _ axis: LayoutCore.Axis, _ pin: AxisPin?, _ view: UIView) {
        attempt(view.debugLine) { () throws(SolverError) in try engine.pin(item, axis, pin) }
    }

    private func setContent(
        _ content: ContentSize, of item: LayoutItem, _ axis: LayoutCore.Axis, _ view: UIView
    ) {
        attempt(view.debugLine) { () throws(SolverError) in try engine.setContent(content, of: item, axis) }
    }
}
