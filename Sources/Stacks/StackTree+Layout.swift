public import LayoutCore

extension StackTree {
    /// How often a layout begins again because functions have changed the tree during layout.
    private static let roundLimit = 100

    /// The size that a node would have for a proposal. Infinite where the node takes whatever it is offered and
    /// was offered an infinite length.
    @discardableResult
    public func measure(_ node: NodeID, _ proposal: ProposedSize) -> Size {
        guard let row = row(of: node) else { return .zero }
        guideQuestions = 0
        refresh(row)
        if links[row].parent < 0, traits[row].flags.contains(.sensesContainer) {
            enterContainer(row, proposal)
        }
        return settled(Size.zero) { () throws(TooDeep) in try size(of: row, proposal) }
    }

    /// The place of a guide in a node that has been offered a proposal.
    public func place(of guide: AlignmentGuide, in node: NodeID, _ proposal: ProposedSize) -> Double {
        guard let row = row(of: node) else { return 0 }
        guideQuestions = 0
        refresh(row)
        return settled(0) { () throws(TooDeep) in try place(of: guide, in: row, proposal) }
    }

    /// Lays out a node and everything in it. Its corner is at the origin.
    ///
    /// A layout that changes nothing takes no time.
    public func layout(_ node: NodeID, in space: StackSpace) {
        guard let row = row(of: node) else { return }
        movedRows.cut(to: 0)
        let last = lastSpaces[row]
        if last == space, !traits[row].flags.contains(.dirty) { return }
        issues.removeAll()
        var round = 0
        repeat {
            guideQuestions = 0
            refresh(row)
            place(root: row, space)
            round += 1
        } while traits[row].flags.contains(.dirty) && round < Self.roundLimit
        if traits[row].flags.contains(.dirty) { reportFeedback(row) }
        let isOtherGrid =
            last?.scale != space.scale || last?.direction != space.direction || last?.origin != space.origin
        putOnGrid(row, space, everything: isOtherGrid)
        lastSpaces[row] = space
    }

    /// Whether there is no more time to look for guides: each stack that aligns by them asks what lies in it with
    /// other lengths, and where such stacks lie in each other with flexible frames between them, the questions double
    /// every few levels. The first time is reported.
    func isOutOfGuideQuestions(_ row: Int) -> Bool {
        guideQuestions += 1
        let limit = links.count * 200 + 20_000
        if guideQuestions <= limit { return false }
        if guideQuestions == limit + 1 {
            var outermost = row
            while links[outermost].parent >= 0 { outermost = Int(links[outermost].parent) }
            issues.append(
                LayoutIssue(
                    .advice, subject: describe(outermost),
                    because:
                        "so many stacks that align by baselines or guides lie in each other in it that not "
                        + "all of them can be asked; the usual places count for the others"))
        }
        return true
    }

    private func reportFeedback(_ row: Int) {
        var culprit = row
        var child = links[row].firstChild
        while child >= 0 {
            if traits[Int(child)].flags.contains(.dirty) {
                culprit = Int(child)
                child = links[culprit].firstChild
            } else {
                child = links[Int(child)].next
            }
        }
        issues.append(
            LayoutIssue(
                .feedbackLoop, subject: describe(culprit),
                because: "a function changes it in each of \(Self.roundLimit) layouts in a row"))
    }

    /// A name for a node that a reader recognises.
    func describe(_ row: Int) -> String {
        names[row] ?? "\(rules[row].name) \(row)"
    }
}

extension Rule {
    /// What the node is, in a word or two.
    var name: String {
        switch self {
        case .empty: "empty"
        case .fixed: "fixed leaf"
        case .greedy: "greedy leaf"
        case .measured: "measured leaf"
        case .spacer: "spacer"
        case .divider: "divider"
        case .stack(.horizontal, _, _): "horizontal stack"
        case .stack(.vertical, _, _): "vertical stack"
        case .depthStack: "depth stack"
        case .frame: "frame"
        case .flexibleFrame: "flexible frame"
        case .fixedSize: "fixed size"
        case .aspectRatio: "aspect ratio"
        case .padding: "padding"
        case .offset: "offset"
        case .position: "position"
        case .layers(_, false): "overlay"
        case .layers(_, true): "background"
        case .priority: "layout priority"
        case .guide: "alignment guide"
        case .reader: "geometry reader"
        case .scroll: "scroll view"
        case .viewThatFits: "view that fits"
        case .grid: "grid"
        case .gridRow: "grid row"
        case .lazyGrid(_, _, _, false): "lazy grid"
        case .lazyGrid(_, _, _, true): "lazy stack"
        case .custom: "custom layout"
        case .safeAreaInset: "safe area inset"
        case .ignoresSafeArea: "node that ignores the safe area"
        case .containerFrame: "container-relative frame"
        }
    }
}
