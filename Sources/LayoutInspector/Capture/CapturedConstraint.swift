public import Foundation

/// An active constraint: `first = multiplier x second + constant`, or at most, or at least.
public struct CapturedConstraint: Sendable, Codable, Equatable {
    /// One side.
    public struct Side: Sendable, Codable, Hashable {
        /// The index of the view, or of the owner of the guide; -1 for an item outside of the capture.
        public var view: Int
        /// The guide; nil for the view itself.
        public var guide: String?
        /// The attribute, by UIKit's name: `leading`.
        public var attribute: String
        /// The name of an item outside of the capture; nil for others.
        public var outside: String?
    }

    /// The index of the view that holds the constraint.
    public var host: Int
    /// The first side.
    public var first: Side
    /// The second side; nil where there is none.
    public var second: Side?
    /// `==`, `<=` or `>=`.
    public var relation: String
    /// The factor of the second side.
    public var multiplier: CGFloat
    /// What is added to the second side, in points.
    public var constant: CGFloat
    /// The priority: 1000 for a required one.
    public var priority: Float
    /// Whether the constraint takes part in layout.
    public var isActive: Bool
    /// The identifier; nil for none.
    public var identifier: String?
    /// Where source made it, as `Module/File.swift:12`; nil for what the system made.
    public var source: String?
}

extension LayoutCapture {
    /// A constraint as source would write it: `FormView.saveButton.trailing == layoutMarginsGuide.trailing - 8`.
    public func text(of constraint: CapturedConstraint) -> String {
        var text = "\(self.text(of: constraint.first)) \(constraint.relation) "
        if let second = constraint.second, constraint.multiplier != 0 {
            if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) * " }
            text += self.text(of: second)
            if constraint.constant != 0 {
                text += " \(constraint.constant < 0 ? "-" : "+") \(number(abs(constraint.constant)))"
            }
        } else {
            text += number(constraint.constant)
        }
        return constraint.priority == 1000
            ? text : text + ", priority \(number(CGFloat(constraint.priority)))"
    }

    private func text(of side: CapturedConstraint.Side) -> String {
        let name = side.outside ?? (views.indices.contains(side.view) ? views[side.view].name : "?")
        return [name, side.guide, side.attribute].compactMap(\.self).joined(separator: ".")
    }
}

/// A number as texts print it: the shortest that reads back the same, without a point where it is whole.
func number(_ value: CGFloat) -> String {
    let value = Double(value)
    guard value.isFinite, value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
    return value == 0 ? "0" : "\(Int(value))"
}
