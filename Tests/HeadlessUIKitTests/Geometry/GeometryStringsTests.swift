import Testing
import UIKit

@Suite struct GeometryStringsTests {
    @Test func valuesPrintAsOnApplePlatforms() {
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4.5))" == "(1.0, 2.0, 3.0, 4.5)")
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
    }

    @Test func stringsInBraces() {
        let rect = CGRect(x: 0, y: 0.5, width: 1, height: 2)
        #expect(NSCoder.string(for: rect) == "{{0, 0.5}, {1, 2}}")
        #expect(NSStringFromCGRect(rect) == "{{0, 0.5}, {1, 2}}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    }

    @Test func stringsAreReadBack() {
        #expect(CGRectFromString("{{0, 0.5}, {1, 2}}") == CGRect(x: 0, y: 0.5, width: 1, height: 2))
        #expect(CGPointFromString("{3,4}") == CGPoint(x: 3, y: 4))
        #expect(UIEdgeInsetsFromString("{1, 2, 3, 4}").bottom == 3)
    }

    @Test(arguments: ["", "{1, 2", "{a, b}", "{1, 2, 3}"])
    func whatIsNoPointIsZero(text: String) {
        #expect(CGPointFromString(text) == .zero)
    }

    @Test func infinityHasAText() {
        #expect(NSCoder.string(for: CGPoint(x: CGFloat.infinity, y: .nan)) == "{inf, nan}")
    }

    @Test func valuesAreWrapped() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let map = CGAffineTransform(1, 2, 3, 4, 5, 6)
        #expect(NSValue(cgAffineTransform: map).cgAffineTransformValue == map)
        let space = CATransform3DMakeTranslation(1, 2, 3)
        #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
    }

    @Test func aWrongTypeReadsAsZero() {
        #expect(NSNumber(value: 3).cgRectValue == .zero)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 1)).cgSizeValue == .zero)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 1)).cgVectorValue == .zero)
    }

    @Test func insetsMoveEdges() {
        let inset = CGRect(x: 0, y: 0, width: 10, height: 20)
            .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 2, y: 1, width: 4, height: 16))
    }
}
