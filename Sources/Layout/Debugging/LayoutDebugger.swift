public import ViewBridge

/// Says in words what layouts have made, to find mistakes.
///
/// ```swift
/// LayoutDebugger.shared.enableAll()
/// LayoutDebugger.shared.analyzeViewHierarchy(layoutContainer, title: "Profile")
/// ```
@preconcurrency @MainActor
public final class LayoutDebugger {
    /// What can be said.
    public enum Category: Hashable, Sendable, CaseIterable {
        /// What containers had to say about their last layouts: ``LayoutHostView/issues``.
        case layout
        /// The views, indented by their depth.
        case hierarchy
        /// Their frames.
        case frame
        /// How a spacer's length came about, by ``LayoutHostView/explanation(of:)`` of the views beside it.
        case spacer
        /// How many views there are, how deep they lie, and what reading the layouts took that are `profiled(_:)`.
        case performance
    }

    /// The one that all use.
    public static let shared = LayoutDebugger()

    /// What is said. Nothing by default.
    public var categories: Set<Category> = []
    private var isSilenced = false

    /// Whether anything is said. Setting it to false silences all categories without forgetting them; to true lets
    /// them speak again, or all there are where none was enabled.
    public var isEnabled: Bool {
        get { !isSilenced && !categories.isEmpty }
        set {
            isSilenced = !newValue
            if newValue, categories.isEmpty { enableAll() }
        }
    }
    /// Where it is printed; the standard output by default.
    public var output: (String) -> Void = { print($0) }

    /// Has everything said.
    public func enableAll() {
        isSilenced = false
        categories = Set(Category.allCases)
    }

    /// Has nothing said.
    public func disableAll() { categories = [] }

    /// Has something said besides.
    public func enable(_ category: Category) {
        isSilenced = false
        categories.insert(category)
    }

    /// Has something no longer said.
    public func disable(_ category: Category) { categories.remove(category) }

    /// Whether something is said.
    public func isEnabled(_ category: Category) -> Bool { !isSilenced && categories.contains(category) }

    /// Describes a view and everything in it, as far as categories are enabled.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - title: What is above the description.
    /// - Returns: The description, which is also given to ``output``.
    @discardableResult
    public func analyzeViewHierarchy(_ view: UIView, title: String = "") -> String {
        guard isEnabled else { return "" }
        var lines = title.isEmpty ? [] : [title]
        var (count, deepest) = (0, 0)
        var pending: [(view: UIView, depth: Int)] = [(view, 0)]
        while let (view, depth) = pending.popLast() {
            count += 1
            deepest = max(deepest, depth)
            lines += describe(view, depth)
            pending += view.subviews.reversed().map { ($0, depth + 1) }
        }
        if isEnabled(.performance) { lines.append("\(count) views, \(deepest + 1) deep") }
        let text = lines.joined(separator: "\n")
        output(text)
        return text
    }

    private func describe(_ view: UIView, _ depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        var words: [String] = []
        if isEnabled(.hierarchy) { words.append("\(type(of: view))") }
        if isEnabled(.frame) {
            let box = view.frame
            words.append("(\(box.minX), \(box.minY), \(box.width), \(box.height))")
        }
        var lines = words.isEmpty ? [] : [indent + words.joined(separator: " ")]
        guard let container = view as? LayoutHostView else { return lines }
        if isEnabled(.performance) {
            lines += container.profiles.sorted { $0.key < $1.key }.map { name, profile in
                "\(indent)  \(name): read \(profile.readings) times in \(profile.duration)"
            }
        }
        if isEnabled(.layout) { lines += container.issues.map { "\(indent)  \($0)" } }
        if isEnabled(.spacer) {
            lines += container.subviews.compactMap { container.explanation(of: $0) }
                .flatMap { $0.description.split(separator: "\n") }.map { "\(indent)  \($0)" }
        }
        return lines
    }
}
