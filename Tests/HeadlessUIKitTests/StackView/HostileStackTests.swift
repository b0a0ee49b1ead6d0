import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct HostileStackTests {
    private func column(_ count: Int) -> (stack: UIStackView, views: [StackBox]) {
        let views = (0..<count).map { _ in StackBox(40, 20) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 2
        stack.frame = CGRect(x: 0, y: 0, width: 320, height: 22 * count - 2)
        return (stack, views)
    }

    @Test func tenThousandViewsNeedNoConstraints() {
        let (stack, views) = column(10_000)
        stack.layoutIfNeeded()
        #expect(views.last?.frame == CGRect(x: 0, y: 219_978, width: 320, height: 20))
        #expect(stack.flags.contains(.directStack) && stack.extras?.system == nil)
    }

    @Test func constraintsGrowAsViewsDo() {
        for count in [100, 1_000] {
            let (stack, views) = column(count)
            #expect(stack.constraints.count == 4 + (count - 1) + 2 * (count - 1))
            stack.layoutIfNeeded()
            #expect(views.last?.frame == CGRect(x: 0, y: 22 * count - 22, width: 320, height: 20))
        }
    }

    @Test func deepStacksEnd() {
        var inner: UIView = StackBox(40, 20)
        for depth in 0..<24 {
            let stack = UIStackView(arrangedSubviews: [inner, StackBox(10, 10)])
            stack.axis = depth % 2 == 0 ? .horizontal : .vertical
            inner = stack
        }
        inner.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        inner.layoutIfNeeded()
        #expect(inner.subviews[0].frame.width > 0)
    }

    @Test func naturalSizesThatAreNoNumbersAreNone() {
        for size in [CGFloat.nan, .infinity, -.infinity, -5] {
            for distribution in UIStackView.Distribution.allCases {
                let stack = UIStackView(arrangedSubviews: [StackBox(size, size), StackBox(40, 20)])
                stack.distribution = distribution
                stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
                stack.layoutIfNeeded()
                for view in stack.subviews {
                    #expect(view.frame.width >= 0 && view.frame.maxX <= 100.5)
                }
            }
        }
    }

    @Test func viewsMayGoWhileTheyAreArranged() {
        let stack = UIStackView()
        weak var gone: StackBox?
        do {
            let view = StackBox(10, 10)
            gone = view
            stack.addArrangedSubview(view)
            stack.setCustomSpacing(5, after: view)
            view.isHidden = true
            _ = stack.constraints
            stack.layoutIfNeeded()
            view.removeFromSuperview()
        }
        #expect(gone == nil && stack.arrangedSubviews.isEmpty)
        stack.layoutIfNeeded()
        #expect(stack.constraints.allSatisfy { $0.identifier == "UISV-canvas-fit" })
    }
}
