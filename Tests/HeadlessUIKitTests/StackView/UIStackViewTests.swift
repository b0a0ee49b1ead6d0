import Testing
import UIKit

@MainActor @Suite struct UIStackViewTests {
    private func boxes(_ count: Int) -> [StackBox] {
        (0..<count).map { index in
            let box = StackBox(40, 20)
            box.setPriorities(above: Float(index))
            return box
        }
    }

    private func layOut(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) {
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
    }

    @Test func defaultsAreUIKits() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement && !stack.usesExactProportions)
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
        #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    }

    @Test func arrangedSubviewsBecomeSubviews() {
        let views = boxes(3)
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        #expect(stack.subviews == [views[0], views[1]])
        #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
        stack.insertSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[0], views[1]])
        stack.insertArrangedSubview(views[2], at: 1)
        #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
        #expect(stack.subviews == [views[2], views[0], views[1]])
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[2], views[1], views[0]])
    }

    @Test func whatIsRemovedFromTheArrangementStaysASubview() {
        let views = boxes(3)
        let stack = UIStackView(arrangedSubviews: views)
        layOut(stack, 300, 50)
        stack.removeArrangedSubview(views[0])
        #expect(views[0].superview === stack)
        #expect(stack.arrangedSubviews == [views[1], views[2]])
        views[2].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[1]])
        layOut(stack, 301, 50)
        #expect(views[1].frame == CGRect(x: 0, y: 0, width: 301, height: 50))
        let other = UIStackView(arrangedSubviews: [views[1]])
        #expect(stack.arrangedSubviews.isEmpty && other.arrangedSubviews == [views[1]])
    }

    @Test func aPlaceOutsideIsRefusedInUIKitsWords() {
        let stack = UIStackView(arrangedSubviews: boxes(1))
        let reasons = collectingExceptions { stack.insertArrangedSubview(UIView(), at: 4) }
        #expect(reasons.count == 1 && (reasons.first?.contains("index = 4") ?? false))
        #expect(stack.arrangedSubviews.count == 2)
    }

    @Test func aStackInsideOfItselfIsRefused() {
        let (outer, inner) = (UIStackView(), UIStackView())
        outer.addArrangedSubview(inner)
        let reasons = collectingExceptions {
            outer.addArrangedSubview(outer)
            inner.addArrangedSubview(outer)
        }
        #expect(reasons.count == 2)
        #expect(outer.arrangedSubviews == [inner] && inner.arrangedSubviews.isEmpty)
        layOut(outer, 100, 100)
    }

    @Test func spacesMayDifferAndFollowTheSystem() {
        let views = boxes(4)
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.setCustomSpacing(30, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        stack.setCustomSpacing(99, after: views[3])
        #expect(stack.customSpacing(after: views[0]) == 30)
        #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
        layOut(stack, 300, 50)
        #expect(views[1].frame.minX - views[0].frame.maxX == 30)
        #expect(views[2].frame.minX - views[1].frame.maxX == 8)
        #expect(views[3].frame.minX - views[2].frame.maxX == 10)
        #expect(views[3].frame.maxX == 300)
        // A custom space follows its view, whichever view is shown next.
        views[1].isHidden = true
        layOut(stack, 300, 50)
        #expect(views[2].frame.minX - views[0].frame.maxX == 30)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        layOut(stack, 300, 50)
        #expect(views[2].frame.minX - views[0].frame.maxX == 10)
    }

    @Test func spacesThatAreNoNumbersAreNone() {
        let views = boxes(2)
        let stack = UIStackView(arrangedSubviews: views)
        var count = 0
        let old = LayoutDiagnostics.handler
        defer { LayoutDiagnostics.handler = old }
        LayoutDiagnostics.handler = { _ in count += 1 }
        for value in [CGFloat.nan, .infinity, -.infinity] {
            stack.spacing = value
            stack.setCustomSpacing(value, after: views[0])
        }
        #expect(count == 6 && stack.spacing == 0)
        layOut(stack, 200, 50)
        #expect(views[1].frame.minX == views[0].frame.maxX)
        stack.setCustomSpacing(-5, after: views[0])
        layOut(stack, 200, 50)
        #expect(views[1].frame.minX - views[0].frame.maxX == -5)
    }

    @Test func marginsCountWhereTheArrangementIsRelativeToThem() {
        let views = boxes(2)
        let stack = UIStackView(arrangedSubviews: views)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 104, height: 24))
        layOut(stack, 200, 60)
        #expect(views[0].frame == CGRect(x: 20, y: 1, width: 136, height: 56))
        #expect(views[1].frame == CGRect(x: 156, y: 1, width: 40, height: 56))
        stack.semanticContentAttribute = .forceRightToLeft
        layOut(stack, 200, 60)
        #expect(views[0].frame == CGRect(x: 44, y: 1, width: 136, height: 56))
    }

    @Test func columnsMayBeSpacedByBaselines() {
        let views = [
            StackBox(40, 30, baseline: 20), StackBox(40, 50, baseline: 35), StackBox(40, 10, baseline: 10),
        ]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 60
        let size = stack.systemLayoutSizeFitting(.zero)
        #expect(size == CGSize(width: 40, height: 20 + 60 + 60))
        layOut(stack, size.width, size.height)
        #expect(views.map(\.frame.minY) == [0, 45, 130])
    }

    @Test func exactProportionsLeaveSpacesOut() {
        let views = [StackBox(10, 20), StackBox(20, 20), StackBox(30, 20), StackBox(0, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        stack.usesExactProportions = true
        stack.spacing = 20
        layOut(stack, 360, 50)
        #expect(views.map(\.frame.width) == [50, 100, 150, 0])
        views[0].natural.width = 50
        layOut(stack, 361, 50)
        #expect(
            views[2].frame.isClose(to: CGRect(x: 0, y: 0, width: 90.3, height: 50).offsetBy(dx: 250.7, dy: 0))
        )
    }

    @Test func baselinesOfAStackAreThoseOfAView() {
        let views = [StackBox(40, 30), StackBox(40, 50), StackBox(40, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        #expect(stack.forFirstBaselineLayout === views[1] && stack.forLastBaselineLayout === views[1])
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === views[0] && stack.forLastBaselineLayout === views[2])
        views[0].isHidden = true
        #expect(stack.forFirstBaselineLayout === views[1])
        #expect(UIStackView().forFirstBaselineLayout is UIStackView)
    }

    @Test func stacksLieInStacks() {
        let (icon, title, text) = (StackBox(40, 40), StackBox(80, 20), StackBox(120, 15))
        let column = UIStackView(arrangedSubviews: [title, text])
        column.axis = .vertical
        column.spacing = 5
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [icon, column])
        row.spacing = 8
        row.alignment = .center
        #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 168, height: 40))
        layOut(row, 300, 40)
        #expect(column.frame == CGRect(x: 48, y: 0, width: 252, height: 40))
        #expect(title.frame.width == 252 && text.frame.maxY == 40)
        #expect(UIStackView().systemLayoutSizeFitting(.zero) == .zero)
    }
}
