import Testing
import UIKit

/// Four views and a guide in a superview, and a view without one, which formats name by letters.
@MainActor
struct FormatScene {
    let superview = UIView()
    let views: [String: UIView]
    let guide = UILayoutGuide()
    let orphan = UIView()

    init() {
        views = Dictionary(uniqueKeysWithValues: ["a", "b", "c", "d"].map { ($0, UIView()) })
        for view in views.values { superview.addSubview(view) }
        superview.addLayoutGuide(guide)
    }

    /// A view by its letter.
    func view(_ letter: String) -> UIView { views[letter] ?? orphan }

    /// What formats may name.
    var names: [String: Any] {
        var names: [String: Any] = views
        names["g"] = guide
        names["orphan"] = orphan
        names["word"] = "no view"
        return names
    }

    /// Numbers of many kinds.
    static let metrics: [String: Any] = [
        "m": 12, "half": 0.5, "neg": CGFloat(-4), "single": Float(2.25), "small": UInt8(7),
        "boxed": 9 as NSNumber,
        "prio": UILayoutPriority(750), "low": 250, "maybe": Optional<Any>.some(3) as Any,
        "nothing": Optional<Int>.none as Any, "nan": Double.nan, "text": "8", "a": 99, "zero": 0,
        "over": 1001,
    ]

    func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: Self.metrics, views: names)
    }

    /// A constraint in letters: "b.leading >= a.trailing + 8 @750".
    func text(_ constraint: NSLayoutConstraint) -> String {
        let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
        var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation) "
        let constant = number(abs(constraint.constant))
        if let second = constraint.secondItem {
            if constraint.multiplier != 1 { text += "\(constraint.multiplier) * " }
            text += "\(name(second)).\(constraint.secondAttribute)"
            if constraint.constant != 0 { text += (constraint.constant < 0 ? " - " : " + ") + constant }
        } else {
            text += (constraint.constant < 0 ? "-" : "") + constant
        }
        if constraint.priority != .required {
            text += " @" + number(CGFloat(constraint.priority.rawValue))
        }
        return text
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    private func name(_ item: AnyObject?) -> String {
        if item === superview { return "s" }
        if item === guide { return "g" }
        return views.first { $0.value === item }?.key ?? "?"
    }
}

/// A format and the constraints that it stands for.
struct FormatCase: Sendable, CustomTestStringConvertible {
    let format: String
    let options: NSLayoutConstraint.FormatOptions
    let constraints: [String]

    init(_ format: String, _ constraints: [String]) { self.init(format, [], constraints) }

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ constraints: [String]
    ) {
        self.format = format
        self.options = options
        self.constraints = constraints
    }

    var testDescription: String { options.isEmpty ? format : "\(format) \(options.rawValue)" }
}
