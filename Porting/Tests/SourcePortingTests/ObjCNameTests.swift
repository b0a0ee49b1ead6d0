import Testing

@testable import SourcePorting

@Suite struct ObjCNameTests {
    /// Names that the Swift compiler gives on Apple's platforms.
    @Test(
        arguments: [
            ("save", [], "save"), ("save", [nil], "save:"), ("save", ["sender"], "saveWithSender:"),
            ("card", [nil, "didChange"], "card:didChange:"), ("move", ["to"], "moveTo:"),
            ("move", ["toItem"], "moveToItem:"),
            ("go", ["with", "for"], "goWith:for:"), ("sum", [nil, nil], "sum::"),
            ("init", ["frame"], "initWithFrame:"),
            ("moveTo", ["point"], "moveToPoint:"), ("load", ["url"], "loadWithUrl:"),
            ("load", ["URL"], "loadWithURL:"),
            ("`default`", [nil], "default:"), ("tomorrow", ["total"], "tomorrowWithTotal:"),
        ] as [(String, [String?], String)])
    func selectorsOfMethods(name: String, labels: [String?], selector: String) {
        #expect(ObjCName.selector(name, labels: labels) == selector)
    }

    @Test func setters() {
        #expect(ObjCName.setter("name") == "setName:")
        #expect(ObjCName.setter("isOn") == "setIsOn:")
    }
}
