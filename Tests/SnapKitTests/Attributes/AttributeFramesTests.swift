import SnapKit
import Testing
import UIKit

/// Every attribute, by where it brings a view.
@MainActor
struct AttributeFramesTests {
    /// Where an attribute of a rectangle lies, or how long it is, in the rectangle's own superview.
    private static func value(
        _ attribute: NSLayoutConstraint.Attribute, of rect: CGRect, margins: UIEdgeInsets, rightToLeft: Bool
    ) -> CGFloat {
        let inner = rect.inset(by: margins)
        return switch attribute {
        case .left: rect.minX
        case .right: rect.maxX
        case .leading: rightToLeft ? rect.maxX : rect.minX
        case .trailing: rightToLeft ? rect.minX : rect.maxX
        case .top: rect.minY
        case .bottom, .lastBaseline, .firstBaseline: rect.maxY
        case .width: rect.width
        case .height: rect.height
        case .centerX: rect.midX
        case .centerY: rect.midY
        case .leftMargin: inner.minX
        case .rightMargin: inner.maxX
        case .leadingMargin: rightToLeft ? inner.maxX : inner.minX
        case .trailingMargin: rightToLeft ? inner.minX : inner.maxX
        case .topMargin: inner.minY
        case .bottomMargin: inner.maxY
        case .centerXWithinMargins: inner.midX
        case .centerYWithinMargins: inner.midY
        case .notAnAttribute: .nan
        }
    }

    @Test(arguments: AttributeCase.single, [false, true])
    func anAttributeComesToLieAtTheSiblings(_ attribute: AttributeCase, rightToLeft: Bool) {
        let scene = SnapScene(rightToLeft: rightToLeft)
        scene.a.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scene.b.layoutMargins = UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16)
        scene.a.snp.makeConstraints { attribute.start($0).equalTo(scene.b).offset(6) }
        let frame = scene.frame()
        let part = attribute.parts[0]
        let found = Self.value(
            part, of: frame, margins: scene.a.layoutMargins, rightToLeft: rightToLeft)
        let other = Self.value(
            part, of: scene.b.frame, margins: scene.b.layoutMargins, rightToLeft: rightToLeft)
        // Where lines run from right to left, further along the line is further left.
        let turns: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        #expect(found == other + (rightToLeft && turns.contains(part) ? -6 : 6))
        #expect(scene.b.frame == CGRect(x: 40, y: 30, width: 100, height: 60))
    }

    @Test func wordsForSeveralAttributesGiveTheWholeFrame() {
        let cases: [((ConstraintMaker, SnapScene) -> Void, CGRect)] = [
            ({ $0.edges.equalTo($1.b) }, CGRect(x: 40, y: 30, width: 100, height: 60)),
            ({ $0.directionalEdges.equalTo($1.b) }, CGRect(x: 40, y: 30, width: 100, height: 60)),
            ({ $0.horizontalEdges.equalTo($1.b) }, CGRect(x: 40, y: 4, width: 100, height: 20)),
            ({ $0.verticalEdges.equalTo($1.b) }, CGRect(x: 3, y: 30, width: 30, height: 60)),
            ({ $0.directionalHorizontalEdges.equalTo($1.b) }, CGRect(x: 40, y: 4, width: 100, height: 20)),
            ({ $0.directionalVerticalEdges.equalTo($1.b) }, CGRect(x: 3, y: 30, width: 30, height: 60)),
            ({ $0.size.equalTo($1.b) }, CGRect(x: 3, y: 4, width: 100, height: 60)),
            ({ $0.center.equalTo($1.b) }, CGRect(x: 75, y: 50, width: 30, height: 20)),
            ({ $0.edges.equalTo($1.box.snp.margins) }, CGRect(x: 10, y: 5, width: 270, height: 180)),
            ({ $0.edges.equalTo($1.box.layoutMarginsGuide) }, CGRect(x: 10, y: 5, width: 270, height: 180)),
            ({ $0.margins.equalTo($1.b.snp.edges) }, CGRect(x: 32, y: 22, width: 116, height: 76)),
            (
                {
                    $0.centerX.equalTo($1.box.snp.centerXWithinMargins)
                    $0.centerY.equalTo($1.box.snp.centerYWithinMargins)
                },
                CGRect(x: 130, y: 85, width: 30, height: 20)
            ),
        ]
        for (index, (statement, expected)) in cases.enumerated() {
            let scene = SnapScene()
            scene.a.snp.makeConstraints { statement($0, scene) }
            #expect(scene.frame() == expected, "statement \(index)")
        }
    }
}
