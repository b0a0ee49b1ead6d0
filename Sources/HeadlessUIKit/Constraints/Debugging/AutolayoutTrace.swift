internal import AutoLayout
internal import LayoutCore

extension UIView {
    /// The whole tree that the view is in, a view in each line, with marks for what lays it out and for what is
    /// ambiguous, in the form of UIKit's debugger command of the same name. Pending layout is done first.
    @discardableResult public final func _autolayoutTrace() -> String { autolayoutTrace() }

    /// The whole tree that the view is in, a view in each line: `*` marks what constraints lay out, `+` what
    /// constraints go by though its frame is set, `•` what holds views that constraints lay out. What is ambiguous
    /// is reported with its undetermined variables. Pending layout is done first.
    @discardableResult public final func autolayoutTrace() -> String {
        root.layoutIfNeeded()
        var trace = AutolayoutTrace(root.solvedSystem)
        return "\n" + trace.text(of: root)
    }
}

/// A tree of views as a text, with what constraints do to each.
@MainActor
struct AutolayoutTrace {
    private static let legend = """

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """

    private let system: ConstraintSystem?
    /// What is not determined, by item.
    private var open: [LayoutItem: [ItemAmbiguity]] = [:]

    init(_ system: ConstraintSystem?) { self.system = system }

    /// The text of a tree with its legend.
    mutating func text(of root: UIView) -> String {
        if let system {
            let items = AmbiguityReading.nodes(in: root).compactMap { $0.handles.handle(in: system)?.item }
            open = Dictionary(grouping: system.engine.ambiguities(of: items), by: \.item)
        }
        var lines: [String] = []
        var open: [(view: UIView, depth: Int)] = [(root, 0)]
        while let (view, depth) = open.popLast() {
            lines.append(
                indentation(depth) + mark(of: view) + view.layoutNode.logName + suffix(view.layoutNode))
            for guide in view.layoutGuides where isKnown(guide.node) {
                lines.append(indentation(depth + 1) + "*" + text(of: guide) + suffix(guide.layoutNode))
            }
            open += view.subviewStorage.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n") + "\n" + Self.legend + "\n"
    }

    private func indentation(_ depth: Int) -> String { String(repeating: "|   ", count: depth) }

    private func isKnown(_ node: LayoutNode?) -> Bool {
        guard let system else { return false }
        return node?.handles.handle(in: system) != nil
    }

    private func mark(of view: UIView) -> String {
        if !view.translatesAutoresizingMaskIntoConstraints { return "*" }
        if view.flags.contains(.placesByConstraints) { return "•" }
        return isKnown(view.extras?.layoutNode) ? "+" : ""
    }

    private func text(of guide: UILayoutGuide) -> String {
        let frame = guide.layoutFrame
        let origin = "{\(number(frame.minX)), \(number(frame.minY))}"
        let size = "{\(number(frame.width)), \(number(frame.height))}"
        let owner = guide.owner.map(\.debugLine) ?? "(null)"
        return "<\(type(of: guide)): \(addressText(of: guide)) - \"\(guide.identifier)\", "
            + "layoutFrame = {\(origin), \(size)}, owningView = \(owner)>"
    }

    private func suffix(_ node: LayoutNode) -> String {
        guard let system, node.view?.superviewStorage != nil || node.guide != nil,
            let item = node.handles.handle(in: system)?.item
        else { return "" }
        let name = node.item.map { "\(type(of: $0)):\(addressText(of: $0))" } ?? ""
        let open = (self.open[item] ?? []).flatMap { ambiguity in
            ambiguity.variableNames.map { variable in
                "\(name).\(variable){id: \(Self.id(of: variable, item))}"
            }
        }
        return open.isEmpty ? "" : "- AMBIGUOUS LAYOUT for " + open.joined(separator: ", ")
    }

    /// A number that distinguishes the variables of a tree.
    private static func id(of variable: String, _ item: LayoutItem) -> Int {
        let slots = ["minX", "minY", "Width", "Height"]
        return Int(item.index) * slots.count + (slots.firstIndex(of: variable) ?? 0)
    }
}
