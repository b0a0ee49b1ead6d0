internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// Reading and writing the style, or the one that a rebuilt box is getting where there is one.
extension Flex {
    /// The style.
    var style: FlexStyle { FlexNodes.tree.style(of: styledNode) }

    /// The node that the style is kept with.
    var styledNode: NodeID {
        extras?.draft ?? node
    }

    /// Sets a length.
    @discardableResult
    func set(_ property: LengthProperty, _ value: Length) -> Flex {
        if LayoutSteps.isRecording { recordStep(.length(property), to: value.points) }
        FlexNodes.tree.set(property, to: value, of: styledNode)
        return self
    }

    /// Sets the length of one edge.
    @discardableResult
    func set(_ property: EdgeProperty, _ edge: Edge, _ value: Length) -> Flex {
        if LayoutSteps.isRecording { recordStep(.edge(property, edge), to: value.points) }
        FlexNodes.tree.set(property, edge, to: value, of: styledNode)
        return self
    }

    /// Sets a flex factor.
    @discardableResult
    func set(_ property: FactorProperty, _ value: Double) -> Flex {
        if LayoutSteps.isRecording { recordStep(.factor(property), to: value) }
        FlexNodes.tree.set(property, to: value, of: styledNode)
        return self
    }

    /// Sets a keyword.
    @discardableResult
    func set<Keyword>(_ property: KeywordProperty<Keyword>, _ value: Keyword) -> Flex {
        FlexNodes.tree.set(property, to: value, of: styledNode)
        return self
    }

    /// Starts from the initial style; the layout is not invalidated until the new one is complete.
    func restartStyle() {
        dropDraft()
        madeExtras.draft = FlexNodes.tree.makeNode()
        isIncludedInLayout = true
        follow(semantics: false)
        baseline(nil)
    }

    /// Makes the new style the node's.
    func completeStyle() {
        guard let draft = extras?.draft else { return }
        FlexNodes.tree.setStyle(FlexNodes.tree.style(of: draft), of: node)
        dropDraft()
    }

    private func dropDraft() {
        guard let draft = extras?.draft else { return }
        extras?.draft = nil
        FlexNodes.tree.free(draft)
    }
}
