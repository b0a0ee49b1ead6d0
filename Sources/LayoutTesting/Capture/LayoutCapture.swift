import Foundation
import HeadlessUIKit

/// A screen as it was laid out in one configuration, as a value: what checks are functions of.
struct LayoutCapture: Sendable {
    /// A conflict of constraints.
    struct Conflict: Sendable {
        var view: Int
        var members: [String]
        var suggestion: String
        var source: String?
    }

    /// What constraints leave open about a view.
    struct Ambiguity: Sendable {
        var view: Int
        var variables: [String]
        var reason: String
        var suggestion: String
    }

    var configuration: LayoutConfiguration
    var screen: CGRect
    /// Pixels per point.
    var scale: CGFloat
    /// The views that can be seen, those in front after those behind them, the window first.
    var views: [CapturedView] = []
    var constraints: [CapturedConstraint] = []
    var conflicts: [Conflict] = []
    var ambiguities: [Ambiguity] = []
    /// What a screen reader stops at, in its order.
    var elements: [CapturedElement] = []
    /// Views that touches or eyes find and a screen reader does not.
    var undetected: [Int] = []
    /// Views whose frames change when layout is done again, with how.
    var unsettled: [Int: CGRect] = [:]
    /// Where scroll views are scrolled to when layout is done again, of those that are elsewhere then.
    var scrolled: [Int: CGPoint] = [:]
    /// What the kit says about layouts that do not end.
    var loops: [String] = []
    /// Views that constraints place and whose frames were set apart from them.
    var displaced: [Int: CGRect] = [:]

    /// Whether a view lies in another or is it.
    func contains(_ outer: Int, _ inner: Int) -> Bool {
        outer <= inner && inner < views[outer].end
    }

    /// The views in front of which checks look: those of the frontmost presentation, no parts of the system's.
    var ownViews: [CapturedView] {
        let front = views.map(\.layer).max() ?? 0
        return views.filter { !$0.roles.contains(.part) && $0.layer == front }
    }

    /// Both edges of a box in pixels.
    func isOnPixel(_ value: CGFloat) -> Bool {
        let pixels = value * scale
        return abs(pixels - pixels.rounded()) < 0.05
    }
}
