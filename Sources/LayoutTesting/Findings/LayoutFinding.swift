import Foundation
public import LayoutSilencing

/// Something that a check found: one cause, in all the configurations in which it shows.
public struct LayoutFinding: Hashable, Sendable, Codable {
    /// What is wrong, as a kind.
    public typealias Kind = LayoutFindingKind

    /// What is wrong.
    public var kind: Kind
    /// The view, by the property that holds it where there is one: `SettingsViewController.saveButton`.
    public var view: String
    /// The configurations in which it shows, in the order in which they were checked.
    public var configurations: [String]
    /// What these have in common, such as `in right to left`.
    public var condition: String
    /// What is wrong, with numbers from the first of the configurations.
    public var problem: String
    /// What mends it.
    public var remedy: String
    /// Where the source made what is at fault, as `Module/File.swift:12`; nil where that is not known.
    public var source: String?
    /// Why the finding is silenced, by `LayoutChecks.silence(_:because:)`; nil where it is not.
    public var reason: String?
    /// The rectangle in the window, in points, in the first of the configurations.
    public var rect: CGRect

    /// Creates a finding.
    init(_ problem: LayoutProblem, view: String, configuration: LayoutConfiguration) {
        kind = problem.kind
        self.view = view
        configurations = ["\(configuration)"]
        condition = ""
        self.problem = problem.what
        remedy = problem.remedy
        source = problem.source
        rect = problem.rect
    }
}

extension LayoutFinding: CustomStringConvertible {
    /// The finding in three lines.
    public var description: String {
        var lines = ["\(kind): \(view): \(problem)"]
        if !condition.isEmpty { lines.append("    \(condition)") }
        lines.append("    Remedy: \(remedy)" + (source.map { " [\($0)]" } ?? ""))
        if let reason { lines.append("    Silenced: \(reason)") }
        return lines.joined(separator: "\n")
    }
}
