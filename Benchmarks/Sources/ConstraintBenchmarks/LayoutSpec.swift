/// A tree of boxes with constraints, which solvers and views can be built from.
struct LayoutSpec {
    enum Side { case left, right, top, bottom, width, height }
    enum Relation: String { case equal = "==", atMost = "<=", atLeast = ">=" }

    struct Constraint {
        var first: Int
        var side: Side
        var relation = Relation.equal
        var second: Int?
        var secondSide = Side.width
        var multiplier = 1.0
        var constant = 0.0
        var priority = 1000.0
    }

    /// The parent of each box; the first is the root, whose parent is -1.
    var parents: [Int] = [-1]
    /// The natural size of boxes that have one.
    var contents: [Int: (width: Double, height: Double)] = [:]
    var constraints: [Constraint] = []
    /// The constraint whose constant is the root's width.
    var rootWidth = 0

    init() {
        pin(0, .width, to: nil, constant: 390)
    }

    mutating func addBox(in parent: Int) -> Int {
        parents.append(parent)
        return parents.count - 1
    }

    mutating func pin(
        _ first: Int, _ side: Side, _ relation: Relation = .equal, to second: (Int, Side)?,
        constant: Double = 0
    ) {
        constraints.append(
            Constraint(
                first: first, side: side, relation: relation, second: second?.0,
                secondSide: second?.1 ?? .width, constant: constant))
    }

    /// All constraints with those of natural sizes.
    var constraintCount: Int { constraints.count + 4 * contents.count }

    // MARK: The cases

    /// The case of a name: `chain`, `groups` or `feed`.
    init(_ name: String, size: Int) {
        switch name {
        case "chain": self = .chain(size)
        case "groups": self = .groups(depth: size)
        default: self = .feed(rows: size)
        }
    }

    /// Boxes in a row, each pinned to the one before.
    static func chain(_ count: Int) -> LayoutSpec {
        var spec = LayoutSpec()
        spec.pin(0, .height, to: nil, constant: 100)
        var previous = 0
        for index in 0..<count {
            let box = spec.addBox(in: 0)
            spec.pin(box, .left, to: (previous, index == 0 ? .left : .right), constant: 8)
            spec.pin(box, .top, to: (previous, .top), constant: 0)
            spec.pin(box, .width, to: nil, constant: 50)
            spec.pin(box, .height, to: nil, constant: 20)
            previous = box
        }
        return spec
    }

    /// Groups of four boxes of one width side by side, in each of them such a group, and so on.
    static func groups(depth: Int) -> LayoutSpec {
        var spec = LayoutSpec()
        spec.pin(0, .height, to: nil, constant: 800)
        var parents = [0]
        for _ in 0..<depth {
            var boxes: [Int] = []
            for parent in parents {
                var previous: Int?
                for index in 0..<4 {
                    let box = spec.addBox(in: parent)
                    spec.pin(box, .left, to: previous.map { ($0, .right) } ?? (parent, .left))
                    spec.pin(box, .top, to: (parent, .top))
                    spec.pin(box, .height, to: (parent, .height))
                    if let previous { spec.pin(box, .width, to: (previous, .width)) }
                    if index == 3 { spec.pin(box, .right, to: (parent, .right)) }
                    previous = box
                    boxes.append(box)
                }
            }
            parents = boxes
        }
        return spec
    }

    /// Rows below each other, of ten boxes with natural sizes each: 95 constraints a row.
    static func feed(rows: Int) -> LayoutSpec {
        var spec = LayoutSpec()
        let content = spec.addBox(in: 0)
        spec.pin(content, .top, to: (0, .top))
        spec.pin(content, .left, to: (0, .left))
        spec.pin(content, .right, to: (0, .right))
        var above: Int?
        for _ in 0..<rows {
            let row = spec.addBox(in: content)
            spec.pin(row, .left, to: (content, .left))
            spec.pin(row, .right, to: (content, .right))
            spec.pin(row, .top, to: above.map { ($0, .bottom) } ?? (content, .top))
            spec.pin(row, .height, .atLeast, to: nil, constant: 44)
            spec.fill(row)
            above = row
        }
        if let above { spec.pin(above, .bottom, to: (content, .bottom)) }
        return spec
    }

    /// Puts two columns of boxes and a last one at the right side into a row.
    private mutating func fill(_ row: Int) {
        var columns: [Int?] = [nil, nil]
        for index in 0..<10 {
            let box = addBox(in: row)
            let column = index % 2
            contents[box] = (Double(40 + index * 7), Double(16 + index % 3 * 4))
            if index == 9 {
                pin(box, .right, to: (row, .right), constant: -12)
            } else {
                pin(box, .left, to: (row, .left), constant: column == 0 ? 12 : 160)
            }
            pin(box, .top, to: columns[column].map { ($0, .bottom) } ?? (row, .top), constant: 6)
            pin(
                box, index == 9 ? .left : .right, index == 9 ? .atLeast : .atMost,
                to: (row, index == 9 ? .left : .right), constant: index == 9 ? 12 : -12)
            pin(box, .width, .atLeast, to: nil, constant: 10)
            pin(box, .bottom, index == 8 ? .equal : .atMost, to: (row, .bottom), constant: -6)
            columns[column] = box
        }
        pin(row, .width, .atLeast, to: nil, constant: 100)
    }
}
