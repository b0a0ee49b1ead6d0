import Testing
import UIKit

/// Trees of 40,000 views, each in the one before: nothing climbs or descends by recursion. That leaves about 200 bytes of
/// stack for a level, less than one call takes in the builds in which tests run.
@MainActor
@Suite(.serialized)
struct DeepTreeTests {
    static let depth = 40_000

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var deepest: UIView

    init() {
        deepest = root
        for _ in 1..<Self.depth {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            deepest.addSubview(view)
            deepest = view
        }
        deepest.tag = 5
        deepest.frame.origin = CGPoint(x: 3, y: 4)
    }

    private func inWindow(_ body: (UIWindow) -> Void) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.isHidden = false
        window.addSubview(root)
        body(window)
        root.removeFromSuperview()
    }

    @Test func traitsAreInherited() {
        #expect(deepest.traitCollection.userInterfaceStyle == .light)
        inWindow { window in
            window.overrideUserInterfaceStyle = .dark
            #expect(deepest.traitCollection.userInterfaceStyle == .dark)
            root.overrideUserInterfaceStyle = .light
            #expect(deepest.traitCollection.userInterfaceStyle == .light)
            root.traitOverrides.preferredContentSizeCategory = .extraLarge
            #expect(deepest.traitCollection.preferredContentSizeCategory == .extraLarge)
        }
    }

    @Test func traitsOfSubclassesAreInherited() {
        final class Custom: UIView {}
        let root = UIView()
        var view = root
        for _ in 1..<Self.depth {
            let next = Custom()
            view.addSubview(next)
            view = next
        }
        root.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func tintColorsAreInherited() {
        root.tintColor = .red
        #expect(deepest.tintColor == .red)
        root.tintAdjustmentMode = .dimmed
        inWindow { _ in root.tintColor = .green }
        root.tintAdjustmentMode = .normal
        #expect(deepest.tintColor == .green)
    }

    @Test func directionsAreInherited() {
        #expect(deepest.effectiveUserInterfaceLayoutDirection == .leftToRight)
        root.traitOverrides.layoutDirection = .rightToLeft
        #expect(deepest.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        root.semanticContentAttribute = .forceLeftToRight
        deepest.semanticContentAttribute = .forceLeftToRight
        #expect(deepest.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func pointsAreConverted() {
        #expect(deepest.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 4, y: 5))
        #expect(root.convert(CGPoint(x: 4, y: 5), to: deepest) == CGPoint(x: 1, y: 1))
        #expect(deepest.layer.convert(CGPoint(x: 1, y: 1), to: root.layer) == CGPoint(x: 4, y: 5))
        inWindow { window in
            #expect(deepest.convert(deepest.bounds, to: nil).origin == CGPoint(x: 3, y: 4))
            #expect(deepest.convert(deepest.bounds, to: window.screen.coordinateSpace).minX == 3)
        }
    }

    @Test func viewsAreFound() {
        #expect(deepest.isDescendant(of: root) && !root.isDescendant(of: deepest))
        #expect(root.viewWithTag(5) === deepest)
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === deepest)
        #expect(root.layer.hitTest(CGPoint(x: 10, y: 10)) === deepest.layer)
        #expect(root.hitTest(CGPoint(x: 400, y: 10), with: nil) == nil)
        deepest.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === deepest.superview)
    }

    @Test func windowsChange() {
        inWindow { window in
            #expect(deepest.window === window)
            #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === deepest)
        }
        #expect(deepest.window == nil)
    }

    @Test func layoutIsDone() {
        deepest.setNeedsLayout()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        inWindow { window in
            deepest.setNeedsLayout()
            window.layoutIfNeeded()
            deepest.setNeedsUpdateConstraints()
            window.updateConstraintsIfNeeded()
        }
        _ = root.sizeThatFits(.zero)
        root.sizeToFit()
        root.frame.size = CGSize(width: 200, height: 200)
    }

    @Test func sizesFollowMasks() {
        var view: UIView? = deepest
        while let next = view, next !== root {
            next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = next.superview
        }
        root.frame.size = CGSize(width: 200, height: 100)
        #expect(deepest.frame.size == CGSize(width: 200, height: 100))
    }

    @Test func respondersAreClimbed() {
        #expect(!deepest.canPerformAction(Selector("copy:"), withSender: nil))
        #expect(deepest.target(forAction: Selector("nothing:"), withSender: nil) == nil)
        #expect(deepest.undoManager == nil)
        inWindow { window in
            window.endEditing(true)
            #expect(deepest.target(forAction: Selector("nothing:"), withSender: nil) == nil)
            UIApplication.shared.sendAction(Selector("nothing:"), to: nil, from: deepest, for: nil)
            deepest.touchesBegan([], with: nil)
            deepest.touchesEnded([], with: nil)
            deepest.pressesBegan([], with: nil)
            deepest.reloadInputViews()
        }
    }

    @Test func descriptionsAndPicturesAreMade() {
        #expect(deepest.description.hasPrefix("<UIView"))
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        deepest.backgroundColor = .red
        _ = renderer.image { root.layer.render(in: $0.cgContext) }
        _ = renderer.image { _ in root.drawHierarchy(in: root.bounds, afterScreenUpdates: true) }
    }

    @Test func stateOfAncestorsIsRead() {
        root.isHidden = true
        root.alpha = 0.5
        root.isUserInteractionEnabled = false
        deepest.accessibilityLabel = "deep"
        #expect(root.accessibilityElementCount() == 0)
        root.setNeedsDisplay()
        deepest.removeFromSuperview()
        #expect(deepest.superview == nil)
        UIView.animate(withDuration: 1) { deepest.frame.origin = .zero }
        root.layer.removeAllAnimations()
        _ = root.layer.presentation()
        root.gestureRecognizers?.removeAll()
        root.subviews.forEach { $0.removeFromSuperview() }
    }
}

/// Walks that go on by themselves call what classes override.
@MainActor
struct OverriddenWalkTests {
    private final class Dark: UIView {
        override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
    }
    private class Through: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }
    private final class Tinted: UIView {
        override var tintColor: UIColor! {
            get { .purple }
            set { super.tintColor = newValue }
        }
    }

    @Test func overridesAreCalled() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let root = UIView(frame: frame), dark = Dark(frame: frame), through = Through(frame: frame)
        let tinted = Tinted(frame: frame), inner = UIView(frame: frame), innermost = UIView(frame: frame)
        root.addSubview(dark)
        dark.addSubview(through)
        through.addSubview(tinted)
        tinted.addSubview(inner)
        inner.addSubview(innermost)
        #expect(innermost.traitCollection.userInterfaceStyle == .dark)
        inner.overrideUserInterfaceStyle = .light
        #expect(innermost.traitCollection.userInterfaceStyle == .light)
        #expect(tinted.traitCollection.userInterfaceStyle == .dark)
        #expect(root.traitCollection.userInterfaceStyle == .light)
        #expect(innermost.tintColor == .purple && through.tintColor == .systemBlue)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === innermost)
        tinted.isHidden = true
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === dark)
        #expect(through.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }

    @Test func overlappingViewsAreHitFromTheFront() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds), front = UIView(frame: root.bounds)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(back)
        root.addSubview(front)
        back.addSubview(button)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === button)
        #expect(root.hitTest(CGPoint(x: 60, y: 5), with: nil) === back)
        #expect(root.layer.hitTest(CGPoint(x: 5, y: 5)) === front.layer)
    }
}
