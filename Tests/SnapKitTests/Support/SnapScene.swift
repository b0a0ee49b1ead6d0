import SnapKit
import UIKit

/// A box with uneven margins in a window, and two views in it.
///
/// The box is 300 x 200 points and has a frame of its own. What constraints leave open of `a` is filled in by weak
/// ones: 30 x 20 points at (3, 4).
@MainActor
final class SnapScene {
    let window = UIWindow(screen: UIScreen(.iPhone14))
    let box = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    let a = UIView()
    let b = UIView(frame: CGRect(x: 40, y: 30, width: 100, height: 60))
    let guide = UILayoutGuide()

    init(rightToLeft: Bool = false) {
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(box)
        box.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
        box.addSubview(a)
        box.addSubview(b)
        box.addLayoutGuide(guide)
        for view in [box, a, b] {
            view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
        }
        box.snp.setLabel("box")
        a.snp.setLabel("a")
        b.snp.setLabel("b")
        guide.snp.setLabel("guide")
        for (constant, attribute) in [(30, NSLayoutConstraint.Attribute.width), (20, .height)] {
            weak(a, attribute, nil, .notAnAttribute, CGFloat(constant))
        }
        weak(a, .left, box, .left, 3)
        weak(a, .top, box, .top, 4)
    }

    private func weak(
        _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute,
            multiplier: 1, constant: constant)
        constraint.priority = UILayoutPriority(1)
        constraint.isActive = true
    }

    /// Lays the window out and gives the frame of `a`.
    func frame() -> CGRect {
        window.layoutIfNeeded()
        return a.frame
    }

    /// The active constraints of this module on the box, on `a` and on the guide, as this file writes them.
    var said: [String] {
        (a.constraints + box.constraints).compactMap { $0 as? LayoutConstraint }.filter(\.isActive).map(text)
    }

    /// A constraint as text, without use of its own description.
    func text(_ constraint: NSLayoutConstraint) -> String {
        let signs: [NSLayoutConstraint.Relation: String] = [
            .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
        ]
        var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(signs[constraint.relation]!)"
        if constraint.secondItem != nil {
            text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
            if constraint.multiplier != 1 { text += " * \(constraint.multiplier)" }
            if constraint.constant != 0 { text += " + \(constraint.constant)" }
        } else {
            text += " \(constraint.constant)"
        }
        if constraint.priority.rawValue != 1000 { text += " @\(constraint.priority.rawValue)" }
        return text
    }

    private func name(_ item: AnyObject?) -> String {
        switch item {
        case let item where item === a: "a"
        case let item where item === b: "b"
        case let item where item === box: "box"
        case let item where item === guide: "guide"
        case nil: "nil"
        default: "other"
        }
    }
}

/// What was raised while a closure ran; each call that violated its contract went on.
@MainActor
func raised(by run: () -> Void) -> [UIKitException] {
    let old = UIKitException.handler
    defer { UIKitException.handler = old }
    var raised: [UIKitException] = []
    UIKitException.handler = { raised.append($0) }
    run()
    return raised
}
