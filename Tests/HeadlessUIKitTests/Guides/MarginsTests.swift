import Testing
import UIKit

@MainActor
@Suite struct MarginsTests {
    /// What a root view's margins are at the sides on devices, and above and below.
    @Test(arguments: [
        (ScreenDevice.iPhoneSE, UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)),
        (.iPhone13Mini, .init(top: 50, left: 16, bottom: 34, right: 16)),
        (.iPhone14, .init(top: 47, left: 16, bottom: 34, right: 16)),
        (.iPhone15Pro, .init(top: 59, left: 16, bottom: 34, right: 16)),
        // 402 points: Interface Builder writes 20 for a root 400 wide.
        (.iPhone16Pro, .init(top: 62, left: 20, bottom: 34, right: 20)),
        (.iPhone14Plus, .init(top: 47, left: 20, bottom: 34, right: 20)),
        (.iPhone16Plus, .init(top: 59, left: 20, bottom: 34, right: 20)),
        (.iPhone16ProMax, .init(top: 62, left: 20, bottom: 34, right: 20)),
        (.iPadPro11, .init(top: 24, left: 20, bottom: 20, right: 20)),
    ])
    func rootViews(device: ScreenDevice, margins: UIEdgeInsets) {
        let scene = Scene(device)
        #expect(scene.root.layoutMargins == margins)
        scene.controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(scene.root.layoutMargins == .top(margins.top, 0, margins.bottom, 0))
        scene.root.layoutMargins = .top(0, 5)
        #expect(scene.root.layoutMargins == .top(margins.top, 5, margins.bottom, 0))
    }

    @Test func rootViewsTakeTheLargerMargin() {
        let scene = Scene()
        scene.root.layoutMargins = .top(0, 30, 0, 3)
        #expect(scene.root.layoutMargins == .top(47, 30, 34, 16))
    }

    @Test func controllersSetTheirOwnMinimum() {
        let scene = Scene(controller: WideMarginController())
        #expect(scene.root.layoutMargins == .top(48, 2, 37, 4))
        scene.root.semanticContentAttribute = .forceRightToLeft
        #expect(scene.root.layoutMargins == .top(48, 4, 37, 2))
    }

    /// A parent of 100 x 100 with margins of 10, 20, 30, 40 and a child with margins of 8 somewhere in it.
    @Test(arguments: [
        (CGRect(x: 0, y: 0, width: 100, height: 100), UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)),
        (CGRect(x: 5, y: 5, width: 90, height: 90), .init(top: 8, left: 15, bottom: 25, right: 35)),
        (CGRect(x: 30, y: 30, width: 20, height: 20), .init(top: 8, left: 8, bottom: 8, right: 8)),
        (CGRect(x: -10, y: 0, width: 120, height: 100), .init(top: 10, left: 30, bottom: 30, right: 50)),
    ])
    func preservedMargins(frame: CGRect, margins: UIEdgeInsets) {
        let (parent, child) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: frame)
        )
        parent.layoutMargins = .top(10, 20, 30, 40)
        parent.addSubview(child)
        #expect(child.layoutMargins == .top(8, 8, 8, 8))
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == margins)
    }

    @Test func directionalMargins() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == .top(1, 2, 3, 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == .top(1, 4, 3, 2))
        view.layoutMargins = .top(5, 6, 7, 8)
        #expect(
            view.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
        view.semanticContentAttribute = .unspecified
        #expect(view.layoutMargins == .top(5, 6, 7, 8))
    }

    // MARK: Notifications

    @Test func changesAreNotifiedOnce() {
        let view = MarginView()
        view.layoutIfNeeded()
        view.layoutMargins = .top(1, 1, 1, 1)
        view.layoutMargins = .top(1, 1, 1, 1)
        view.layoutMargins = .top(8, 8, 8, 8)
        #expect(view.notified == [.top(1, 1, 1, 1), .top(8, 8, 8, 8)])
        #expect(view.layouts == 1)
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.notified.count == 2)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 1, bottom: 8, trailing: 2)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.notified.dropFirst(2) == [.top(8, 1, 8, 2), .top(8, 2, 8, 1)])
    }

    @Test func theSafeAreaNotifiesWhereItCounts() {
        let scene = Scene()
        let (view, other) = (MarginView(frame: scene.root.bounds), MarginView(frame: scene.root.bounds))
        other.insetsLayoutMarginsFromSafeArea = false
        scene.root.addSubview(view)
        scene.root.addSubview(other)
        #expect(view.notified == [.top(55, 8, 42, 8)] && other.notified.isEmpty)
        view.frame.origin.y = 40
        #expect(view.notified.count == 2 && view.notified.last?.top == 15)
    }

    @Test func heirsAreNotifiedOfTheSuperviewsMarginsAndOrigin() {
        let parent = MarginView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (child, grandchild) = (MarginView(frame: parent.bounds), MarginView(frame: parent.bounds))
        parent.addSubview(child)
        child.addSubview(grandchild)
        child.preservesSuperviewLayoutMargins = true
        grandchild.preservesSuperviewLayoutMargins = true
        #expect(child.notified.isEmpty)
        parent.layoutMargins = .top(20, 20, 20, 20)
        #expect(child.notified == [.top(20, 20, 20, 20)] && grandchild.notified == child.notified)
        child.frame.origin.y = 5
        #expect(
            child.notified.last == .top(15, 20, 25, 20) && grandchild.notified.last == child.notified.last)
        parent.frame.size.height = 110
        #expect(
            child.notified.last == .top(15, 20, 15, 20) && grandchild.notified.last == child.notified.last)
        parent.bounds.origin.x = 3
        #expect(child.notified.last == .top(15, 23, 15, 17))
        child.removeFromSuperview()
        #expect(child.notified.last == .top(8, 8, 8, 8) && grandchild.notified.last == child.notified.last)
        #expect(child.notified.count == 5)
        parent.layoutMargins = .zero
        #expect(child.notified.count == 5)
    }

    @Test func controllersAreNotified() {
        let controller = MarginController()
        let scene = Scene(controller: controller)
        controller.notified = []
        scene.root.layoutMargins = .top(0, 50, 0, 8)
        #expect(controller.notified == [.top(47, 50, 34, 16)])
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.notified.count == 2 && controller.notified.last?.right == 8)
        scene.window.rotate(to: .landscapeLeft)
        #expect(controller.notified.last == .top(0, 97, 21, 55))
    }

    /// The shorter side counts: recorded at 844 x 390 with margins of 16.
    @Test func turningAPhoneKeepsItsMinimum() {
        let controller = MarginController()
        let scene = Scene(.iPhone14, controller: controller)
        scene.window.rotate(to: .landscapeLeft)
        #expect(scene.root.layoutMargins == .top(0, 63, 21, 63))
        #expect(controller.notified.last == scene.root.layoutMargins)
    }

    @Test func marginsThatAreNoNumbersAreRefused() {
        let view = UIView()
        let advice = collectingAdvice {
            view.layoutMargins = .top(.nan)
            view.layoutMargins = .top(.infinity)
            view.directionalLayoutMargins.leading = -.infinity
        }
        #expect(advice.count == 3)
        #expect(view.layoutMargins == .top(8, 8, 8, 8))
    }
}

private final class MarginView: UIView {
    var notified: [UIEdgeInsets] = []
    var layouts = 0
    override func layoutMarginsDidChange() { notified.append(layoutMargins) }
    override func layoutSubviews() { layouts += 1 }
}

private final class MarginController: UIViewController {
    var notified: [UIEdgeInsets] = []
    override func viewLayoutMarginsDidChange() { notified.append(view.layoutMargins) }
}

private final class WideMarginController: UIViewController {
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
}
