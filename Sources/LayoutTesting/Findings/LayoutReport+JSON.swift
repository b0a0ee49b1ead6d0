public import Foundation

extension LayoutReport {
    /// What is written as JSON.
    private struct Document: Encodable {
        var configurations: [String]
        var findings: [LayoutFinding]
        var silenced: [LayoutFinding]
    }

    /// The report as JSON: the configurations, the findings and those that are silenced, keys sorted.
    public var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let document = Document(
            configurations: matrix.configurations.map(\.description), findings: findings, silenced: silenced)
        return (try? encoder.encode(document)) ?? Data()
    }
}
