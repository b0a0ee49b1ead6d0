import Foundation

/// A generator of numbers that a seed repeats.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }
}

/// Source with the constructs that the port rewrites, in random combinations. Each line ends with its number in a comment.
struct RandomSource {
    private var numbers: SeededNumbers
    private var lines: [String] = []
    private var depth = 0
    private var names = 0

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// A file.
    static func file(seed: UInt64) -> String {
        var source = RandomSource(seed: seed)
        let ending = source.chance(5) ? "\r\n" : "\n"
        for _ in 0..<source.pick(4) {
            source.line(
                source.one(of: [
                    "import UIKit", "import os.log", "import Darwin", "import ObjectiveC.runtime",
                    "import XCTest",
                    "@testable import Cards", "@_implementationOnly import UIKit",
                    "import class UIKit.UIView",
                    "import UIKit.UIGestureRecognizerSubclass", "import SwiftUI",
                ]))
        }
        for _ in 0..<source.pick(6) + 1 { source.declaration() }
        let text = source.lines.enumerated().map { number, line in
            line.hasSuffix("\"\"\"") ? line : "\(line) // L\(number + 1)"
        }.joined(separator: ending)
        return (source.chance(9) ? "\u{FEFF}" : "") + text + (source.chance(3) ? "" : ending)
    }

