import Simplex

/// Formats are written in the shortest way that says the same.
extension VisualFormat: CustomStringConvertible {
    /// The format, without spaces, and with its axis.
    public var description: String {
        var text = axis == .horizontal ? "H:" : "V:"
        if let leading { text += "|\(leading.gap)" }
        for (index, item) in items.enumerated() {
            if index > 0 { text += "\(gaps[index - 1])" }
            text += "\(item)"
        }
        if let trailing { text += "\(trailing.gap)|" }
        return text
    }
}

extension VisualFormat.Item: CustomStringConvertible {
    /// The view in brackets, with its sizes.
    public var description: String {
        sizes.isEmpty ? "[\(name.text)]" : "[\(name.text)(\(sizes.list))]"
    }
}

extension VisualFormat.Gap: CustomStringConvertible {
    /// The space between its dashes.
    public var description: String {
        switch self {
        case .none: return ""
        case .standard: return "-"
        case .spaces(let spaces):
            let list = spaces.list
            // What could not stand alone, a relation or a sign, needs its parentheses.
            let isPlain = list.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            return isPlain ? "-\(list)-" : "-(\(list))-"
        }
    }
}

extension VisualFormat.Predicate: CustomStringConvertible {
    /// The relation unless it is equality, the object, and the priority if there is one.
    public var description: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: ""
            case .greaterThanOrEqual: ">="
            }
        return "\(sign)\(object)" + (priority.map { "@\($0)" } ?? "")
    }
}

extension VisualFormat.Value: CustomStringConvertible {
    /// The number or the name.
    public var description: String {
        switch self {
        case .number(let number, _):
            // Whole numbers without a point, as long as they are exact.
            Int64(exactly: number).flatMap { abs(number) < 1e15 ? "\($0)" : nil } ?? "\(number)"
        case .name(let name): name.text
        }
    }
}

extension [VisualFormat.Predicate] {
    fileprivate var list: String { map { "\($0)" }.joined(separator: ",") }
}
