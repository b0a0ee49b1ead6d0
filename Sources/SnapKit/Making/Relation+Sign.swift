import ViewBridge

extension NSLayoutConstraint.Relation {
    /// The relation as it is written.
    var sign: String {
        switch self {
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        case .lessThanOrEqual: "<="
        @unknown default: "?"
        }
    }
}
