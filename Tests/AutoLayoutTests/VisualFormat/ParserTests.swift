import AutoLayout
import Testing

/// What formats say, read without views.
@Suite struct ParserTests {
    @Test func aRow() throws {
        let format = try VisualFormat(parsing: "|-8-[red(>=100,<=m@20)]-[blue][g]")
        #expect(format.axis == .horizontal)
        #expect(format.items.map(\.name.text) == ["red", "blue", "g"])
        #expect(format.items.map(\.name.position) == [5, 25, 31])
        #expect(format.items.map(\.sizes.count) == [2, 0, 0])
        #expect(format.gaps == [.standard, .none])
        #expect(format.leading?.position == 0)
        #expect(format.trailing == nil)
        let sizes = format.items[0].sizes
        #expect(sizes.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
        #expect(sizes[0].object == .number(100, position: 11))
        #expect(sizes[0].priority == nil)
        guard case .name(let metric) = sizes[1].object else {
            Issue.record("a name is no number")
            return
        }
        #expect(metric.text == "m")
        #expect(metric.position == 17)
        #expect(sizes[1].priority == .number(20, position: 19))
    }

    @Test func aColumn() throws {
        let format = try VisualFormat(parsing: "V:[a]-(-5)-|")
        #expect(format.axis == .vertical)
        #expect(format.leading == nil)
        #expect(format.trailing?.position == 11)
        guard case .spaces(let spaces) = format.trailing?.gap else {
            Issue.record("no space")
            return
        }
        #expect(spaces.map(\.object) == [.number(-5, position: 7)])
    }

    @Test(arguments: [
        ("[a]", "H:[a]"), (" H : | - [ a ] ", "H:|-[a]"), ("V:[a]-(==8)-[b]", "V:[a]-8-[b]"),
        ("[a(==b)]", "H:[a(b)]"), ("[a]-(+8)-|", "H:[a]-8-|"), ("|-(8@500)-[a]", "H:|-(8@500)-[a]"),
        ("[a]-(1.50)-[b]", "H:[a]-1.5-[b]"), ("[a]-( -2 , >=m@p )-[b]", "H:[a]-(-2,>=m@p)-[b]"),
        ("[a.b.c]", "H:[a.b.c]"), ("[a(1e20)]", "H:[a(1e+20)]"), ("[größe_2]", "H:[größe_2]"),
    ])
    func writtenInTheShortestWay(format: String, shortest: String) throws {
        #expect("\(try VisualFormat(parsing: format))" == shortest)
    }

    @Test func anErrorHasItsPosition() {
        #expect {
            try VisualFormat(parsing: "V:|-[a(>8)]")
        } throws: { error in
            let error = error as? FormatError
            return error?.position == 7 && error?.format == "V:|-[a(>8)]"
                && error?.message == "Expected '==', '<=' or '>='"
                && error?.description
                    == "Unable to parse constraint format: \nExpected '==', '<=' or '>='\nV:|-[a(>8)]\n       ^"
        }
    }

    @Test func longFormatsAreRead() throws {
        let views = (0..<20_000).map { "[v\($0)]" }.joined(separator: "-")
        #expect(try VisualFormat(parsing: views).items.count == 20_000)
        let open = String(repeating: "[", count: 20_000)
        #expect(throws: FormatError.self) { try VisualFormat(parsing: open) }
    }
}
