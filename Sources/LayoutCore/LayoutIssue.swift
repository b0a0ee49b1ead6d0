/// Advice about a layout: what was requested and could not be done, or not in this way.
///
/// Layout always gives a result; an issue says why that result may not be the expected one.
public struct LayoutIssue: Hashable, Sendable, CustomStringConvertible {
    /// What the issue is about.
    public enum Kind: Hashable, Sendable {
        /// A call or a property had no effect.
        case ignored(call: String)
        /// A value is no length: NaN, infinite, or negative where that has no meaning.
        case invalidValue(property: String, value: Double)
        /// Something overflows its box, by so many points.
        case overflow(points: Double)
        /// Nothing went wrong, but it could be said better.
        case advice
        /// Layout requested more layout without end.
        case feedbackLoop
    }

    /// What the issue is about.
    public var kind: Kind
    /// The view or node it concerns, in words a reader recognises.
    public var subject: String
    /// Why, in one sentence without a full stop.
    public var reason: String

    /// Creates an issue.
    public init(_ kind: Kind, subject: String = "", because reason: String) {
        self.kind = kind
        self.subject = subject
        self.reason = reason
    }

    /// The issue as one line of text.
    public var description: String {
        let place = subject.isEmpty ? "" : "\(subject): "
        return switch kind {
        case .ignored(let call): "\(place)\(call) is ignored: \(reason)"
        case .invalidValue(let property, let value):
            "\(place)\(property) of \(value) is not usable: \(reason)"
        case .overflow(let points): "\(place)overflows by \(points) points: \(reason)"
        case .advice: "\(place)\(reason)"
        case .feedbackLoop: "\(place)layout feedback loop: \(reason)"
        }
    }
}
