internal import Flexbox
internal import LayoutCore

/// Reading and writing the style, through the one that a rebuilt box is getting where there is one.
extension Flex {
    /// The style.
    var style: FlexStyle { extras?.pendingStyle ?? FlexForest.tree.style(of: node) }

    /// Sets a property of the style.
    @discardableResult
    func set<Value: Equatable>(_ property: WritableKeyPath<FlexStyle, Value>, _ value: Value) -> Flex {
        if extras?.pendingStyle != nil {
            extras?.pendingStyle?[keyPath: property] = value
        } else {
            FlexForest.tree.set(property, to: value, of: node)
        }
        return self
    }

    /// Sets one edge of a property of the style.
    @discardableResult
    func set(_ property: WritableKeyPath<FlexStyle, EdgeLengths>, _ edge: Edge, _ value: Length) -> Flex {
        if extras?.pendingStyle != nil {
            extras?.pendingStyle?[keyPath: property][edge] = value
        } else {
            FlexForest.tree.set(property, edge, to: value, of: node)
        }
        return self
    }

    /// Starts from the initial style, without a word to the layout until the new one is complete.
    func restartStyle() {
        madeExtras.pendingStyle = FlexForest.tree.defaults
        isIncludedInLayout = true
        follow(semantics: false)
        baseline(nil)
    }

    /// Makes the style that has been restarted the one that counts.
    func completeStyle() {
        guard let style = extras?.pendingStyle else { return }
        extras?.pendingStyle = nil
        FlexForest.tree.setStyle(style, of: node)
    }
}
