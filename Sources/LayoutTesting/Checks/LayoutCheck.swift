/// One check of laid-out screens: a pure function from what was captured to what is wrong.
public struct LayoutCheck: Sendable {
    /// The kinds of findings that the check makes.
    public let kinds: [LayoutFinding.Kind]
    /// The configuration that a capture is compared with; nil where it is checked by itself.
    let partner: @Sendable (LayoutConfiguration) -> LayoutConfiguration?
    private let run: @Sendable (LayoutCapture, LayoutCapture?) -> [LayoutProblem]

    /// Creates a check of single captures.
    init(_ kinds: LayoutFinding.Kind..., check: @escaping @Sendable (LayoutCapture) -> [LayoutProblem]) {
        self.kinds = kinds
        partner = { _ in nil }
        run = { capture, _ in check(capture) }
    }

    /// Creates a check that compares a capture with that of another configuration.
    init(
        _ kind: LayoutFinding.Kind,
        comparedWith partner: @escaping @Sendable (LayoutConfiguration) -> LayoutConfiguration?,
        check: @escaping @Sendable (LayoutCapture, LayoutCapture) -> [LayoutProblem]
    ) {
        kinds = [kind]
        self.partner = partner
        run = { capture, other in other.map { check(capture, $0) } ?? [] }
    }

    /// What is wrong in a capture.
    func problems(in capture: LayoutCapture, comparedWith other: LayoutCapture?) -> [LayoutProblem] {
        run(capture, other)
    }
}

extension [LayoutCheck] {
    /// Every check, in the order in which they run.
    public static var all: [LayoutCheck] { faults + style }

    /// The checks that make findings of some kinds.
    public static func making(_ kinds: LayoutFinding.Kind...) -> [LayoutCheck] {
        all.filter { !Set(kinds).isDisjoint(with: $0.kinds) }
    }
}
