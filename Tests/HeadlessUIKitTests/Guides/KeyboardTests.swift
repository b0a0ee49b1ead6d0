import Testing
import UIKit

/// All tests that show keyboards are one suite in series: notifications reach every observer.
@MainActor
@Suite(.serialized) struct KeyboardTests {
    /// Heights with the bar of suggestions, as measured on the devices.
    @Test(arguments: [
        (ScreenDevice.iPhoneSE, 260.0, 200.0), (.iPhone13Mini, 335, 209), (.iPhone14, 336, 209),
        (.iPhone15Pro, 336, 209), (.iPhone15ProMax, 346, 209), (.iPhone16Plus, 346, 209),
        (.iPadPro11, 320, 408), (.iPadPro13, 383, 478),
    ])
    func heights(device: ScreenDevice, portrait: CGFloat, landscape: CGFloat) {
        for (orientation, height) in [
            (UIInterfaceOrientation.portrait, portrait), (.landscapeLeft, landscape),
        ] {
            let scene = Scene(device, orientation)
            let size = device.size(in: orientation)
            scene.window.showKeyboard()
            let frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
            #expect(scene.window.keyboardFrame == frame)
            #expect(scene.root.keyboardLayoutGuide.layoutFrame == frame)
            scene.window.hideKeyboard()
            #expect(scene.window.keyboardFrame.minY == size.height)
        }
    }

    @Test(arguments: [
        (ScreenDevice.iPhoneSE, 216.0, 162.0), (.iPhone13Mini, 291, 171), (.iPhone14, 291, 171),
        (.iPhone15ProMax, 301, 171), (.iPad, 320, 408),
    ])
    func heightsWithoutSuggestions(device: ScreenDevice, portrait: CGFloat, landscape: CGFloat) {
        #expect(device.keyboardHeight(in: .portrait, withSuggestions: false) == portrait)
        #expect(device.keyboardHeight(in: .landscapeRight, withSuggestions: false) == landscape)
    }

    // MARK: Notifications

