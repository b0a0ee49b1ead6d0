import SnapKit
import Testing
import UIKit

/// Every attribute, by every way to say it: which constraints it becomes.
@MainActor
struct AttributesTests {
    @Test(arguments: AttributeCase.single + AttributeCase.groups)
    func aMakersAttributeIsComparedWithTheSameOneOfAView(_ attribute: AttributeCase) {
        let scene = SnapScene()
        scene.b.addSubview(scene.a)
        scene.a.snp.makeConstraints { attribute.start($0).equalTo(scene.b) }
        let made = scene.b.constraints.compactMap { $0 as? LayoutConstraint }
        #expect(made.map(scene.text) == attribute.parts.map { "a.\($0) == b.\($0)" })
    }

    @Test(arguments: AttributeCase.single + AttributeCase.groups)
    func anItemOfAViewOrGuideNamesTheSameAttributes(_ attribute: AttributeCase) {
        let scene = SnapScene()
        let ofView = scene.a.snp.prepareConstraints { attribute.start($0).equalTo(attribute.ofView(scene.b)) }
        let ofGuide = scene.a.snp.prepareConstraints {
            attribute.start($0).equalTo(attribute.ofGuide(scene.guide))
        }
        #expect(
            ofView[0].layoutConstraints.map(scene.text)
                == attribute.parts.map { "a.\($0) == b.\($0)" })
        #expect(
            ofGuide[0].layoutConstraints.map(scene.text)
                == attribute.parts.map { "a.\($0) == guide.\($0)" })
    }

    @Test(arguments: AttributeCase.single + AttributeCase.groups)
    func statementsGoOnWithFurtherAttributes(_ attribute: AttributeCase) throws {
        guard let goOn = attribute.goOn else {
            #expect(
                attribute.testDescription == "center", "only center begins a statement and continues none")
            return
        }
        let scene = SnapScene()
        let made = scene.a.snp.prepareConstraints { goOn($0.centerY).equalTo(scene.b) }
        let parts = Set(made[0].layoutConstraints.map(\.firstAttribute))
        #expect(made.count == 1)
        #expect(parts == Set(attribute.parts + [.centerY]))
    }

    @Test func aStatementBecomesConstraintsInOneOrderHoweverItIsSaid() {
        let scene = SnapScene()
        let made = scene.a.snp.prepareConstraints {
            $0.centerY.height.trailing.bottom.top.left.equalTo(scene.b)
        }
        let order: [NSLayoutConstraint.Attribute] = [.left, .top, .bottom, .trailing, .height, .centerY]
        #expect(made[0].layoutConstraints.map(\.firstAttribute) == order)
    }

    @Test func edgesAreComparedWithMarginsAndMarginsWithEdges() {
        let scene = SnapScene()
        let made = scene.a.snp.prepareConstraints {
            $0.edges.equalTo(scene.box.snp.margins)
            $0.margins.equalTo(scene.box.snp.edges)
            $0.directionalEdges.equalTo(scene.box.snp.directionalMargins)
            $0.directionalMargins.equalTo(scene.box.snp.directionalEdges)
        }
        #expect(
            made.map { $0.layoutConstraints.map(scene.text) } == [
                [
                    "a.left == box.leftMargin", "a.top == box.topMargin", "a.right == box.rightMargin",
                    "a.bottom == box.bottomMargin",
                ],
                [
                    "a.leftMargin == box.left", "a.rightMargin == box.right", "a.topMargin == box.top",
                    "a.bottomMargin == box.bottom",
                ],
                [
                    "a.top == box.topMargin", "a.bottom == box.bottomMargin",
                    "a.leading == box.leadingMargin", "a.trailing == box.trailingMargin",
                ],
                [
                    "a.topMargin == box.top", "a.bottomMargin == box.bottom",
                    "a.leadingMargin == box.leading", "a.trailingMargin == box.trailing",
                ],
            ])
    }

    @Test func severalAttributesAreComparedWithOne() {
        let scene = SnapScene()
        let made = scene.a.snp.prepareConstraints {
            $0.left.right.equalTo(scene.b.snp.centerX)
            $0.size.equalTo(scene.b.snp.width)
        }
        #expect(
            made.flatMap(\.layoutConstraints).map(scene.text) == [
                "a.left == b.centerX", "a.right == b.centerX", "a.width == b.width", "a.height == b.width",
            ])
    }
}
