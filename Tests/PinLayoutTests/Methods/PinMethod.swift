import PinLayout
import UIKit

/// One method of a chain with one kind of argument: how it is called with a number, and what that says about the
/// view, written down from the documentation of the library.
struct PinMethod: Sendable, CustomStringConvertible {
    typealias Call = @MainActor @Sendable (PinLayout<UIView>, PinScene, CGFloat) -> Void

    let description: String
    let call: Call
    let says: @Sendable (PinFacts, CGFloat) -> [PinSaying]

    init(
        _ description: String, _ call: @escaping Call,
        says: @escaping @Sendable (PinFacts, CGFloat) -> [PinSaying]
    ) {
        self.description = description
        self.call = call
        self.says = says
    }

    /// All methods. Those that place a view beside others are here with and without an alignment.
    static let all = edges + anchors + references + relative + sizes + margins

    static let horizontal: [HorizontalAlign] = [.none, .left, .center, .right, .start, .end]
    static let vertical: [VerticalAlign] = [.none, .top, .center, .bottom]
    static let fits: [FitType] = [.width, .height, .widthFlexible, .heightFlexible, .content]

    /// Insets that are different on each side.
    static func insets(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: value, left: value + 1, bottom: value + 2, right: value + 3)
    }
}

/// What a call says about a view, in coordinates of its superview.
enum PinSaying: Sendable {
    /// An anchor on one axis: the left or upper edge, the middle, the right or lower edge.
    enum Spot: Sendable { case near, mid, far }
    enum Length: Sendable { case exact, minimum, maximum }
    enum Side: Sendable { case left, right, top, bottom }

    case x(Spot, CGFloat)
    case y(Spot, CGFloat)
    case w(Length, CGFloat)
    case h(Length, CGFloat)
    case margin(Side, CGFloat)
    case justify(Spot?)
    case align(Spot?)
    case pinEdges
    case fit(FitType)
    case ratio(CGFloat)
    case nothing
}
