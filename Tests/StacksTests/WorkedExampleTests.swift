import LayoutCore
import Stacks
import Testing

/// A layout with its expected frames.
struct WorkedExample: Sendable, CustomTestStringConvertible {
    let number: Int
    let sketch: Sketch
    let proposal: (Double?, Double?)
    let size: Size
    let frames: [String: Rect]

    init(
        _ number: Int, _ sketch: Sketch, _ width: Double?, _ height: Double?, _ size: (Double, Double),
        _ frames: [String: (Double, Double, Double, Double)]
    ) {
        self.number = number
        self.sketch = sketch
        proposal = (width, height)
        self.size = Size(width: size.0, height: size.1)
        self.frames = frames.mapValues { Rect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    }

    var testDescription: String { "example \(number)" }
}

@Suite struct WorkedExampleTests {
    /// Example 73.
    @Test func fromRightToLeft() {
        let sketch = column(fixed("a", 100, 20), fixed("b", 60, 20), al: .leading)
        let (tree, root, nodes) = sketch.build()
        tree.layout(root, in: StackSpace(.unspecified, direction: .rightToLeft))
        let frames = sketch.children.map { tree.frame(of: nodes[ObjectIdentifier($0)]!) }
        #expect(frames[0] == Rect(x: 0, y: 0, width: 100, height: 20))
        #expect(frames[1] == Rect(x: 40, y: 20, width: 60, height: 20))
    }

    /// Example 75: text of one line that is truncated is as wide as the letters that are left.
    @Test func textOfOneLine() {
        let tree = StackTree()
        let text = tree.makeNode(.measured(.width))
        tree.setMeasure(
            { proposal in
                let letters = min(17, Int(((proposal.width ?? .infinity) / 8).clamped(to: 1...17)))
                return Measurement(width: Double(letters) * 8, height: 20)
            }, of: text)
        let row = tree.makeNode(.stack(.horizontal, spacing: 0))
        tree.append(text, to: row)
        tree.layout(row, in: StackSpace(width: 60, height: 20))
        #expect(tree.frame(of: text) == Rect(x: 0, y: 0, width: 56, height: 20))
    }

    @Test(arguments: examples) func example(_ example: WorkedExample) {
        let (tree, root, nodes) = example.sketch.build()
        let proposal = ProposedSize(width: example.proposal.0, height: example.proposal.1)
        #expect(tree.measure(root, proposal) == example.size)
        tree.layout(root, in: StackSpace(proposal, scale: 0))
        var missing = Set(example.frames.keys)
        for box in example.sketch.all where !box.name.isEmpty {
            #expect(tree.frame(of: nodes[ObjectIdentifier(box)]!) == example.frames[box.name], "\(box.name)")
            missing.remove(box.name)
        }
        #expect(missing.isEmpty)
    }

