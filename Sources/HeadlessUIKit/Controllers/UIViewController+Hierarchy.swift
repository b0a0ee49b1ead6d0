extension UIViewController {
    /// The tree of controllers as UIKit's debugger prints it (`_printHierarchy`).
    package final var hierarchyDescription: String {
        var lines: [String] = []
        describe(into: &lines, depth: 0, isPresented: false)
        return lines.joined(separator: "\n")
    }

    private func describe(into lines: inout [String], depth: Int, isPresented: Bool) {
        var prefix = String(repeating: "   | ", count: depth)
        if isPresented { prefix = String(prefix.dropLast(5)) + "   + " }
        var line = "\(prefix)<\(Self.describedName(self)) \(address(of: self))>, state: \(stateName), view: "
        if let view = viewIfLoaded {
            line += "<\(Self.describedName(view)): \(address(of: view))>"
            if view.window == nil { line += " not in the window" }
        } else {
            line += "(view not loaded)"
        }
        if isPresented, let presentation = presentationController {
            line += ", presented with: <\(Self.presentationName(presentation)) \(address(of: presentation))>"
        }
        lines.append(line)
        for child in children { child.describe(into: &lines, depth: depth + 1, isPresented: false) }
        // What is presented is below the controller that presents it.
        if let presented = extras?.presented {
            presented.describe(into: &lines, depth: depth + 1, isPresented: true)
        }
    }

    private func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    private var stateName: String {
        switch appearance.phase {
        case .appearing: "appearing"
        case .appeared: "appeared"
        case .disappearing: "disappearing"
        case .disappeared: "disappeared"
        }
    }

    private static func describedName(_ object: AnyObject) -> String { ClassName.text(of: type(of: object)) }

    private static func presentationName(_ presentation: UIPresentationController) -> String {
        let name = ClassName.text(of: type(of: presentation))
        guard name == "UIPresentationController" else { return name }
        return presentation.presentedViewController.modalPresentationStyle == .fullScreen
            ? "_UIFullscreenPresentationController" : name
    }
}
