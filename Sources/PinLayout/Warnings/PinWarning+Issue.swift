internal import LayoutCore

extension PinWarning {
    /// The warning as data.
    ///
    /// - Parameter subject: The box that the chain lays out, in words.
    func issue(about subject: String) -> LayoutIssue {
        switch self {
        case .notALength(_, let property, let value):
            LayoutIssue(
                .invalidValue(property: property, value: value), subject: subject, because: sentence)
        case .notFinite(let call, let value), .notARatio(let call, let value):
            LayoutIssue(.invalidValue(property: call, value: value), subject: subject, because: sentence)
        case .callOrder, .missingLayoutCall, .notOnMainThread:
            LayoutIssue(.advice, subject: subject, because: sentence)
        default: LayoutIssue(.ignored(call: call), subject: subject, because: sentence)
        }
    }

    /// Why the call has no effect, in one sentence without a full stop.
    private var sentence: String {
        var sentence: String
        switch self {
        case .alreadySet(_, let value): return "the value has already been set to \(value)"
        case .excluded(_, let settings):
            return "it conflicts with " + settings.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
        case .secondAdjustment(_, let first): return "it conflicts with \(first)"
        case .notOnMainThread: return "layout must be executed on the main thread"
        case .missingLayoutCall: return "the chain ended without layout()"
        case .cannotFit: return "this type of layer does not conform to SizeCalculable"
        case .callOrder(let part, let after): return "\(part) should be set before \(after)"
        default: sentence = reason
        }
        while let last = sentence.last, last == "." || last == " " { sentence.removeLast() }
        return sentence
    }
}
