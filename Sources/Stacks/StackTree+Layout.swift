public import LayoutCore

extension StackTree {
    /// How often a layout is repeated because functions changed the tree during layout.
    private static let roundLimit = 100

    /// The size that a node would have for a proposal. Infinite where the node takes what is proposed and
    /// infinity is proposed.
    @discardableResult
    public func measure(_ node: NodeID, _ proposal: ProposedSize) -> Size {
        guard let row = row(of: node) else { return .zero }
        state.guideRequests = 0
        updateTraits(row)
        if nodes.links[row].parent < 0, nodes.traits[row].flags.contains(.dependsOnContainer) {
            enterContainer(row, proposal)
        }
        return measuringDeeply { size(of: row, proposal) }
    }

    /// The position of a guide in a node for a proposal.
    public func position(of guide: AlignmentGuide, in node: NodeID, _ proposal: ProposedSize) -> Double {
        guard let row = row(of: node) else { return 0 }
        state.guideRequests = 0
        updateTraits(row)
        return measuringDeeply { position(of: guide, in: row, proposal) }
    }

    /// Lays out a node and its descendants. Its corner is at the origin.
    ///
    /// A layout that changes nothing takes no time.
    public func layout(_ node: NodeID, in space: StackSpace) {
        guard let row = row(of: node) else { return }
        nodes.movedRows.removeAll()
        let last = lastSpaces[row]
        if last == space, !nodes.traits[row].flags.contains(.dirty) { return }
        issues.removeAll()
        var round = 0
        repeat {
            state.guideRequests = 0
            updateTraits(row)
            placeRoot(row, space)
            round += 1
        } while nodes.traits[row].flags.contains(.dirty) && round < Self.roundLimit
        if nodes.traits[row].flags.contains(.dirty) { reportFeedback(row) }
        let isOtherGrid =
            last?.scale != space.scale || last?.direction != space.direction || last?.origin != space.origin
        roundFrames(row, space, everything: isOtherGrid)
        lastSpaces[row] = space
    }

    private func reportFeedback(_ row: Int) {
        var culprit = row
        var child = nodes.links[row].firstChild
        while child >= 0 {
            if nodes.traits[child].flags.contains(.dirty) {
                culprit = Int(child)
                child = nodes.links[culprit].firstChild
            } else {
                child = nodes.links[child].next
            }
        }
        issues.append(
            LayoutIssue(
                .feedbackLoop, subject: describe(culprit),
                because: "a function changes it in each of \(Self.roundLimit) layouts in a row"))
    }

    /// The name of a node in issues and explanations.
    func describe(_ row: Int) -> String {
        names[row] ?? "\(nodes.kinds[row].name) \(row)"
    }
}