    private static let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]

    /// Notes what is posted while `body` runs.
    private func recording(_ body: (Posted) -> Void) {
        let posted = Posted()
        let tokens = Self.names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                // Posted and noted on the main actor, so nothing is sent.
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { posted.note(word, notification) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        body(posted)
    }

    @Test func notificationsAreInUIKitsOrder() {
        let scene = Scene()
        recording { posted in
            scene.window.showKeyboard()
            #expect(posted.take() == ["willChangeFrame", "willShow"])
            #expect(scene.window.isKeyboardShown)
            AnimationClock.current.advance(by: 0.2)
            #expect(posted.take().isEmpty)
            AnimationClock.current.advance(by: 0.06)
            #expect(posted.take() == ["didChangeFrame", "didShow"])
            scene.window.showKeyboard()
            AnimationClock.current.advance(by: 1)
            #expect(posted.take().isEmpty)
            scene.window.showKeyboard(height: 300)
            AnimationClock.current.advance(by: 1)
            #expect(posted.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
            scene.window.hideKeyboard()
            AnimationClock.current.advance(by: 1)
            #expect(posted.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
            scene.window.hideKeyboard()
            AnimationClock.current.advance(by: 1)
            #expect(posted.take().isEmpty)
        }
    }

    @Test func whatOvertakesAMoveLeavesItUntold() {
        let scene = Scene()
        recording { posted in
            scene.window.showKeyboard()
            AnimationClock.current.advance(by: 0.1)
            scene.window.hideKeyboard()
            AnimationClock.current.advance(by: 1)
            #expect(
                posted.take() == [
                    "willChangeFrame", "willShow", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
                ])
        }
    }

    @Test func withoutAnimationAllIsPostedAtOnce() {
        let scene = Scene()
        recording { posted in
            scene.window.showKeyboard(animated: false)
            #expect(posted.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
            #expect(posted.last?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0)
        }
    }

    @Test func userInfo() throws {
        let scene = Scene()
        var info: [AnyHashable: Any] = [:]
        recording { posted in
            scene.window.showKeyboard()
            info = posted.last ?? [:]
        }
        let begin = try #require(info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)
        let end = try #require(info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
        #expect(begin.cgRectValue == CGRect(x: 0, y: 844, width: 390, height: 336))
        #expect(end.cgRectValue == CGRect(x: 0, y: 508, width: 390, height: 336))
        #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == end.cgRectValue)
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
        #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
        #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    }

    // MARK: The guide

    @Test func theGuideOfAHiddenKeyboard() {
        let scene = Scene()
        let guide = scene.root.keyboardLayoutGuide
        #expect(guide === scene.root.keyboardLayoutGuide)
        #expect(guide.usesBottomSafeArea && !guide.followsUndockedKeyboard)
        #expect(guide.keyboardDismissPadding == 0)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
        guide.usesBottomSafeArea = false
        #expect(guide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 300))
        scene.root.addSubview(view)
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 200, height: 444))
        view.removeFromSuperview()
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 200, height: 0))
    }

    @Test func theGuideOfAShownKeyboard() {
        let scene = Scene()
        let (low, high) = (UIView(frame: CGRect(x: 20, y: 600, width: 200, height: 200)), UIView())
        high.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
        scene.root.addSubview(low)
        scene.root.addSubview(high)
        scene.window.showKeyboard(height: 300)
        #expect(low.keyboardLayoutGuide.layoutFrame == CGRect(x: -20, y: -56, width: 390, height: 300))
        // Where the keyboard does not reach, the guide stays at the lower edge.
        #expect(high.keyboardLayoutGuide.layoutFrame == CGRect(x: -20, y: 300, width: 390, height: 444))
        #expect(scene.root.safeAreaInsets.bottom == 34)
    }

    @Test func viewsWithAGuideAreLaidOutAnew() {
        let controller = PinnedController()
        let scene = Scene(controller: controller)
        #expect(controller.field.frame.maxY == 810)
        scene.window.showKeyboard()
        #expect(controller.field.frame.maxY == 508)
        scene.window.hideKeyboard()
        #expect(controller.field.frame.maxY == 810)
        let layouts = controller.layouts
        scene.window.settle()
        #expect(controller.layouts == layouts)
    }

    @Test func viewsWithoutAGuideAreLeftAlone() {
        let (scene, record) = (Scene(), Record())
        scene.root.addSubview(RecordingView("view", record))
        scene.window.settle()
        _ = record.take()
        scene.window.showKeyboard()
        scene.window.settle()
        #expect(record.take().isEmpty)
    }

    @Test func rotationPlacesItAnew() {
        let scene = Scene()
        scene.window.showKeyboard()
        AnimationClock.current.finish()
        recording { posted in
            scene.window.rotate(to: .landscapeRight)
            AnimationClock.current.finish()
            #expect(posted.take().filter { $0 == "willChangeFrame" } == ["willChangeFrame"])
        }
        #expect(scene.window.keyboardFrame == CGRect(x: 0, y: 181, width: 844, height: 209))
        #expect(scene.root.keyboardLayoutGuide.layoutFrame == scene.window.keyboardFrame)
        scene.window.hideKeyboard()
        scene.window.rotate(to: .portrait)
        #expect(scene.window.keyboardFrame == CGRect(x: 0, y: 844, width: 390, height: 336))
    }

    // MARK: The accessory view and the input view

    @Test func accessoriesLieAboveTheKeys() {
        let scene = Scene()
        let field = InputResponder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.root.addSubview(field)
        field.above = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        #expect(field.becomeFirstResponder())
        #expect(!scene.window.isKeyboardShown)
        scene.window.showKeyboard()
        #expect(scene.window.keyboardFrame.height == 380)
        #expect(field.above?.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        scene.window.hideKeyboard()
        field.instead = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
        scene.window.showKeyboard()
        #expect(scene.window.keyboardFrame.height == 178)
    }

    @Test func draggingSendsItAway() {
        let scene = Scene()
        let field = InputResponder()
        scene.root.addSubview(field)
        field.becomeFirstResponder()
        let scroller = scene.scrollView(content: CGSize(width: 390, height: 2000))
        scene.window.showKeyboard()
        scroller.simulateDrag(by: CGPoint(x: 0, y: -50))
        #expect(scene.window.isKeyboardShown && field.isFirstResponder)
        scroller.keyboardDismissMode = .onDrag
        scroller.simulateDrag(by: CGPoint(x: 0, y: -50))
        #expect(!scene.window.isKeyboardShown && !field.isFirstResponder)
    }

    // MARK: Odd heights

    @Test(arguments: [(5000.0, 844.0), (0, 0), (-20, 0), (844, 844)])
    func oddHeights(requested: CGFloat, height: CGFloat) {
        let scene = Scene()
        scene.window.showKeyboard(height: requested)
        #expect(
            scene.window.keyboardFrame == CGRect(x: 0, y: 844 - height, width: 390, height: height))
        let guide = scene.root.keyboardLayoutGuide.layoutFrame
        #expect(guide.height == max(height, 34) && guide.maxY == 844)
        #expect(throws: Never.self) { try ViewDrawing(of: scene.window).pngData(scale: 1) }
    }

    @Test func heightsThatAreNoNumbers() {
        let scene = Scene()
        let advice = collectingAdvice {
            scene.window.showKeyboard(height: .nan)
            scene.window.showKeyboard(height: .infinity)
        }
        #expect(advice.count == 2)
        #expect(scene.window.keyboardFrame.height == 336)
    }

    // MARK: Drawing

    @Test func itIsDrawnAboveTheContent() {
        let scene = Scene()
        let plain = ViewDrawing(of: scene.window).commandCount
        scene.window.showKeyboard(animated: false)
        #expect(ViewDrawing(of: scene.window).commandCount > plain + 60)
        #expect(scene.window.subviews == [scene.root])
        scene.window.drawsKeyboard = false
        #expect(ViewDrawing(of: scene.window).commandCount == plain)
    }
}

/// What was posted, in order.
@MainActor
private final class Posted {
    private var words: [String] = []
    private(set) var last: [AnyHashable: Any]?

    func note(_ word: String, _ notification: Notification) {
        words.append(word)
        last = notification.userInfo
    }

    func take() -> [String] {
        defer { words = [] }
        return words
    }
}

private final class PinnedController: UIViewController {
    let field = UIView()
    var layouts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        let top = view.keyboardLayoutGuide.layoutFrame.minY
        field.frame = CGRect(x: 0, y: top - 50, width: view.bounds.width, height: 50)
    }
}

private final class InputResponder: UIView {
    var above: UIView?
    var instead: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { above }
    override var inputView: UIView? { instead }
}
