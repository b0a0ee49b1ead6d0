import SnapKit
import Testing
import UIKit

/// What a comparison is multiplied and moved by.
@MainActor
struct EditingTests {
    private func said(_ statement: (ConstraintMaker, SnapScene) -> Void) -> [String] {
        let scene = SnapScene()
        return scene.a.snp.prepareConstraints { statement($0, scene) }.flatMap(\.layoutConstraints)
            .map(scene.text)
    }

    private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    private let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    @Test func offsetsAreAddedToEveryAttribute() {
        let offsets: [any ConstraintOffsetTarget] = [Int(6), UInt(6), Float(6), Double(6), CGFloat(6)]
        for offset in offsets {
            #expect(
                said { $0.left.right.width.equalTo($1.b).offset(offset) } == [
                    "a.left == b.left + 6.0", "a.right == b.right + 6.0", "a.width == b.width + 6.0",
                ])
        }
    }

    @Test func anInsetByANumberIsTheSameOnAllSides() {
        let amounts: [any ConstraintInsetTarget] = [Int(6), UInt(6), Float(6), Double(6), CGFloat(6)]
        for amount in amounts {
            #expect(
                said { $0.edges.size.equalTo($1.b).inset(amount) } == [
                    "a.left == b.left + 6.0", "a.top == b.top + 6.0", "a.right == b.right + -6.0",
                    "a.bottom == b.bottom + -6.0", "a.width == b.width + -12.0",
                    "a.height == b.height + -12.0",
                ])
        }
    }

    /// The constant that insets of 1, 2, 3 and 4 give an attribute, left to right and right to left.
    private static let constants: [(String, CGFloat, CGFloat)] = [
        ("left", 2, 2), ("top", 1, 1), ("right", -4, -4), ("bottom", -3, -3), ("leading", 2, 4),
        ("trailing", -4, -2), ("width", -6, -6), ("height", -4, -4), ("centerX", -1, -1),
        ("centerY", -1, -1), ("lastBaseline", -3, -3), ("firstBaseline", 1, 1), ("leftMargin", 2, 2),
        ("rightMargin", -4, -4), ("topMargin", 1, 1), ("bottomMargin", -3, -3), ("leadingMargin", 2, 4),
        ("trailingMargin", -4, -2), ("centerXWithinMargins", -1, -1), ("centerYWithinMargins", -1, -1),
    ]

    /// The same for directional insets, whose sides are mirrored.
    private static let directionalConstants: [(String, CGFloat, CGFloat)] = [
        ("left", 2, 4), ("top", 1, 1), ("right", -4, -2), ("bottom", -3, -3), ("leading", 2, 2),
        ("trailing", -4, -4), ("width", -6, -6), ("height", -4, -4), ("centerX", -1, 1),
        ("centerY", -1, -1), ("lastBaseline", -3, -3), ("firstBaseline", 1, 1), ("leftMargin", 2, 4),
        ("rightMargin", -4, -2), ("topMargin", 1, 1), ("bottomMargin", -3, -3), ("leadingMargin", 2, 2),
        ("trailingMargin", -4, -4), ("centerXWithinMargins", -1, 1), ("centerYWithinMargins", -1, -1),
    ]

    @Test(arguments: [false, true], [false, true])
    func insetsBringEveryAttributeInside(directional isDirectional: Bool, rightToLeft: Bool) {
        defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
        ConstraintConfig.interfaceLayoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        let scene = SnapScene()
        for (name, leftToRight, other) in isDirectional ? Self.directionalConstants : Self.constants {
            let attribute = AttributeCase.single.first { $0.testDescription == name }!
            let made = scene.a.snp.prepareConstraints {
                let comparison = attribute.start($0).equalTo(scene.b)
                if isDirectional { comparison.inset(directional) } else { comparison.inset(insets) }
            }
            #expect(made[0].layoutConstraints[0].constant == (rightToLeft ? other : leftToRight), "\(name)")
        }
    }

    @Test(arguments: [false, true])
    func directionalInsetsGiveTheMirroredFrame(rightToLeft: Bool) {
        let scene = SnapScene(rightToLeft: rightToLeft)
        scene.a.snp.makeConstraints {
            $0.directionalEdges.equalToSuperview()
                .inset(NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        }
        #expect(scene.frame() == CGRect(x: rightToLeft ? 40 : 20, y: 10, width: 240, height: 160))
    }

    @Test func plainInsetsOfDirectionalEdgesFollowTheDirectionThatIsSet() {
        defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
        ConstraintConfig.interfaceLayoutDirection = .rightToLeft
        let scene = SnapScene(rightToLeft: true)
        scene.a.snp.makeConstraints {
            $0.directionalEdges.equalToSuperview()
                .inset(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        }
        #expect(scene.frame() == CGRect(x: 20, y: 10, width: 240, height: 160))
    }

    @Test func theLastOfOffsetAndInsetCounts() {
        #expect(said { $0.right.equalTo($1.b).inset(5).offset(7) } == ["a.right == b.right + 7.0"])
        #expect(said { $0.right.equalTo($1.b).offset(7).inset(5) } == ["a.right == b.right + -5.0"])
    }

    @Test func anInsetGoesByTheAttributeOfTheOtherSide() {
        #expect(said { $0.left.equalTo($1.b.snp.right).inset(8) } == ["a.left == b.right + -8.0"])
    }

    @Test func theOtherSideIsMultipliedAndDivided() {
        let amounts: [any ConstraintMultiplierTarget] = [Int(4), UInt(4), Float(4), Double(4), CGFloat(4)]
        for amount in amounts {
            #expect(said { $0.width.equalTo($1.b).multipliedBy(amount) } == ["a.width == b.width * 4.0"])
            #expect(said { $0.width.equalTo($1.b).dividedBy(amount) } == ["a.width == b.width * 0.25"])
        }
        let scene = SnapScene()
        scene.a.snp.makeConstraints {
            $0.width.equalToSuperview().multipliedBy(0.5).offset(-10)
            $0.height.equalTo(scene.a.snp.width).dividedBy(2)
        }
        #expect(scene.frame().size == CGSize(width: 140, height: 70))
    }

    @Test func prioritiesAreNumbersOrNames() {
        let amounts: [any ConstraintPriorityTarget] = [
            Int(600), UInt(600), Float(600), Double(600), CGFloat(600), UILayoutPriority(600),
            ConstraintPriority(600),
        ]
        for amount in amounts {
            #expect(said { make, _ in make.width.equalTo(1).priority(amount) } == ["a.width == 1.0 @600.0"])
        }
        #expect(said { make, _ in make.width.equalTo(1).priority(.required) } == ["a.width == 1.0"])
        #expect(said { make, _ in make.width.equalTo(1).priority(.high) } == ["a.width == 1.0 @750.0"])
        #expect(said { make, _ in make.width.equalTo(1).priority(.medium) } == ["a.width == 1.0 @500.0"])
        #expect(said { make, _ in make.width.equalTo(1).priority(.low) } == ["a.width == 1.0 @250.0"])
        #expect(said { make, _ in make.width.equalTo(1).priority(999.5) } == ["a.width == 1.0 @999.5"])
        #expect(
            said { make, _ in make.width.equalTo(1).priority(UILayoutPriority.defaultHigh) } == [
                "a.width == 1.0 @750.0"
            ])
    }

    @Test func theStrongerOfTwoConstraintsHolds() {
        let scene = SnapScene()
        scene.a.snp.makeConstraints {
            $0.width.equalTo(80).priority(.medium)
            $0.width.equalTo(120).priority(.high)
            $0.width.lessThanOrEqualTo(110)
        }
        #expect(scene.frame().width == 110)
    }
}
