import TestSupport
import UIKit

/// A tree of views as values, of which a test makes views in code and the text of a nib.
struct GeneratedTree {
    enum Kind: CaseIterable { case view, label, button, image, toggle, slider, stack }

    struct Node {
        var id = ""
        var kind = Kind.view
        var frame = CGRect.zero
        /// The mask of a view that has a frame; nil where constraints lay it out.
        var mask: UIView.AutoresizingMask?
        var text = "", fontSize = 17, lines = 1
        var hugging: (horizontal: Int, vertical: Int)?
        var resistance: (horizontal: Int, vertical: Int)?
        var margins: UIEdgeInsets?
        var preservesMargins = false
        var isHidden = false
        var isVertical = false, spacing = 0
        var distribution = "fill", alignment = "fill"
        var children: [Node] = []
        var constraints: [Rule] = []
    }

    /// A constraint by the words of the file.
    struct Rule {
        var first: String?
        var attribute: String
        var relation = "equal"
        var second: String?
        var secondAttribute: String?
        var multiplier = "1"
        var constant = 0
        var priority = 1000
    }

    var root = Node()

    init(_ random: inout SeededRandom) {
        var maker = Maker(random: random)
        root = maker.node(.view, depth: 0)
        root.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        root.mask = [.flexibleWidth, .flexibleHeight]
        root.isHidden = false
        random = maker.random
    }

    private struct Maker {
        var random: SeededRandom
        var count = 0

        mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

        mutating func node(_ kind: Kind, depth: Int) -> Node {
            count += 1
            var node = Node(id: "n\(count)", kind: kind)
            node.frame = CGRect(x: int(0...200), y: int(0...400), width: int(1...200), height: int(1...200))
            node.text = String(repeating: "word ", count: int(0...12))
            (node.fontSize, node.lines) = (int(9...30), int(0...3))
            if random.chance(0.3) { node.hugging = (int(1...999), int(1...999)) }
            if random.chance(0.3) { node.resistance = (int(1...999), int(1...999)) }
            node.isHidden = random.chance(0.1)
            node.preservesMargins = random.chance(0.2)
            if random.chance(0.3) {
                node.margins = UIEdgeInsets(
                    top: CGFloat(int(0...30)), left: CGFloat(int(0...30)), bottom: CGFloat(int(0...30)),
                    right: CGFloat(int(0...30)))
            }
            guard kind == .view || kind == .stack, depth < 4 else { return node }
            for index in 0..<int(depth == 0 ? 2...5 : 0...4) {
                let inner = random.pick(Kind.allCases) ?? .view
                node.children.append(self.node(inner, depth: depth + 1))
                if kind == .stack { continue }
                if random.chance(0.3), inner != .toggle {
                    node.children[index].mask = UIView.AutoresizingMask(rawValue: UInt(int(0...63)))
                } else {
                    for isHorizontal in [true, false] {
                        node.constraints += rules(for: index, of: node, isHorizontal: isHorizontal)
                    }
                }
            }
            if kind == .stack {
                (node.isVertical, node.spacing) = (random.chance(0.5), int(0...20))
                let distributions = [
                    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
                ]
                node.distribution = random.pick(distributions) ?? "fill"
                node.alignment =
                    random.pick(
                        node.isVertical
                            ? ["fill", "leading", "center", "trailing"] : ["fill", "top", "center", "bottom"])
                    ?? "fill"
            }
            return node
        }

        /// Constraints that decide one axis, and now and then one more that is not required.
        mutating func rules(for index: Int, of parent: Node, isHorizontal: Bool) -> [Rule] {
            let child = parent.children[index]
            let names =
                isHorizontal
                ? (start: "leading", end: "trailing", center: "centerX", length: "width")
                : (start: "top", end: "bottom", center: "centerY", length: "height")
            let margin = [names.start: names.start + "Margin", names.end: names.end + "Margin"]
            func target(_ name: String, _ choice: Int) -> (String?, String) {
                switch choice {
                case 0: ("safe" + parent.id, name)
                case 1: ("margins" + parent.id, name)
                case 2: (parent.id, margin[name] ?? name)
                default: (parent.id, name)
                }
            }
            func position(_ name: String, _ choice: Int, _ constant: Int) -> Rule {
                let (item, attribute) = target(name, choice)
                // Interface Builder leaves the container out where it is the first item.
                if name == names.end, choice > 2 {
                    return Rule(attribute: name, second: child.id, secondAttribute: name, constant: constant)
                }
                return Rule(
                    first: child.id, attribute: name, second: item, secondAttribute: attribute,
                    constant: constant)
            }
            var rules: [Rule] = []
            let siblings = parent.children[..<index].filter { $0.mask == nil }
            if let sibling = siblings.last, random.chance(0.4) {
                rules.append(
                    Rule(
                        first: child.id, attribute: names.start, second: sibling.id,
                        secondAttribute: names.end,
                        constant: int(0...20)))
            } else {
                rules.append(position(names.start, int(0...5), int(-5...40)))
            }
            let factor = ["1:2", "2:3", "0.25", "3/4", "1"][int(0...4)]
            switch int(0...4) {
            case 0: rules.append(Rule(first: child.id, attribute: names.length, constant: int(1...200)))
            case 1:
                rules.append(
                    Rule(
                        first: child.id, attribute: names.length, second: parent.id,
                        secondAttribute: names.length,
                        multiplier: factor, constant: int(0...9)))
            case 2:
                var rule = position(names.end, int(0...5), int(0...40))
                rule.priority = int(1...999)
                rules.append(rule)
            case 3:
                // Without an identifier of its own a rule is of the length.
                rules.append(
                    Rule(
                        first: child.id, attribute: names.length, relation: "greaterThanOrEqual",
                        constant: int(1...90)))
                rules.append(
                    Rule(
                        first: child.id, attribute: names.length, constant: int(1...200),
                        priority: int(1...999)))
            default:
                rules.append(
                    Rule(
                        first: child.id, attribute: names.center, second: parent.id,
                        secondAttribute: names.center,
                        constant: int(-9...9), priority: int(1...999)))
            }
            return rules
        }
    }
}
