import Foundation
import HeadlessUIKit

/// What a check of a screen found.
public struct LayoutReport: Sendable {
    /// The findings, in the order of configurations and checks.
    public let findings: [LayoutFinding]
    /// The findings that views silence, with their reasons.
    public let silenced: [LayoutFinding]
    /// The configurations that were checked.
    public let matrix: LayoutMatrix
    /// The pictures of ``findings``, by index.
    let pictures: [FindingPicture]

    @MainActor
    init(_ collector: FindingCollector, matrix: LayoutMatrix) {
        let entries = collector.findings(of: matrix)
        let loud = entries.filter { $0.finding.reason == nil }
        findings = loud.map(\.finding)
        pictures = loud.map(\.picture)
        silenced = entries.map(\.finding).filter { $0.reason != nil }
        self.matrix = matrix
    }

    /// Whether nothing was found.
    public var isEmpty: Bool { findings.isEmpty }

    /// The findings of a kind.
    public func findings(of kind: LayoutFinding.Kind) -> [LayoutFinding] {
        findings.filter { $0.kind == kind }
    }
}

extension LayoutReport: CustomStringConvertible {
    /// The findings as text, a few lines each.
    public var description: String {
        let checked = "\(matrix.count) \(matrix.count == 1 ? "configuration" : "configurations")"
        let exempt = silenced.isEmpty ? "" : ", \(silenced.count) silenced"
        guard !findings.isEmpty else { return "No findings in \(checked)\(exempt)." }
        let head =
            "\(findings.count) \(findings.count == 1 ? "finding" : "findings") in \(checked)\(exempt):"
        return ([head] + findings.map(\.description)).joined(separator: "\n")
    }
}
