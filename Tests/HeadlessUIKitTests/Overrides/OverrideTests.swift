import Testing
import UIKit

/// Each class here overrides all that Apple lets a subclass override: that it compiles is half of the test.
/// The other half is that the system calls what it should call, through the override.
@MainActor
@Suite(.serialized) struct OverrideTests {
    private func calls(_ body: () -> Void) -> Set<String> {
        _ = EveryResponderView.take()
        body()
        return Set(EveryResponderView.take())
    }

    @Test func layoutCallsTheOverrides() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let view = EveryView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let entering = calls { window.addSubview(view) }
        #expect(
            entering.isSuperset(of: [
                "willMove(toSuperview:)", "didMoveToSuperview", "willMove(toWindow:)", "didMoveToWindow",
                "safeAreaInsetsDidChange", "layoutMarginsDidChange",
            ]))
        let settling = calls { window.settle() }
        #expect(settling.isSuperset(of: ["updateConstraints", "layoutSubviews"]))
        #expect(calls { window.settle() }.isEmpty)
        #expect(calls { view.sizeToFit() }.isSuperset(of: ["sizeToFit", "sizeThatFits", "set frame"]))
        let fitting = calls { _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(
            fitting.isSuperset(of: [
                "systemLayoutSizeFitting", "systemLayoutSizeFitting by priorities", "intrinsicContentSize",
                "sizeThatFits",
            ]))
        #expect(calls { _ = view.alignmentRect(forFrame: .zero) }.contains("alignmentRectInsets"))
        #expect(calls { view.layer.setNeedsLayout() }.contains("setNeedsLayout"))
        #expect(calls { view.layer.layoutIfNeeded() }.contains("layoutIfNeeded"))
        #expect(calls { view.tintColor = .red }.contains("tintColorDidChange"))
    }

    @Test func theTreeCallsTheOverrides() throws {
        let (view, child, other) = (EveryView(), UIView(), UIView())
        #expect(calls { view.addSubview(child) }.isSuperset(of: ["addSubview", "didAddSubview"]))
        #expect(calls { view.insertSubview(other, belowSubview: child) }.contains("insertSubview below"))
        #expect(view.subviews == [other, child])
        #expect(calls { child.removeFromSuperview() }.contains("willRemoveSubview"))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(view)
        view.frame = parent.bounds
        let hitting = calls { #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === view) }
        #expect(hitting.isSuperset(of: ["hitTest", "point"]))
        #expect(calls { _ = parent.viewWithTag(3) }.contains("tag"))
        let drawing = calls { _ = ViewDrawing(of: parent) }
        #expect(drawing.contains("draw"))
    }

    @Test func eventsCallTheOverrides() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let view = EveryView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        let touch = UITouch(at: CGPoint(x: 3, y: 3), in: view)
        let touching = calls { window.sendEvent(UIEvent(touches: [touch])) }
        #expect(touching.isSuperset(of: ["touchesBegan", "next"]))
        #expect(!touching.contains("touchesEnded"))
        #expect(calls { _ = view.becomeFirstResponder() }.contains("canBecomeFirstResponder"))
        #expect(calls { _ = view.resignFirstResponder() }.contains("canResignFirstResponder"))
        let recognizer = UIGestureRecognizer()
        #expect(calls { view.gestureRecognizers = [recognizer] }.contains("addGestureRecognizer"))
        #expect(recognizer.view === view)
        #expect(calls { view.gestureRecognizers = nil }.contains("removeGestureRecognizer"))
        #expect(recognizer.view == nil)
    }

    @Test func controlsCallTheOverrides() {
        let control = EveryControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        control.addAction(UIAction { _ in }, for: .touchUpInside)
        _ = EveryControl.take()
        let touch = UITouch(at: .zero, in: control)
        control.touchesBegan([touch], with: nil)
        control.touchesMoved([touch], with: nil)
        control.touchesEnded([touch], with: nil)
        let calls = EveryControl.take()
        let tracking = calls.filter { $0.hasSuffix("Tracking") }
        #expect(
            tracking.filter { $0 != "isTracking" } == ["beginTracking", "continueTracking", "endTracking"])
        #expect(Set(calls).isSuperset(of: ["set isHighlighted", "sendActions", "sendAction", "isEnabled"]))
    }

    @Test func buttonsCallTheOverrides() {
        let button = EveryButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.setTitle("Go", for: .normal)
        _ = EveryButton.take()
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(Set(EveryButton.take()).isSuperset(of: ["contentRect", "titleRect"]))
        button.setImage(UIImage(), for: .normal)
        button.configuration = .filled()
        button.setNeedsUpdateConfiguration()
        button.layoutIfNeeded()
        #expect(Set(EveryButton.take()).isSuperset(of: ["imageRect", "updateConfiguration", "currentImage"]))
        _ = ViewDrawing(of: button)
        #expect(EveryButton.take().contains("backgroundRect"))
    }

    @Test func labelsCallTheOverrides() {
        let label = EveryLabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        label.text = "Go"
        _ = EveryLabel.take()
        _ = label.intrinsicContentSize
        #expect(EveryLabel.take().contains("textRect"))
        _ = ViewDrawing(of: label)
        #expect(EveryLabel.take().contains("drawText"))
    }

    @Test func layersCallTheOverrides() {
        let view = EveryView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(view.layer is EveryLayer)
        _ = EveryLayer.take()
        _ = ViewDrawing(of: view)
        #expect(EveryLayer.take().contains("draw"))
        _ = EveryImageView(image: nil).image
        #expect(EveryImageView.take() == ["image"])
    }

    @Test func windowsAndControllersCallTheOverrides() {
        let (window, controller) = (EveryWindow(screen: UIScreen(.iPhone14)), EveryController())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let calls = EveryController.take().filter { $0.hasPrefix("view") && !$0.hasPrefix("viewIfL") }
        let order = [
            "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
            "viewDidLayoutSubviews", "viewDidAppear",
        ]
        #expect(calls.filter(order.contains) == order)
        #expect(Set(EveryWindow.take()).isSuperset(of: ["makeKey", "becomeKey"]))
        _ = EveryController.take()
        controller.view.setNeedsUpdateConstraints()
        window.settle()
        #expect(EveryController.take().contains("updateViewConstraints"))
        UIWindow(screen: UIScreen(.iPhone14)).makeKey()
        #expect(EveryWindow.take().contains("resignKey"))
    }
}
