import UIKit

/// The text of the nib, written by hand as Interface Builder writes it.
extension GeneratedTree {
    var nib: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useSafeAreas="YES">
        <objects>\(text(of: root))</objects></document>
        """
    }

    private func text(of node: Node) -> String {
        let names: [Kind: String] = [
            .view: "view", .label: "label", .button: "button", .image: "imageView", .toggle: "switch",
            .slider: "slider", .stack: "stackView",
        ]
        let name = names[node.kind] ?? "view"
        var attributes = "id=\"\(node.id)\""
        func add(_ name: String, _ value: Any) { attributes += " \(name)=\"\(value)\"" }
        if node.mask == nil { add("translatesAutoresizingMaskIntoConstraints", "NO") }
        if node.isHidden { add("hidden", "YES") }
        if node.preservesMargins { add("preservesSuperviewLayoutMargins", "YES") }
        if let value = node.hugging {
            add("horizontalHuggingPriority", value.horizontal)
            add("verticalHuggingPriority", value.vertical)
        }
        if let value = node.resistance {
            add("horizontalCompressionResistancePriority", value.horizontal)
            add("verticalCompressionResistancePriority", value.vertical)
        }
        var content = "<rect key=\"frame\" x=\"\(node.frame.minX)\" y=\"\(node.frame.minY)\""
        content += " width=\"\(node.frame.width)\" height=\"\(node.frame.height)\"/>"
        if let mask = node.mask { content += text(of: mask) }
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(node.fontSize)\"/>"
        switch node.kind {
        case .label:
            add("text", node.text)
            add("numberOfLines", node.lines)
            add("lineBreakMode", "tailTruncation")
            add("adjustsFontSizeToFit", "NO")
            content += font
        case .button:
            add("buttonType", "system")
            content += font + "<state key=\"normal\" title=\"\(node.text)\"/>"
        case .stack:
            if node.isVertical { add("axis", "vertical") }
            add("spacing", node.spacing)
            if node.distribution != "fill" { add("distribution", node.distribution) }
            if node.alignment != "fill" { add("alignment", node.alignment) }
        default: break
        }
        if let margins = node.margins {
            content += "<edgeInsets key=\"layoutMargins\" top=\"\(margins.top)\" left=\"\(margins.left)\""
            content += " bottom=\"\(margins.bottom)\" right=\"\(margins.right)\"/>"
        }
        if !node.children.isEmpty {
            content += "<subviews>" + node.children.map(text(of:)).joined() + "</subviews>"
        }
        if node.kind == .view {
            content += "<viewLayoutGuide key=\"safeArea\" id=\"safe\(node.id)\"/>"
            content += "<viewLayoutGuide key=\"layoutMargins\" id=\"margins\(node.id)\"/>"
        }
        if !node.constraints.isEmpty {
            let rules = node.constraints.enumerated().map { text(of: $1, id: "\(node.id)c\($0)") }
            content += "<constraints>" + rules.joined() + "</constraints>"
        }
        return "<\(name) \(attributes)>\(content)</\(name)>"
    }

    private func text(of mask: UIView.AutoresizingMask) -> String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "flexibleMinX"), (.flexibleWidth, "widthSizable"),
            (.flexibleRightMargin, "flexibleMaxX"), (.flexibleTopMargin, "flexibleMinY"),
            (.flexibleHeight, "heightSizable"), (.flexibleBottomMargin, "flexibleMaxY"),
        ]
        let set = names.filter { mask.contains($0.0) }.map { " \($0.1)=\"YES\"" }.joined()
        return "<autoresizingMask key=\"autoresizingMask\"\(set)/>"
    }

    private func text(of rule: Rule, id: String) -> String {
        var text = "<constraint"
        if let first = rule.first { text += " firstItem=\"\(first)\"" }
        text += " firstAttribute=\"\(rule.attribute)\""
        if rule.relation != "equal" { text += " relation=\"\(rule.relation)\"" }
        if let second = rule.second { text += " secondItem=\"\(second)\"" }
        if let attribute = rule.secondAttribute { text += " secondAttribute=\"\(attribute)\"" }
        if rule.multiplier != "1" { text += " multiplier=\"\(rule.multiplier)\"" }
        if rule.constant != 0 { text += " constant=\"\(rule.constant)\"" }
        if rule.priority != 1000 { text += " priority=\"\(rule.priority)\"" }
        return text + " id=\"\(id)\"/>"
    }
}
