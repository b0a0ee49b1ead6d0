internal import AutoLayout
internal import Simplex
import Foundation

/// Finds the views and numbers that a visual format names.
@MainActor
struct FormatResolution {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    /// The chain that the format describes.
    ///
    /// - Throws: What names nothing, or cannot be aligned.
    func chain() throws(FormatError) -> ConstraintChain {
        var chain = ConstraintChain(axis: format.axis == .horizontal ? .horizontal : .vertical)
        chain.options = options
        for item in format.items {
            let node = try node(item.name)
            var sizes: [ConstraintChain.Length] = []
            for size in item.sizes { sizes.append(try length(size, mayNameView: true)) }
            chain.items.append(ConstraintChain.Item(node: node, sizes: sizes))
        }
        for gap in format.gaps { chain.gaps.append(try self.gap(gap)) }
        if let edge = format.leading { chain.leading = try self.edge(edge, around: chain.items.first) }
        if let edge = format.trailing { chain.trailing = try self.edge(edge, around: chain.items.last) }
        try checkAlignment(chain)
        return chain
    }

    private func error(_ message: String, _ position: Int) -> FormatError {
        FormatError(message, in: format.text, at: position)
    }

    /// Views can only be aligned across the axis that they follow each other on. One view alone is aligned with nothing.
    private func checkAlignment(_ chain: ConstraintChain) throws(FormatError) {
        guard chain.items.count > 1, options.alignments.contains(where: { $0.axis == chain.axis }) else {
            return
        }
        let axis = chain.axis == .horizontal ? "horizontal" : "vertical"
        throw error(
            "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that "
                + "is also \(axis).", format.text.count)
    }

    // MARK: Views

    private func node(_ name: VisualFormat.Name) throws(FormatError) -> LayoutNode {
        // A dot makes a key path, whose first key is looked up.
        if name.text.utf8.contains(UInt8(ascii: ".")) {
            let key = name.text.prefix { $0 != "." }
            let missing = views[String(key)] == nil ? String(key) : name.text
            throw error("\(missing) is not a key in the views dictionary.", name.position)
        }
        guard let view = views[name.text] else {
            throw error("\(name.text) is not a key in the views dictionary.", name.position)
        }
        guard let node = LayoutNode.of(view) else {
            throw error("\(name.text) is not a view or a layout guide.", name.position)
        }
        return node
    }

    private func edge(
        _ edge: VisualFormat.Edge, around item: ConstraintChain.Item?
    ) throws(FormatError) -> ConstraintChain.Edge {
        guard let outer = item?.node.container else {
            throw error(
                "Unable to interpret '|' character, because the related view doesn't have a superview",
                edge.position)
        }
        return ConstraintChain.Edge(outer: outer, gap: try gap(edge.gap))
    }

    // MARK: Numbers

    private func gap(_ gap: VisualFormat.Gap) throws(FormatError) -> ConstraintChain.Gap {
        switch gap {
        case .none: return .none
        case .standard: return .standard
        case .spaces(let predicates):
            var lengths: [ConstraintChain.Length] = []
            for predicate in predicates { lengths.append(try length(predicate, mayNameView: false)) }
            return .spaces(lengths)
        }
    }

    private func length(
        _ predicate: VisualFormat.Predicate, mayNameView: Bool
    ) throws(FormatError) -> ConstraintChain.Length {
        let object: ConstraintChain.Length.Object
        if mayNameView, case .name(let name) = predicate.object, views[name.text] != nil {
            object = .item(try node(name))
        } else {
            object = .points(CGFloat(try number(predicate.object)))
        }
        let relation: NSLayoutConstraint.Relation =
            switch predicate.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        return ConstraintChain.Length(
            relation: relation, object: object, priority: try priority(predicate.priority))
    }

    private func priority(_ value: VisualFormat.Value?) throws(FormatError) -> UILayoutPriority {
        guard let value else { return .required }
        // The smallest that is above 0 stays above 0 as a Float.
        let priority = Float(try number(value))
        guard priority > 0, priority <= UILayoutPriority.required.rawValue else {
            throw error("Expected a priority above 0 and at most 1000", value.position)
        }
        return UILayoutPriority(priority)
    }

    private func number(_ value: VisualFormat.Value) throws(FormatError) -> Double {
        switch value {
        case .number(let number, _): return number
        case .name(let name):
            guard let metric = metrics[name.text] else {
                throw error("\(name.text) is not a key in the metrics dictionary.", name.position)
            }
            guard let number = Self.number(metric) else {
                throw error("\(name.text) is not a number in the metrics dictionary.", name.position)
            }
            guard number.isFinite else {
                throw error("\(name.text) is not finite in the metrics dictionary.", name.position)
            }
            return number
        }
    }

    /// The number in something that came as `Any`: a Swift number of any kind, an `NSNumber`, a priority, or an
    /// optional with one of these in it.
    private static func number(_ value: Any) -> Double? {
        switch value {
        // The common types come first, as finding out about a protocol is slow.
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as CGFloat: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let priority as UILayoutPriority: Double(priority.rawValue)
        case let number as NSNumber: number.doubleValue
        case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
        default: nil
        }
    }
}
