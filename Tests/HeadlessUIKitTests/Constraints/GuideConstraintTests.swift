import Testing
import UIKit

/// Constraints to the guides that views and controllers have by themselves.
@MainActor
@Suite(.serialized) struct GuideConstraintTests {
    private let controller = UIViewController()
    private let window = UIWindow(screen: UIScreen(.iPhone14))
    private var view: UIView { controller.view }

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.settle()
    }

    private func added(to parent: UIView? = nil) -> UIView {
        let made = UIView()
        made.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? view).addSubview(made)
        return made
    }

    private func fill(_ inner: UIView, _ guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @Test func readableGuideWhenTheWidthIsSolved() {
        let (box, text) = (added(), UIView())
        text.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(text)
        let width = box.widthAnchor.constraint(equalToConstant: 1000)
        NSLayoutConstraint.activate([
            width, box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 100),
        ])
        fill(text, box.readableContentGuide)
        #expect(collectingAdvice { window.settle() }.isEmpty)
        #expect(text.frame == CGRect(x: 164, y: 55, width: 672, height: 37))
        width.constant = 300
        #expect(collectingAdvice { window.settle() }.isEmpty)
        #expect(text.frame == CGRect(x: 8, y: 55, width: 284, height: 37))
    }

    @Test func keyboardGuide() {
        let bar = added()
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        window.settle()
        #expect(bar.frame == CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44))
        window.showKeyboard()
        window.settle()
        #expect(bar.frame.maxY == window.keyboardFrame.minY)
        #expect(bar.frame.maxY == 508)
        window.hideKeyboard()
        window.settle()
        #expect(bar.frame.maxY == 810)
    }

    @Test func systemMinimumMargins() {
        let inner = added()
        fill(inner, view.layoutMarginsGuide)
        window.settle()
        #expect(inner.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 5)
        window.settle()
        #expect(inner.frame == CGRect(x: 3, y: 47, width: 382, height: 763))
        view.insetsLayoutMarginsFromSafeArea = false
        window.settle()
        #expect(inner.frame == CGRect(x: 3, y: 0, width: 382, height: 844))
        controller.viewRespectsSystemMinimumLayoutMargins = true
        window.settle()
        #expect(inner.frame == CGRect(x: 16, y: 0, width: 358, height: 844))
    }

    @Test func layoutSupport() {
        let (top, bottom) = (added(), added())
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 5),
            top.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            top.widthAnchor.constraint(equalToConstant: 10),
            top.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
            NSLayoutConstraint(
                item: bottom, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
                attribute: .top, multiplier: 1, constant: -5),
            bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bottom.widthAnchor.constraint(equalToConstant: 10),
            bottom.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.settle()
        #expect(controller.topLayoutGuide.length == 47)
        #expect(controller.bottomLayoutGuide.length == 34)
        #expect(top.frame == CGRect(x: 0, y: 52, width: 10, height: 47))
        #expect(bottom.frame.maxY == 805)
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
        window.rotate(to: .landscapeLeft)
        window.settle()
        #expect(controller.topLayoutGuide.length == 0)
        #expect(top.frame == CGRect(x: 0, y: 5, width: 10, height: 0))
        #expect(bottom.frame.maxY == 364)
    }

    @Test func directionByTraits() {
        let (inner, sided) = (added(), added())
        for (view, anchor) in [
            (inner, inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)),
            (sided, sided.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20)),
        ] {
            NSLayoutConstraint.activate([
                anchor, view.topAnchor.constraint(equalTo: self.view.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 50),
                view.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
        // Deeper, in a view whose traits nothing observes.
        let (box, deep) = (added(), UIView())
        deep.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(deep)
        fill(box, view.safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
            deep.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -30),
            deep.topAnchor.constraint(equalTo: box.topAnchor),
            deep.widthAnchor.constraint(equalToConstant: 10),
            deep.heightAnchor.constraint(equalToConstant: 10),
        ])
        let order = view.constraints
        window.settle()
        #expect([inner, sided, deep].map(\.frame.minX) == [20, 20, 350])
        controller.traitOverrides.layoutDirection = .rightToLeft
        window.settle()
        #expect([inner, sided, deep].map(\.frame.minX) == [320, 20, 30])
        #expect(view.constraints == order)
        view.semanticContentAttribute = .forceLeftToRight
        window.settle()
        #expect([inner, sided, deep].map(\.frame.minX) == [20, 20, 30])
        controller.traitOverrides.layoutDirection = .leftToRight
        window.settle()
        #expect([inner, sided, deep].map(\.frame.minX) == [20, 20, 350])
    }

    @Test func constantsLeadInwardsInBothDirections() {
        view.semanticContentAttribute = .forceRightToLeft
        let (inner, next, half) = (added(), added(), added())
        for view in [inner, next, half] {
            view.topAnchor.constraint(equalTo: self.view.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 20),
            inner.leadingAnchor.constraint(lessThanOrEqualTo: view.leadingAnchor, constant: 20),
            inner.widthAnchor.constraint(equalToConstant: 50),
            next.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
            next.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -4),
            // A part of the way from the leading edge of the view to the trailing one of another.
            NSLayoutConstraint(
                item: half, attribute: .leading, relatedBy: .equal, toItem: inner, attribute: .trailing,
                multiplier: 2, constant: 10),
            inner.leadingAnchor.anchorWithOffset(to: half.trailingAnchor).constraint(equalToConstant: 200),
        ])
        window.settle()
        #expect(inner.frame == CGRect(x: 320, y: 0, width: 50, height: 10))
        #expect(next.frame == CGRect(x: 20, y: 0, width: 292, height: 10))
        // From the right: leading at 2 x 70 + 10, trailing at 20 + 200.
        #expect(half.frame == CGRect(x: 170, y: 0, width: 70, height: 10))
    }
}
