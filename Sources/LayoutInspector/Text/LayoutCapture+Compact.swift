import Foundation

extension LayoutCapture {
    /// The tree with a line for each view, for programs: see ``CompactTree`` for the format.
    public var compactTree: CompactTree {
        var header = [
            "scale": number(screen.scale),
            "size": "\(number(screen.size.width)),\(number(screen.size.height))",
            "style": screen.isDark ? "dark" : "light", "direction": screen.isRightToLeft ? "rtl" : "ltr",
            "text": screen.textSize,
        ]
        if !screen.device.isEmpty { header["device"] = screen.device }
        let lines = views.indices.map { index in
            let view = views[index]
            return CompactTree.Line(
                depth: view.depth, id: view.id, frame: view.frame,
                className: "\(view.module).\(view.className)", attributes: attributes(of: index))
        }
        return CompactTree(header: header, lines: lines)
    }

    /// What a line says of a view, by the names of the format.
    func attributes(of index: Int) -> [String: String] {
        let view = views[index]
        var found = ["method": view.method.rawValue]
        found["name"] = view.property
        found["identifier"] = view.identifier
        if view.tag != 0 { found["tag"] = "\(view.tag)" }
        if view.bounds.origin != .zero {
            found["origin"] = "\(number(view.bounds.origin.x)),\(number(view.bounds.origin.y))"
        }
        if let corners = view.corners {
            found["corners"] = corners.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: ",")
        }
        if let insets = view.alignmentInsets { found["alignment"] = text(of: insets) }
        if view.margins != Self.usualMargins { found["margins"] = text(of: view.margins) }
        if let safeArea = view.safeArea { found["safe"] = text(of: safeArea) }
        if view.intrinsicSize != CGSize(width: -1, height: -1) {
            found["intrinsic"] = "\(number(view.intrinsicSize.width)),\(number(view.intrinsicSize.height))"
        }
        if view.alpha != 1 { found["alpha"] = number(view.alpha) }
        found["bg"] = view.background
        let flags = Self.flagNames.filter { view.flags.contains($0.flag) }.map(\.name)
        if !flags.isEmpty { found["flags"] = flags.joined(separator: ",") }
        addRows(of: index, to: &found)
        return found
    }

    private func addRows(of index: Int, to found: inout [String: String]) {
        if let text = text(of: index) {
            found["text"] = text.string
            found["font"] = "\(text.fontName) \(number(text.pointSize))"
            found["color"] = text.color
            if text.isTruncated { found["truncated"] = "yes" }
            if text.lineCount != 1 { found["lines"] = "\(text.lineCount)" }
        }
        if let layer = layer(of: index) {
            if layer.cornerRadius != 0 { found["radius"] = number(layer.cornerRadius) }
            if layer.borderWidth != 0 {
                found["border"] = [number(layer.borderWidth), layer.borderColor].compactMap(\.self)
                    .joined(separator: ",")
            }
            if layer.shadowOpacity != 0 {
                let size = layer.shadowOffset
                let numbers = [CGFloat(layer.shadowOpacity), layer.shadowRadius, size.width, size.height]
                found["shadow"] = (numbers.map(number) + [layer.shadowColor].compactMap(\.self))
                    .joined(separator: ",")
            }
        }
        if let control = control(of: index) {
            let states = [
                control.isEnabled ? nil : "disabled", control.isSelected ? "selected" : nil,
                control.isHighlighted ? "highlighted" : nil,
            ].compactMap(\.self)
            if !states.isEmpty { found["state"] = states.joined(separator: ",") }
            found["value"] = control.value
        }
        if let scroll = scroll(of: index) {
            found["content"] = "\(number(scroll.contentSize.width)),\(number(scroll.contentSize.height))"
        }
        if let element = accessibility(of: index) { found["label"] = element.label }
        if let controller = controller(of: index) {
            found["controller"] = "\(controller.module).\(controller.className)"
        }
    }

    private func text(of insets: CapturedInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ",")
    }

    private static let usualMargins = CapturedInsets(top: 8, left: 8, bottom: 8, right: 8)

    private static let flagNames: [(flag: CapturedView.Flags, name: String)] = [
        (.hidden, "hidden"), (.clips, "clips"), (.interactionDisabled, "untouchable"),
        (.transformed, "transformed"), (.animated, "animated"), (.hasGestures, "gestures"),
        (.rightToLeft, "rtl"),
    ]
}
