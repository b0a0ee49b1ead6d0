import HeadlessUIKit

/// Gathers problems over configurations: those of one cause become one finding.
@MainActor
struct FindingCollector {
    /// What makes two problems the same.
    private struct Key: Hashable {
        var family: String
        var identity: String
        var cause: String
    }

    /// A finding and what is needed to finish it.
    struct Entry {
        var finding: LayoutFinding
        var identity: String
        /// What identifies the superview.
        var parent: String
        var configurations: [LayoutConfiguration]
        var picture: FindingPicture
    }

    private(set) var entries: [Entry] = []
    private var known: [Key: Int] = [:]

    /// Adds the problems of a configuration.
    mutating func add(_ problems: [LayoutProblem], of builder: CaptureBuilder, in window: UIWindow) {
        var drawing: ViewDrawing?
        let configuration = builder.capture.configuration
        for problem in problems {
            let view = builder.capture.views[problem.view]
            let family = problem.cause.hasPrefix("overlap") ? "overlap" : problem.kind.family
            let key = Key(family: family, identity: view.identity, cause: problem.cause)
            if let index = known[key] {
                extend(index, with: problem, configuration)
                continue
            }
            let picture = drawing ?? ViewDrawing(of: window, overlays: [])
            drawing = picture
            var finding = LayoutFinding(problem, view: view.name, configuration: configuration)
            finding.reason = builder.reason(for: problem)
            known[key] = entries.count
            entries.append(
                Entry(
                    finding: finding, identity: view.identity,
                    parent: builder.capture.views[view.parent].identity, configurations: [configuration],
                    picture: FindingPicture(drawing: picture, rect: problem.rect)))
        }
    }

    private mutating func extend(
        _ index: Int, with problem: LayoutProblem, _ configuration: LayoutConfiguration
    ) {
        if entries[index].configurations.last != configuration {
            entries[index].configurations.append(configuration)
            entries[index].finding.configurations.append("\(configuration)")
        }
        // Of a family the most general kind counts: text that is cut in the development language is cut, whatever the
        // language.
        if problem.kind.rank < entries[index].finding.kind.rank {
            entries[index].finding.kind = problem.kind
            entries[index].finding.problem = problem.what
            entries[index].finding.remedy = problem.remedy
        }
    }

    /// The findings, those that others explain left out, each with the condition under which it shows.
    func findings(of matrix: LayoutMatrix) -> [Entry] {
        entries.filter { entry in !entries.contains { $0.explains(entry) } }.map { entry in
            var entry = entry
            entry.finding.condition = Condition(entry.configurations, of: matrix).text
            return entry
        }
    }
}

extension FindingCollector.Entry {
    /// Whether another finding is only a consequence of this one, or the same in other words.
    fileprivate func explains(_ other: Self) -> Bool {
        // A row that is not mirrored is laid out by the constraints of the views in it, and read in another order.
        let isInside = other.parent == parent || other.parent == identity
        if finding.kind == .mirroring, isInside, [.leftRight, .readingOrder].contains(other.finding.kind) {
            return true
        }
        guard identity == other.identity else { return false }
        return finding.kind.explained.contains(other.finding.kind)
    }
}

extension LayoutFinding.Kind {
    /// Kinds that are the same cause at one view.
    fileprivate var family: String {
        switch self {
        case .textClipped, .localeText, .longText: "text"
        case .bounds, .safeArea: "bounds"
        default: rawValue
        }
    }

    /// The order within a family, the most general first.
    fileprivate var rank: Int {
        switch self {
        case .textClipped, .overlap, .bounds: 0
        case .localeText, .safeArea: 1
        case .longText: 2
        default: 0
        }
    }

    /// What else the cause of a kind brings about at the same view.
    fileprivate var explained: Set<LayoutFinding.Kind> {
        switch self {
        case .textClipped, .localeText, .longText: [.fixedTextHeight]
        case .mirroring: [.leftRight]
        case .bounds, .safeArea: [.margins]
        case .conflict: [.autoresizingMask]
        case .ambiguity: [.mirroring]
        case .stability: [.frameOnConstrainedView]
        default: []
        }
    }
}

extension CaptureBuilder {
    /// Why a problem is meant to be so, as the view or one around it says.
    func reason(for problem: LayoutProblem) -> String? {
        guard !silences.isEmpty else { return nil }
        var index = problem.view
        while true {
            if let silence = silences[index]?.first(where: { $0.kind == nil || $0.kind == problem.kind }) {
                return silence.reason
            }
            guard index != 0 else { return nil }
            index = capture.views[index].parent
        }
    }
}
