import Foundation
import Testing
import UIKit

@testable import LayoutInspector

final class SignUpView: UIView {
    let titleLabel = UILabel()
    let saveButton = UIButton(type: .system)
    private let rows = [UIView(), UIView()]
    weak var delegate: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "Sign up"
        titleLabel.accessibilityIdentifier = "title"
        saveButton.setTitle("Save", for: .normal)
        for view in [titleLabel, saveButton] as [UIView] + rows { addSubview(view) }
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        ])
        saveButton.frame = CGRect(x: 100, y: 100, width: 80, height: 44)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: 160 + 50 * CGFloat(index), width: 320, height: 44)
        }
    }

    required init?(coder: NSCoder) { nil }
}

@Suite @MainActor struct CaptureTests {
    private func capture(_ view: UIView) -> LayoutCapture { LayoutInspector.capture(view) }

    @Test func viewsAreNamedByTheirProperties() throws {
        let view = SignUpView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let capture = capture(view)
        #expect(capture.views[0].className == "SignUpView")
        #expect(capture.views[0].module == "LayoutInspectorTests")
        let names = capture.children(of: 0).map { capture.views[$0].name }
        #expect(
            names == [
                "SignUpView.titleLabel", "SignUpView.saveButton", "SignUpView.rows[0]", "SignUpView.rows[1]",
            ])
        #expect(capture.views[1].identifier == "title")
        #expect(capture.views[1].module == "UIKit")
        #expect(capture.views[1].method == .constraints)
        #expect(capture.views[0].method == .root)
        let button = try #require(capture.views.firstIndex { $0.name == "SignUpView.saveButton" })
        #expect(capture.views[button].method == .manual)
        #expect(capture.control(of: button)?.isEnabled == true)
        #expect(capture.text(of: 1)?.lines.count == 1)
        #expect(capture.views[1].firstBaseline != nil)
    }

    @Test func constraintsAreReadWithTheirLines() {
        let capture = capture(SignUpView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        #expect(
            capture.constraints.map { capture.text(of: $0) } == [
                "SignUpView.titleLabel.leading == SignUpView.layoutMarginsGuide.leading",
                "SignUpView.titleLabel.top == SignUpView.top + 20",
            ])
        #expect(
            capture.constraints.allSatisfy {
                $0.source?.hasPrefix("LayoutInspectorTests/CaptureTests.swift:") == true
            })
    }

    @Test func aCaptureIsCodable() throws {
        let capture = capture(SignUpView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        let data = try JSONEncoder().encode(capture)
        #expect(try JSONDecoder().decode(LayoutCapture.self, from: data) == capture)
        var other = capture
        other.version = 2
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(LayoutCapture.self, from: JSONEncoder().encode(other))
        }
    }

    @Test func identitiesAreTheSameInAnotherObjectOfTheScreen() {
        let first = capture(SignUpView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        let second = capture(SignUpView(frame: CGRect(x: 0, y: 0, width: 400, height: 480)))
        #expect(first.views.map(\.id) == second.views.map(\.id))
        #expect(Set(first.views.map(\.id)).count == first.views.count)
    }

    @Test func transformedViewsHaveCorners() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let turned = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
        turned.addSubview(inner)
        root.addSubview(turned)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let capture = capture(root)
        let corners = try #require(capture.views[2].corners)
        let expected = [(0.0, 0.0), (20, 0), (20, 20), (0, 20)].map {
            inner.convert(CGPoint(x: $0.0, y: $0.1), to: root)
        }
        for (corner, other) in zip(corners, expected) {
            #expect(abs(corner.x - other.x) < 1e-9 && abs(corner.y - other.y) < 1e-9)
        }
        #expect(capture.views[0].corners == nil)
    }

    @Test func whatScrollsIsWhereItIsSeen() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        let scroller = UIScrollView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
        scroller.contentSize = CGSize(width: 300, height: 1000)
        scroller.contentOffset = CGPoint(x: 0, y: 100)
        let label = UILabel(frame: CGRect(x: 5, y: 150, width: 60, height: 44))
        label.text = "Several words in lines"
        label.numberOfLines = 2
        scroller.addSubview(label)
        controller.view.addSubview(scroller)
        let capture = LayoutInspector.capture(window)
        let index = try #require(capture.texts.first?.view)
        #expect(capture.views[index].rootFrame == CGRect(x: 15, y: 70, width: 60, height: 44))
        #expect(capture.views[index].method == .manual)
        let text = try #require(capture.text(of: index))
        #expect(text.isTruncated && text.lineCount == 2 && text.lines.count == 2)
        #expect(text.lines[0].range == NSRange(location: 0, length: 8))
        #expect(capture.scroll(of: capture.views[index].parent)?.offset.y == 100)
        #expect(capture.controllers.map(\.className) == ["UIViewController"])
        #expect(capture.screen.hasWindow)
    }

    @Test func nothingIsMadeByACapture() {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UIView()])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stack.layoutIfNeeded()
        let capture = capture(stack)
        #expect(capture.constraints.isEmpty)
        #expect(capture.views.dropFirst().allSatisfy { $0.method == .stackView })
        #expect(stack.inspectedLayer == nil)
        #expect(capture == self.capture(stack))
    }
}