    private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &numbers) }
    private mutating func chance(_ parts: Int) -> Bool { pick(parts) == 0 }
    private mutating func one(of list: [String]) -> String { list[pick(list.count)] }

    private mutating func line(_ text: String) {
        let indentation = String(repeating: one(of: ["    ", "\t", " "]), count: depth)
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lines.append(indentation + part)
        }
    }

    private mutating func name() -> String {
        names += 1
        let name = one(of: ["card", "save", "tapped", "`default`", "größe", "move"])
        return chance(3) || name.hasPrefix("`") ? name : "\(name)\(names)"
    }

    private mutating func block(_ head: String, _ content: (inout RandomSource) -> Void) {
        line(head + " {")
        depth += 1
        content(&self)
        depth -= 1
        line("}")
    }

    private mutating func conditional(_ content: (inout RandomSource) -> Void) {
        line("#if " + condition())
        content(&self)
        if chance(2) {
            line(chance(2) ? "#else" : "#elseif " + condition())
            content(&self)
        }
        line("#endif")
    }

    private mutating func condition() -> String {
        let part = one(of: [
            "os(iOS)", "!os(macOS)", "DEBUG", "canImport(UIKit)", "targetEnvironment(simulator)",
            "canImport(SwiftUI)",
            "(os(tvOS) || FLAG)", "swift(>=5.9)", "canImport(ObjectiveC)", "!(os(Linux) && DEBUG)", "true",
        ])
        return chance(3) ? part + one(of: [" && ", " || "]) + condition() : part
    }

    private mutating func attributes() -> String {
        var text = ""
        while chance(2) {
            text += one(of: [
                "@objc ", "@objc(other) ", "@IBOutlet ", "@IBAction ", "@available(iOS 15, *) ", "@nonobjc ",
                "@objc /* why */ ", "@MainActor ", "@IBInspectable\n", "@discardableResult ", "@NSManaged ",
            ])
        }
        for modifier in ["private ", "dynamic ", "weak ", "override ", "final "] where chance(6) {
            text += modifier
        }
        return text
    }

    private mutating func declaration() {
        let name = "Type\(names)"
        names += 1
        let base = one(of: [
            "", ": UIView", ": NSObject", ": XCTestCase", ": UIViewController, UITableViewDelegate",
            ": Type0",
        ])
        switch pick(8) {
        case 0: block("@objc protocol \(name)\(chance(2) ? "" : ": NSObjectProtocol")") { $0.requirements() }
        case 1: block("extension \(one(of: ["Type0", "Type1", "UIView", "Outer.Type2"]))") { $0.members() }
        case 2: conditional { $0.declaration() }
        case 3: block("enum \(name)") { $0.members(inClass: false) }
        case 4: line("#Preview(\"\(name)\") {\n    UIView()\n}")
        case 5: block("class \(name)<Element>\(base)") { $0.members() }
        default:
            let head = one(of: [
                "", "@objcMembers ", "@objc(Named) ", "@IBDesignable\n", "@MainActor ", "private ",
            ])
            block("\(head)class \(name)\(base)") { $0.members() }
        }
    }

    private mutating func requirements() {
        for _ in 0..<pick(3) {
            let optional = chance(2) ? "@objc optional " : ""
            line(one(of: ["\(optional)func \(name())(_ a: Int)", "\(optional)var \(name()): Int { get }"]))
        }
    }

    private mutating func members(inClass: Bool = true) {
        for _ in 0..<pick(6) {
            switch pick(7) {
            case 0 where inClass: line("\(attributes())var \(name()) = \(expression())")
            case 1 where inClass: line("\(attributes())lazy var \(name()): Any? = \(expression())")
            case 2 where depth < 4: conditional { $0.members(inClass: inClass) }
            case 3 where depth < 4: declaration()
            default:
                let attributes = attributes()
                let last = "a: Selector = #selector(save)"
                let parameters = one(of: ["", "_ a: Any", "sender: UIView", "_ a: Int, for b: String", last])
                block("\(attributes)func \(name())(\(parameters))") { $0.statements() }
            }
        }
    }

    private mutating func statements() {
        for _ in 0..<pick(4) {
            switch pick(6) {
            case 0 where depth < 5: block("if \(availability()), let a") { $0.statements() }
            case 1: line("guard \(availability()) else { return }")
            case 2 where depth < 5: conditional { $0.statements() }
            case 3:
                line(
                    "let text = \"\\(\(oneLineExpression())) @objc #selector(a)\" + #\"#if os(iOS) \\#(\(oneLineExpression()))\"#"
                )
            case 4: line("view\n    .a(\(expression()))\n    .b { _ in \(expression()) }")
            default: line("use(\(expression()), [\(expression())])")
            }
        }
    }

    private mutating func availability() -> String {
        one(of: [
            "#available(iOS 17, *)", "#available(iOS 16.4.1, tvOS 16, *)", "#unavailable(iOS 15)",
            "#available(\n    iOS 17, // a\n    *\n)", "#available(macOS 14, *)",
        ])
    }

    private mutating func oneLineExpression() -> String {
        for _ in 0..<20 {
            let text = expression()
            if !text.contains("\n") { return text }
        }
        return "1"
    }

    private mutating func oneLineArgument() -> String {
        one(of: ["p", "f(save)", "delegate?.card1?(3) ?? p"])
    }

    private mutating func expression() -> String {
        let name = one(of: ["save", "card", "tapped", "`default`", "missing", "copy(_:)", "move(_:for:)"])
        let base = one(of: [
            "", "", "self.", "super.", "Type0.", "UIView.", "delegate?.", "Outer.Inner.", "a.b.",
        ])
        switch pick(11) {
        case 0: return "#selector(\(base)\(name))"
        case 1: return "#selector(\(one(of: ["getter", "setter"])): \(base)\(one(of: ["card", "save"])))"
        case 2: return "#selector(\n    // why\n    \(base)\(name)\n)"
        case 3: return "#selector(save as (\(one(of: ["", "Any", "Int, String"]))) -> Void)"
        case 4:
            return
                "#keyPath(\(one(of: ["Type0.", "", "self.", "UIView."]))card\(one(of: ["", ".name", "?.x"])))"
        case 5: return "[\(expression()), \(expression())]"
        case 9:
            return one(of: [
                "delegate?.card1?(1) ?? 2",
                "delegate?.tableView?(t, heightForRowAt: \(oneLineArgument())) ?? 44",
                "x.delegate?.scrollViewDidScroll != nil", "x.delegate!.scrollViewDidScroll!(a)",
                "delegate?.card != nil", "dataSource?.numberOfSections?(in: t).description",
            ])
        case 10:
            return one(of: [
                "Element()", "type(of: self).init(frame: .zero)", "(a as! UIView.Type).init()", "Self()",
                "UIHostingController(rootView: Text(\"\"))", "class_getInstanceMethod(a, b)",
                "viewModel.$items",
            ])
        case 6: return "a.map { b in \(expression()) }"
        case 7: return "(\(expression()) as Any?) ?? \(expression())"
        default:
            return one(of: [
                "1", "\"@objc\"", "Selector((\"a\"))", "/a@objc/", "\"\"\"\n@objc #selector(a)\n\"\"\"",
            ])
        }
    }
}
