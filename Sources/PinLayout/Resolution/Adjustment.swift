internal import LayoutCore

/// How one dimension, or both, follow from the content or from one another.
enum Adjustment: Equatable, Sendable {
    /// The content decides.
    case fit(FitType)
    /// The width is the height times this number.
    case aspectRatio(Double)

    /// The call that requested it.
    var call: String {
        switch self {
        case .fit(let type): "sizeToFit(.\(type))"
        case .aspectRatio(let ratio): "aspectRatio(\(ratio))"
        }
    }
}