    static let examples: [WorkedExample] = [
        WorkedExample(
            1, row(greedy("a"), greedy("b"), greedy("c")), 300, 100, (300, 100),
            ["a": (0, 0, 100, 100), "b": (100, 0, 100, 100), "c": (200, 0, 100, 100)]),
        WorkedExample(
            3, row(fixed("a", 80, 20), clamped("b", 0, 40, 60, 20), greedy("c")), 300, 100, (300, 100),
            ["a": (0, 40, 80, 20), "b": (80, 40, 60, 20), "c": (140, 0, 160, 100)]),
        WorkedExample(
            5, row(fixed("a", 200, 20), fixed("b", 200, 20)), 300, 100, (400, 20),
            ["a": (0, 0, 200, 20), "b": (200, 0, 200, 20)]),
        WorkedExample(
            7, row(fixed("a", 50, 50), spacer(8, "s"), fixed("b", 50, 50)), 90, 100, (108, 50),
            ["a": (0, 0, 50, 50), "s": (50, 25, 8, 0), "b": (58, 0, 50, 50)]),
        WorkedExample(
            9, row(spacer(8, "s"), fixed("a", 40, 10), spacer(8, "t"), fixed("b", 40, 10), spacer(8, "u")),
            200, 50, (200, 10),
            [
                "s": (0, 5, 40, 0), "a": (40, 0, 40, 10), "t": (80, 5, 40, 0), "b": (120, 0, 40, 10),
                "u": (160, 5, 40, 0),
            ]),
        WorkedExample(
            11, row(greedy("a"), prior(greedy("b"), 1)), 300, 100, (300, 100),
            ["a": (0, 0, 0, 100), "b": (0, 0, 300, 100)]),
        WorkedExample(
            13, row(text("a", [5, 5, 5]), prior(text("b", [5, 5, 5]), 1)), 200, 100, (176, 60),
            ["a": (0, 0, 40, 60), "b": (40, 20, 136, 20)]),
        WorkedExample(
            15, row(text("a", [5, 5, 5]), text("b", [3]), sp: 8), nil, nil, (168, 20),
            ["a": (0, 0, 136, 20), "b": (144, 0, 24, 20)]),
        WorkedExample(
            17, column(fixed("a", 100, 40), fixed("b", 60, 20), sp: 10, al: .leading), 300, 200, (100, 70),
            ["a": (0, 0, 100, 40), "b": (0, 50, 60, 20)]),
        WorkedExample(
            19, column(fixed("a", 100, 40), greedy("b"), sp: 10), nil, nil, (100, 60),
            ["a": (0, 0, 100, 40), "b": (0, 50, 100, 10)]),
        WorkedExample(
            21, framed(fixed("a", 100, 40), 200, 100, .bottomTrailing, n: "f"), 300, 300, (200, 100),
            ["f": (0, 0, 200, 100), "a": (100, 60, 100, 40)]),
        WorkedExample(
            23, framed(greedy("a"), 50, 50, n: "f"), 20, 20, (50, 50),
            ["f": (0, 0, 50, 50), "a": (0, 0, 50, 50)]),
        WorkedExample(
            25, flexible(fixed("a", 100, 40), mnw: 150, n: "f"), 300, 200, (150, 40),
            ["f": (0, 0, 150, 40), "a": (25, 0, 100, 40)]),
        WorkedExample(
            27, flexible(fixed("a", 100, 40), mnw: 50, mxw: 80, n: "f"), 300, 200, (80, 40),
            ["f": (0, 0, 80, 40), "a": (-10, 0, 100, 40)]),
        WorkedExample(
            29, flexible(greedy("a"), mnw: 50, iw: 70, mxw: 120, mnh: 20, ih: 30, mxh: 40, n: "f"), nil, nil,
            (70, 30),
            ["f": (0, 0, 70, 30), "a": (0, 0, 70, 30)]),
        WorkedExample(
            31,
            row(
                flexible(fixed("a", 20, 20), mxw: .infinity, n: "fa"),
                flexible(fixed("b", 20, 20), mxw: .infinity, n: "fb"),
                fixed("c", 60, 20)), 260, 50, (260, 20),
            [
                "fa": (0, 0, 100, 20), "a": (40, 0, 20, 20), "fb": (100, 0, 100, 20), "b": (140, 0, 20, 20),
                "c": (200, 0, 60, 20),
            ]),
        WorkedExample(
            33, Sketch(.fixedSize(.both), [text("a", [5, 5, 5])]), 60, 20, (136, 20), ["a": (0, 0, 136, 20)]),
        WorkedExample(
            35, Sketch(.aspect(16 / 9, .fit), [greedy("a")]), 320, 320, (320, 180), ["a": (0, 0, 320, 180)]),
        WorkedExample(
            37, Sketch(.aspect(2, .fit), [greedy("a")]), nil, 50, (100, 50), ["a": (0, 0, 100, 50)]),
        WorkedExample(
            39,
            Sketch(
                .padding(Insets(top: 10, left: 10, bottom: 10, right: 10)), [fixed("a", 50, 50)], name: "p"),
            15,
            15, (70, 70), ["p": (0, 0, 70, 70), "a": (10, 10, 50, 50)]),
        WorkedExample(
            41, column(Sketch(.position(30, 40), [fixed("a", 50, 20)], name: "p"), fixed("b", 50, 20)), 300,
            120,
            (300, 120),
            ["p": (0, 0, 300, 100), "a": (5, 30, 50, 20), "b": (125, 100, 50, 20)]),
        WorkedExample(
            43, Sketch(.background(.center), [fixed("a", 100, 60), greedy("bg")]), 300, 200, (100, 60),
            ["bg": (0, 0, 100, 60), "a": (0, 0, 100, 60)]),
        WorkedExample(
            45, pile(fixed("a", 100, 60), fixed("b", 40, 100), fixed("c", 20, 20), al: .bottomTrailing), 300,
            200,
            (100, 100),
            ["a": (0, 40, 100, 60), "b": (60, 0, 40, 100), "c": (80, 80, 20, 20)]),
        WorkedExample(
            47, pile(prior(fixed("a", 100, 50), 1), greedy("b"), fixed("c", 200, 80)), 300, 200, (100, 50),
            ["a": (0, 0, 100, 50), "b": (0, 0, 100, 50), "c": (-50, -15, 200, 80)]),
        WorkedExample(
            49, row(Sketch(.guide(.verticalCenter, { _, _ in 0 }), [fixed("a", 40, 40)]), fixed("b", 40, 80)),
            300, 200,
            (80, 80), ["a": (0, 40, 40, 40), "b": (40, 0, 40, 80)]),
        WorkedExample(
            51,
            pile(
                column(
                    Sketch(.guide(.leading, { _, _ in 20 }), [fixed("a", 100, 20)]), fixed("b", 60, 20),
                    al: .leading,
                    n: "vs"), fixed("c", 10, 10), al: .leading), 300, 200, (100, 40),
            ["vs": (0, 0, 100, 40), "a": (0, 0, 100, 20), "b": (20, 20, 60, 20), "c": (20, 15, 10, 10)]),
        WorkedExample(
            53,
            column(row(fixed("a", 30, 30), spacer(8, "s"), fixed("b", 30, 30)), fixed("c", 100, 20), sp: 4),
            nil, nil, (100, 54),
            ["a": (0, 0, 30, 30), "s": (30, 15, 40, 0), "b": (70, 0, 30, 30), "c": (0, 34, 100, 20)]),
        WorkedExample(
            55, row(flexible(greedy("a"), mnw: 120), greedy("b"), flexible(greedy("c"), mnw: 150)), 300, 40,
            (300, 40),
            ["a": (0, 0, 120, 40), "b": (120, 0, 30, 40), "c": (150, 0, 150, 40)]),
        WorkedExample(
            57, row(prior(flexible(greedy("a"), mnw: 50), -1), greedy("b")), 300, 40, (300, 40),
            ["a": (0, 0, 50, 40), "b": (50, 0, 250, 40)]),
        WorkedExample(
            59, column(fixed("t", 100, 40), Sketch(.reader, [greedy("c")], name: "r")), 300, 200, (300, 200),
            ["t": (100, 0, 100, 40), "r": (0, 40, 300, 160), "c": (0, 0 + 40, 300, 160)]),
        WorkedExample(
            61, Sketch(.scroll(.vertical), [row(fixed("a", 50, 50), spacer(8), fixed("b", 50, 50), n: "h")]),
            300, 400,
            (300, 400), ["h": (0, 0, 300, 50), "a": (0, 0, 50, 50), "b": (250, 0, 50, 50)]),
        WorkedExample(
            63, column(fixed("t", 40, 20), Sketch(.scroll(.vertical), name: "s")), 100, 200, (40, 200),
            ["t": (0, 0, 40, 20), "s": (20, 20, 0, 180)]),
        WorkedExample(
            65,
            Sketch(
                .grid(.center, 8, 8),
                [
                    Sketch(.gridRow(nil), [fixed("a", 50, 20), fixed("b", 100, 30)]),
                    Sketch(.gridRow(nil), [fixed("c", 80, 10), fixed("d", 20, 20)]),
                ]), 300, 300, (188, 58),
            [
                "a": (15, 5, 50, 20), "b": (88, 0, 100, 30), "c": (0, 43, 80, 10), "d": (128, 38, 20, 20),
            ]),
        WorkedExample(
            67,
            Sketch(
                .lazyGrid(
                    .vertical,
                    [
                        GridTrack(.fixed(100), spacing: 10), GridTrack(.flexible(), spacing: 10),
                        GridTrack(.flexible()),
                    ], .center, spacing: 0), [greedy("a"), greedy("b"), greedy("c")]), 320, 100, (320, 10),
            ["a": (0, 0, 100, 10), "b": (110, 0, 100, 10), "c": (220, 0, 100, 10)]),
        WorkedExample(
            69,
            Sketch(
                .lazyGrid(.vertical, [GridTrack(.adaptive(minimum: 80), spacing: 10)], .center, spacing: 0),
                [greedy("a"), greedy("b"), greedy("c"), greedy("d")]), 300, 100, (300, 20),
            [
                "a": (0, 0, 280.0 / 3, 10), "b": (280.0 / 3 + 10, 0, 280.0 / 3, 10),
                "c": (560.0 / 3 + 20, 0, 280.0 / 3, 10), "d": (0, 10, 280.0 / 3, 10),
            ]),
        WorkedExample(
            71,
            Sketch(
                .container(ContainerPart(.horizontal, count: 3, span: 2, spacing: 10), .center),
                [greedy("a")],
                name: "f"), 320, 100, (210, 100), ["f": (0, 0, 210, 100), "a": (0, 0, 210, 100)]),
        WorkedExample(
            77, Sketch(.inset(.bottom, .center, spacing: 0), [greedy("a"), fixed("b", 300, 50)]), 300, 600,
            (300, 600), ["a": (0, 0, 300, 550), "b": (0, 550, 300, 50)]),
        WorkedExample(
            79,
            framed(Sketch(.aspect(nil, .fill), [Sketch(.image(60, 40), name: "i")]), 100, 100, n: "f"), 300,
            300,
            (100, 100), ["f": (0, 0, 100, 100), "i": (-25, 0, 150, 100)]),
    ]
}
