import AnchorLanguage
import UIKit
import XCTest

final class AnchorLanguageTests: XCTestCase {

    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let a = UIView()
    private let b = UIView()

    override func setUp() {
        super.setUp()
        container.addSubview(a)
        container.addSubview(b)
    }

    private func layOut(@ConstraintBuilder _ build: () -> [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(build)
        container.layoutIfNeeded()
    }

    func testRelations() {
        layOut {
            a.topAnchor ==~ container.topAnchor + 10
            a.leadingAnchor ==~ container.leadingAnchor + 20
            a.widthAnchor ==~ container.widthAnchor / 2 - 10
            a.aspect(1.5)
            b.pinned([.horizontal, .bottom], to: container, inset: 8)
            b.topAnchor ==~ a.bottomAnchor + 8
        }
        XCTAssertEqual(a.frame, CGRect(x: 20, y: 10, width: 150, height: 100))
        XCTAssertEqual(b.frame, CGRect(x: 8, y: 118, width: 304, height: 354))
    }

    func testInequalitiesAndPriorities() {
        layOut {
            a.centered(in: container)
            a.widthAnchor <=~ 100
            a.widthAnchor >=~ 40
            a.widthAnchor ==~ container.widthAnchor * 1 ~~ .defaultLow
            a.heightAnchor ==~ 30 ~~ 999
            a.heightAnchor >=~ 20
        }
        XCTAssertEqual(a.frame, CGRect(x: 110, y: 225, width: 100, height: 30))
    }

    func testBuilderWithConditions() {
        let isWide = container.bounds.width > 300
        let optional: NSLayoutConstraint? = nil
        let constraints = NSLayoutConstraint.activate {
            if isWide {
                a.sized(CGSize(width: 50, height: 20))
            } else {
                a.sized(.zero)
            }
            for view in [a, b] {
                view.centerYAnchor ==~ container.centerYAnchor
            }
            if #available(iOS 15, *) {
                b.topAnchor ==~ container.keyboardLayoutGuide.topAnchor ~~ .fittingSizeLevel
            }
            optional
        }
        XCTAssertEqual(constraints.count, 5)
        XCTAssertFalse(a.translatesAutoresizingMaskIntoConstraints)
        XCTAssertTrue(constraints.allSatisfy(\.isActive))
    }

    func testKeyPaths() {
        layOut {
            a.sized(CGSize(width: 40, height: 40))
            b.sized(CGSize(width: 80, height: 20))
            container.same(\.x, as: a, b)
            container.same(\.y, as: a)
            b.topAnchor ==~ a.bottomAnchor
        }
        XCTAssertEqual(a.center, CGPoint(x: 160, y: 240))
        XCTAssertEqual(b.frame, CGRect(x: 120, y: 260, width: 80, height: 20))
    }

    func testGroups() {
        enum Orientation { case portrait, landscape }
        [a, b].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let group = ConstraintGroup()
        group.define(Orientation.portrait) {
            a.pinned(to: container)
        }
        group.define(Orientation.landscape) {
            a.pinned([.leading, .vertical], to: container)
            a.widthAnchor ==~ container.widthAnchor * 0.25
        }
        group.activate(Orientation.portrait)
        container.layoutIfNeeded()
        XCTAssertEqual(a.frame.width, 320)
        group.activate(Orientation.landscape)
        container.layoutIfNeeded()
        XCTAssertEqual(a.frame.width, 80)
        XCTAssertEqual(group.activeKey, Orientation.landscape as AnyHashable)
    }

    func testChains() {
        let chain = UILabel().with
            .text("Hello")
            .numberOfLines(0)
            .textColor(.red)
        let label = chain { $0.tag = 4 }.build()
        XCTAssertEqual(label.text, "Hello")
        XCTAssertEqual(label.numberOfLines, 0)
        XCTAssertEqual(label.tag, 4)
    }

    func testStackBuilder() {
        let extra: UIView? = nil
        let stack = UIStackView(.vertical, spacing: 4, alignment: .center) {
            UILabel().with.text("A").build()
            extra
            UIView()
        }
        XCTAssertEqual(stack.arrangedSubviews.count, 2)
        XCTAssertEqual(stack.axis, .vertical)
        XCTAssertEqual(stack.alignment, .center)
    }
}
