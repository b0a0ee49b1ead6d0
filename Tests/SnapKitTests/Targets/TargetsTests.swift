import SnapKit
import Testing
import UIKit

/// Every kind of value that attributes are compared with.
@MainActor
struct TargetsTests {
    private func said(_ statement: (ConstraintMaker, SnapScene) -> Void) -> [String] {
        let scene = SnapScene()
        return scene.a.snp.prepareConstraints { statement($0, scene) }.flatMap(\.layoutConstraints)
            .map(scene.text)
    }

    @Test func numbersOfAllKindsAreLengths() {
        let numbers: [any ConstraintRelatableTarget] = [
            Int(40), UInt(40), Float(40), Double(40), CGFloat(40),
        ]
        for number in numbers {
            #expect(said { make, _ in make.width.equalTo(number) } == ["a.width == 40.0"])
            #expect(
                said { make, _ in make.size.lessThanOrEqualTo(number) } == [
                    "a.width <= 40.0", "a.height <= 40.0",
                ])
        }
    }

    @Test func numbersArePlacesInTheSuperview() {
        #expect(
            said { make, _ in make.left.top.equalTo(12) } == [
                "a.left == box.left + 12.0", "a.top == box.top + 12.0",
            ])
        #expect(
            said { make, _ in make.trailing.greaterThanOrEqualTo(-12) } == [
                "a.trailing >= box.trailing + -12.0"
            ])
        #expect(said { make, _ in make.topMargin.equalTo(2) } == ["a.topMargin == box.topMargin + 2.0"])
        // A middle is that far from the superview's corner, not from its middle.
        #expect(
            said { make, _ in make.center.equalTo(50) } == [
                "a.centerX == box.left + 50.0", "a.centerY == box.top + 50.0",
            ])
    }

    @Test func sizesGiveEachLengthItsOwn() {
        let size = CGSize(width: 70, height: 35)
        #expect(said { make, _ in make.size.equalTo(size) } == ["a.width == 70.0", "a.height == 35.0"])
        #expect(said { make, _ in make.height.equalTo(size) } == ["a.height == 35.0"])
        #expect(said { make, _ in make.left.equalTo(size) } == ["a.left == box.left"])
    }

    @Test func pointsGiveEachPlaceItsOwn() {
        let point = CGPoint(x: 11, y: 22)
        #expect(
            said { make, _ in make.left.top.equalTo(point) } == [
                "a.left == box.left + 11.0", "a.top == box.top + 22.0",
            ])
        #expect(
            said { make, _ in make.center.equalTo(point) } == [
                "a.centerX == box.left + 11.0", "a.centerY == box.top + 22.0",
            ])
        #expect(
            said { make, _ in make.lastBaseline.equalTo(point) } == [
                "a.lastBaseline == box.lastBaseline + 22.0"
            ])
        #expect(said { make, _ in make.width.equalTo(point) } == ["a.width == 0.0"])
    }

    @Test func insetsLieWithinTheSuperview() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            said { make, _ in make.edges.equalTo(insets) } == [
                "a.left == box.left + 2.0", "a.top == box.top + 1.0", "a.right == box.right + -4.0",
                "a.bottom == box.bottom + -3.0",
            ])
        #expect(
            said { make, _ in make.directionalEdges.equalTo(directional) } == [
                "a.top == box.top + 1.0", "a.bottom == box.bottom + -3.0", "a.leading == box.leading + 2.0",
                "a.trailing == box.trailing + -4.0",
            ])
        let scene = SnapScene()
        scene.a.snp.makeConstraints { $0.edges.equalTo(insets) }
        #expect(scene.frame() == CGRect(x: 2, y: 1, width: 294, height: 196))
    }

    @Test func viewsAndGuidesAreComparedByTheSameAttributes() {
        #expect(said { $0.left.height.equalTo($1.b) } == ["a.left == b.left", "a.height == b.height"])
        #expect(
            said { $0.left.height.equalTo($1.guide) } == ["a.left == guide.left", "a.height == guide.height"])
        #expect(said { $0.left.equalTo($1.b.snp.right) } == ["a.left == b.right"])
        #expect(said { $0.bottom.lessThanOrEqualTo($1.guide.snp.top) } == ["a.bottom <= guide.top"])
        #expect(said { make, _ in make.left.equalToSuperview() } == ["a.left == box.left"])
        #expect(said { make, _ in make.left.lessThanOrEqualToSuperview() } == ["a.left <= box.left"])
        #expect(said { make, _ in make.left.greaterThanOrEqualToSuperview() } == ["a.left >= box.left"])
        #expect(said { make, _ in make.top.equalToSuperview { $0.snp.centerY } } == ["a.top == box.centerY"])
        #expect(
            said { make, _ in make.top.lessThanOrEqualToSuperview { $0.snp.bottom } } == [
                "a.top <= box.bottom"
            ])
        #expect(
            said { make, _ in make.top.greaterThanOrEqualToSuperview { $0.snp.bottom } } == [
                "a.top >= box.bottom"
            ])
    }

    @Test func closuresMayNameAGuideOfTheSuperview() {
        let scene = SnapScene()
        scene.a.snp.makeConstraints { $0.edges.equalToSuperview(\.layoutMarginsGuide) }
        #expect(scene.frame() == CGRect(x: 10, y: 5, width: 270, height: 180))
    }

    @Test func guidesHaveConstraintsOfTheirOwn() {
        let scene = SnapScene()
        scene.guide.snp.makeConstraints {
            $0.left.equalTo(30)
            $0.top.equalToSuperview().offset(10)
            $0.size.equalTo(CGSize(width: 50, height: 40))
        }
        scene.a.snp.makeConstraints { $0.edges.equalTo(scene.guide).inset(5) }
        #expect(scene.frame() == CGRect(x: 35, y: 15, width: 40, height: 30))
        #expect(scene.guide.layoutFrame == CGRect(x: 30, y: 10, width: 50, height: 40))
        scene.guide.snp.updateConstraints { $0.left.equalTo(60) }
        #expect(scene.frame().minX == 65)
        scene.guide.snp.removeConstraints()
        #expect(scene.guide.constraintsOfOwner.isEmpty)
    }
}

extension UILayoutGuide {
    fileprivate var constraintsOfOwner: [NSLayoutConstraint] {
        owningView?.constraints.filter { $0.firstItem === self } ?? []
    }
}
