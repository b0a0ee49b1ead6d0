/// What a build that failed has printed, without what is not about the failure.
enum BuildMessages {
    /// The errors with their lines of source; all of the last lines where there are none.
    static func text(of output: String, _ product: String) -> String {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var kept: [String] = []
        var seen: Set<String> = []
        var isKeeping = false
        for line in lines {
            if line.contains(": error:") || line.hasPrefix("error:") {
                isKeeping = seen.insert(line).inserted
            } else if !(line.hasPrefix(" ") || line.first?.isNumber == true) || line.hasPrefix("[") {
                isKeeping = false
            }
            if isKeeping { kept.append(line) }
        }
        if kept.isEmpty { kept = Array(lines.filter { !$0.isEmpty }.suffix(20)) }
        let count = seen.count
        let title = count == 1 ? "one error" : "\(count) errors"
        return "\(product) was not built\(count > 0 ? ", \(title)" : "")\n"
            + kept.prefix(200).joined(separator: "\n")
    }
}
