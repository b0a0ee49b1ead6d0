/// Why a language has given a view its frame, for inspectors: amounts whose sums are the numbers of the frame.
@MainActor
package struct FrameStory {
    /// A part of a sentence.
    package enum Part {
        /// Words.
        case words(String)
        /// A number.
        case number(CGFloat)
        /// A view.
        case view(UIView)
    }

    /// What an amount comes from: the kinds that inspectors distinguish.
    package enum Origin: String {
        case frame, content, alignment, rounding, selection, padding, margin, gap, sibling, setting, share
        case limit, scaling, proposal
    }

    /// An amount of a number.
    package struct Step {
        /// What it comes from.
        package var origin: Origin
        /// The points.
        package var amount: CGFloat
        /// The sentence.
        package var parts: [Part]

        /// Creates an amount.
        package init(_ origin: Origin, _ amount: CGFloat, _ parts: [Part]) {
            self.origin = origin
            self.amount = amount
            self.parts = parts
        }
    }

    /// A number of a frame: its amounts, and facts that they are computed from.
    package struct Number {
        /// The amounts.
        package var steps: [Step] = []
        /// Facts that amounts are computed from.
        package var notes: [[Part]] = []
        /// What has had no effect, and why.
        package var ignored: [[Part]] = []

        /// Creates a number without amounts.
        package init() {}

        /// The sum of the amounts.
        package var sum: CGFloat { steps.reduce(0) { $0 + $1.amount } }

        /// Adds an amount.
        package mutating func add(_ origin: Origin, _ amount: CGFloat, _ parts: Part...) {
            steps.append(Step(origin, amount, parts))
        }

        /// Adds what is missing to a value, where it is more than noise.
        package mutating func complete(to value: CGFloat, _ origin: Origin, _ parts: Part...) {
            let rest = value - sum
            if abs(rest) > 1e-9 * max(1, abs(value)) { steps.append(Step(origin, rest, parts)) }
        }
    }

    /// The left edge.
    package var x = Number()
    /// The upper edge.
    package var y = Number()
    /// The width.
    package var width = Number()
    /// The height.
    package var height = Number()

    /// Creates a story without amounts.
    package init() {}
}

extension FrameStory.Part: ExpressibleByStringLiteral {
    /// Words.
    package init(stringLiteral value: String) { self = .words(value) }
}
