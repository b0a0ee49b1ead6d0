import Testing
import UIKit

@MainActor
@Suite struct UIViewHierarchyTests {
    @Test func orderOfSubviews() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 0)
        parent.insertSubview(views[2], aboveSubview: views[1])
        parent.insertSubview(views[3], belowSubview: views[1])
        #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
        parent.bringSubviewToFront(views[3])
        parent.sendSubviewToBack(views[0])
        #expect(parent.subviews == [views[0], views[1], views[2], views[3]])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
        parent.addSubview(views[3])
        #expect(parent.subviews == [views[1], views[2], views[0], views[3]])
        parent.insertSubview(views[3], belowSubview: views[1])
        #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
        parent.insertSubview(UIView(), at: 99)
        #expect(parent.subviews.count == 5)
    }

    @Test func movingTakesAViewFromItsOldParent() {
        let (a, b, child) = (UIView(), UIView(), UIView())
        a.addSubview(child)
        b.addSubview(child)
        #expect(a.subviews.isEmpty)
        #expect(child.superview === b)
        #expect(child.isDescendant(of: b))
        #expect(!child.isDescendant(of: a))
        child.removeFromSuperview()
        #expect(b.subviews.isEmpty)
        #expect(child.superview == nil)
    }

    @Test func callbacksOutsideAWindow() {
        let record = Record()
        let (parent, child) = (RecordingView("p", record), RecordingView("c", record))
        parent.addSubview(child)
        #expect(
            record.take() == [
                "c willMove(toSuperview: view)", "c didMoveToSuperview", "p didAddSubview",
            ])
        child.removeFromSuperview()
        #expect(
            record.take() == [
                "c willMove(toSuperview: nil)", "p willRemoveSubview", "c didMoveToSuperview",
            ])
    }

    @Test func callbacksInAWindowStartWithTheWindow() {
        let record = Record()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (parent, child) = (RecordingView("p", record), RecordingView("c", record))
        parent.addSubview(child)
        _ = record.take()
        window.addSubview(parent)
        let entries = record.take().filter { !$0.contains("safeArea") }
        #expect(
            entries == [
                "p willMove(toWindow: window)", "c willMove(toWindow: window)",
                "p willMove(toSuperview: view)", "p didMoveToWindow", "c didMoveToWindow",
                "p didMoveToSuperview",
            ])
        #expect(child.window === window)
        parent.removeFromSuperview()
        #expect(child.window == nil)
    }

    @Test func cyclesAreRefusedWithUIKitsWords() {
        let (a, b) = (UIView(), UIView())
        a.addSubview(b)
        let reasons = collectingExceptions {
            a.addSubview(a)
            b.addSubview(a)
        }
        #expect(reasons.first == "Can't add self as subview")
        #expect(reasons.count == 2)
        #expect(a.superview == nil)
        #expect(b.superview === a)
    }

    @Test func hitTestingFindsTheFrontmostOpenView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        root.addSubview(back)
        root.addSubview(front)
        front.addSubview(inner)
        #expect(root.hitTest(CGPoint(x: 37, y: 37), with: nil) === inner)
        #expect(root.hitTest(CGPoint(x: 32, y: 32), with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 37, y: 37), with: nil) === back)
        back.alpha = 0.005
        #expect(root.hitTest(CGPoint(x: 37, y: 37), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
    }

    @Test func tagsAreFoundInDepth() {
        let root = UIView()
        let (a, b) = (UIView(), UIView())
        root.addSubview(a)
        a.addSubview(b)
        b.tag = 7
        #expect(root.viewWithTag(7) === b)
        #expect(root.viewWithTag(8) == nil)
    }

    @Test func tintIsInherited() {
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        #expect(child.tintColor == .systemBlue)
        root.tintColor = .systemRed
        #expect(child.tintColor == .systemRed)
        child.tintColor = .systemGreen
        #expect(child.tintColor == .systemGreen)
    }

    @Test func aViewThatGoesLeavesItsChildrenWithoutParent() {
        let child = UIView()
        var parent: UIView? = UIView()
        parent?.addSubview(child)
        weak var gone: UIView?
        gone = parent
        parent = nil
        #expect(gone == nil)
        #expect(child.superview == nil)
    }

    @Test func aViewThatOutlivesItsWindowForgetsIt() {
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        func visit() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            #expect(child.window === window)
        }
        visit()
        #expect(view.window == nil && child.window == nil && view.superview == nil)
    }

    @Test func deepTreesAreBuiltLaidOutDrawnAndFreed() {
        weak var last: UIView?
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            var parent = root
            for _ in 0..<10_000 {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                parent.addSubview(view)
                parent = view
            }
            last = parent
            root.layoutIfNeeded()
            #expect(parent.convert(CGPoint.zero, to: root) == .zero)
            #expect(ViewDrawing(of: root).commandCount >= 20_000)
            #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === parent)
        }
        #expect(last == nil)
    }
}
