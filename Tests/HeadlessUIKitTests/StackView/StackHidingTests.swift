import Testing
import UIKit

@MainActor @Suite struct StackHidingTests {
    private func row(_ count: Int) -> (window: UIWindow, stack: UIStackView, views: [StackBox]) {
        let views = (0..<count).map { index in
            let box = StackBox(40, 20)
            box.backgroundColor = .red
            box.setPriorities(above: Float(index))
            return box
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.rootViewController?.view.addSubview(stack)
        window.settle()
        return (window, stack, views)
    }

    @Test func hiddenViewsLeaveNoSpace() {
        let (window, stack, views) = row(3)
        for hidden in views.indices {
            views[hidden].isHidden = true
            window.settle()
            let shown = views.filter { !$0.isHidden }
            #expect(shown[0].frame.minX == 0 && shown[1].frame.maxX == 300)
            #expect(shown[1].frame.minX - shown[0].frame.maxX == 10)
            views[hidden].isHidden = false
        }
        window.settle()
        #expect(views[2].frame == CGRect(x: 260, y: 0, width: 40, height: 50))
        for view in views { view.isHidden = true }
        #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
        window.settle()
        #expect(stack.arrangedSubviews.count == 3)
    }

    @Test func hidingIsNotCounted() {
        let (window, _, views) = row(2)
        for _ in 0..<3 { views[0].isHidden = true }
        views[0].isHidden = false
        window.settle()
        #expect(!views[0].isHidden && views[0].frame.width == 250)
    }

    @Test func hidingMovesInsideAnAnimation() throws {
        let (window, stack, views) = row(2)
        views[1].backgroundColor = .blue
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
        #expect(views[1].isHidden)
        #expect(views[0].frame.width == 300 && views[1].frame.width == 0)
        AnimationClock.current.advance(by: 0.5)
        let width = views[0].layer.presentation()?.bounds.width ?? 0
        #expect(abs(width - 275) < 0.01)
        var pixels = try Pixels(stack)
        #expect(pixels[290, 10] == [0, 0, 255, 255], "the view must be seen on its way out")
        AnimationClock.current.finish()
        pixels = try Pixels(stack)
        #expect(pixels[290, 10] == [255, 0, 0, 255])
        window.settle()
        // Showing moves too, and is seen from the start.
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
        AnimationClock.current.advance(by: 0.5)
        #expect(abs((views[1].layer.presentation()?.bounds.width ?? 0) - 20) < 0.01)
        AnimationClock.current.finish()
        #expect(views[1].frame == CGRect(x: 260, y: 0, width: 40, height: 50))
    }

    @Test func aTallHiddenViewDoesNotMakeTheStackTall() {
        for alignment in UIStackView.Alignment.allCases {
            let views = [StackBox(40, 200), StackBox(40, 20), StackBox(40, 30)]
            let stack = UIStackView(arrangedSubviews: views)
            stack.alignment = alignment
            views[0].isHidden = true
            let height = stack.systemLayoutSizeFitting(.zero).height
            #expect(height < 60, "\(alignment): \(height)")
        }
    }

    @Test func nestedStacksCloseUpWithoutConflicts() {
        let inner = UIStackView(arrangedSubviews: [StackBox(30, 10), StackBox(30, 10)])
        inner.spacing = 12
        inner.isLayoutMarginsRelativeArrangement = true
        let stack = UIStackView(arrangedSubviews: [StackBox(40, 20), inner, StackBox(40, 20)])
        var issues: [String] = []
        let old = LayoutDiagnostics.conflictHandler
        defer { LayoutDiagnostics.conflictHandler = old }
        LayoutDiagnostics.conflictHandler = { issues.append("\($0)") }
        for axis in NSLayoutConstraint.Axis.allCases {
            stack.axis = axis
            inner.isHidden = true
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            stack.layoutIfNeeded()
            #expect(axis == .horizontal ? inner.frame.width == 0 : inner.frame.height == 0)
            inner.isHidden = false
            stack.layoutIfNeeded()
            #expect(inner.frame.width > 0 && inner.frame.height > 0)
        }
        #expect(issues.isEmpty, "\(issues)")
    }

    @Test func aRequiredLengthGivesWayToHidingAndIsReported() {
        let (view, other) = (StackBox(40, 20), StackBox(40, 20))
        let stack = UIStackView(arrangedSubviews: [view, other])
        let own = view.widthAnchor.constraint(equalToConstant: 70)
        own.isActive = true
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        stack.layoutIfNeeded()
        #expect(view.frame.width == 70)
        var issues: [String] = []
        let old = LayoutDiagnostics.conflictHandler
        defer { LayoutDiagnostics.conflictHandler = old }
        LayoutDiagnostics.conflictHandler = { issues.append("\($0)") }
        view.isHidden = true
        stack.layoutIfNeeded()
        #expect(issues.count == 1 && issues.first?.contains("UISV-hiding") ?? false)
        #expect(view.frame.width == 0 && other.frame.width == 200)
        view.isHidden = false
        stack.layoutIfNeeded()
        #expect(view.frame.width == 70)
    }
}
