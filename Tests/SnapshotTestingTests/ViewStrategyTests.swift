import Foundation
import HeadlessUIKit
import SnapshotTesting
import Testing
import UIKit

/// Pictures and texts of views and controllers.
@MainActor
@Suite struct ViewStrategyTests {
    private func image<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage {
        var result = UIImage()
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
        var result = ""
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private func pixels(_ image: UIImage) -> [Int] {
        [image.cgImage?.width ?? 0, image.cgImage?.height ?? 0]
    }

    @Test func aPictureHasTheScaleOfTheTraits() {
        let view = UIView(frame: CGRect(x: 7, y: 9, width: 43.5, height: 20.5))
        view.backgroundColor = .red
        #expect(pixels(image(view, .image)) == [131, 62])
        #expect(pixels(image(view, .image(traits: UITraitCollection(displayScale: 2)))) == [87, 41])
        #expect(pixels(image(view, .image(size: CGSize(width: 10, height: 20)))) == [30, 60])
        #expect(view.frame == CGRect(x: 7, y: 9, width: 43.5, height: 20.5))
    }

    @Test func aLabelWithoutASizeIsFitted() {
        let label = UILabel()
        label.text = "What's the point?"
        let size = label.sizeThatFits(.zero)
        #expect(
            pixels(image(label, .image)) == [
                Int((size.width * 3).rounded(.up)), Int((size.height * 3).rounded(.up)),
            ])
    }

    @Test func darkTraitsReachDynamicColors() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .systemBackground
        let dark = image(view, .image(traits: UITraitCollection(userInterfaceStyle: .dark)))
        let light = image(view, .image)
        #expect(dark.cgImage?.dataProvider?.data?.first == 0)
        #expect(light.cgImage?.dataProvider?.data?.first == 255)
    }

    private final class Probe: UIViewController {
        var calls: [String] = []
        var insets = UIEdgeInsets.zero
        var size = CGSize.zero
        var category = UIContentSizeCategory.unspecified

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("did appear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            calls.append("will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("did disappear")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            (insets, size) = (view.safeAreaInsets, view.bounds.size)
            category = traitCollection.preferredContentSizeCategory
        }
    }

    @Test func aControllerAppearsOnceOnItsDevice() {
        let probe = Probe()
        #expect(pixels(image(probe, .image(on: .iPhoneX))) == [1125, 2436])
        #expect(probe.calls == ["load", "will appear", "did appear", "will disappear", "did disappear"])
        #expect(probe.insets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(probe.size == CGSize(width: 375, height: 812))
        #expect(probe.category == .medium)
        _ = image(
            probe,
            .image(
                on: .iPhoneX(.landscape), traits: UITraitCollection(preferredContentSizeCategory: .extraLarge)
            ))
        #expect(probe.insets == UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
        #expect(probe.category == .extraLarge)
        #expect(probe.parent == nil && probe.view.window == nil)
    }

    @Test func navigationAndTabControllersFillTheDevice() {
        let probe = Probe()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: probe)]
        #expect(pixels(image(tabs, .image(on: .iPhoneX))) == [1125, 2436])
        #expect(probe.insets == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
        let table = Table()
        #expect(
            pixels(image(UINavigationController(rootViewController: table), .image(on: .iPhoneSe))) == [
                960, 1704,
            ])
        #expect(table.height == 568)
        #expect(table.inset == 64)
    }

    private final class Table: UITableViewController {
        var (height, inset): (CGFloat, CGFloat) = (0, 0)

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            (height, inset) = (view.frame.height, tableView.adjustedContentInset.top)
        }
    }

    @Test func aHiddenStatusBarGivesItsHeightBack() {
        final class Full: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            var insets: UIEdgeInsets?
            override func viewDidLayoutSubviews() { insets = view.safeAreaInsets }
        }
        let full = Full()
        _ = image(full, .image(on: .iPhoneSe))
        #expect(full.insets == .zero)
    }

    @Test func viewTreesAreInUIKitsForm() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let label = UILabel(frame: CGRect(x: 16, y: 20, width: 288, height: 33.5))
        label.text = "What's the point of it all?"
        label.backgroundColor = .clear
        let picture = UIImageView(frame: CGRect(x: 20, y: 130, width: 353, height: 198))
        picture.alpha = 0.5
        picture.tag = 3
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 44, width: 414, height: 156))
        scroll.contentSize = CGSize(width: 414, height: 500)
        let own = OwnButton(frame: CGRect(x: 1, y: 2, width: 47, height: 30))
        own.transform = CGAffineTransform(translationX: 3, y: 0)
        for part in [label, picture, scroll, own] { view.addSubview(part) }
        let lines = text(view, .recursiveDescription).split(separator: "\n").map(String.init)
        #expect(lines[0] == "<UIView; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer>>")
        #expect(
            lines[1] == "   | <UILabel; frame = (16 20; 288 33.5); text = 'What's the point of it al...'; "
                + "userInteractionEnabled = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>"
        )
        #expect(
            lines[2] == "   | <UIImageView; frame = (20 130; 353 198); alpha = 0.5; opaque = NO; "
                + "userInteractionEnabled = NO; tag = 3; layer = <CALayer>>")
        #expect(lines[3].hasPrefix("   | <UIScrollView; frame = (0 44; 414 156); clipsToBounds = YES"))
        #expect(
            lines[3].hasSuffix(
                "layer = <CALayer>; contentOffset: {0, 0}; contentSize: {414, 500}; adjustedContentInset: {0, 0, 0, 0}>"
            ))
        let last = lines.first { $0.contains("OwnButton") } ?? ""
        #expect(
            last.contains(
                "OwnButton; baseClass = UIButton; frame = (4 2; 47 30); transform = [1, 0, 0, 1, 3, 0]"))
    }

    @Test func controllerTreesAreInUIKitsForm() {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: UIViewController()),
            UINavigationController(rootViewController: UIViewController()),
        ]
        #expect(
            text(tabs, .hierarchy) == """
                <UITabBarController>, state: appeared, view: <UILayoutContainerView>
                   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   |    | <UIViewController>, state: appeared, view: <UIView>
                   | <UINavigationController>, state: disappeared, view: (view not loaded)
                   |    | <UIViewController>, state: disappeared, view: (view not loaded)
                """)
    }

    @Test func layersPathsAndTextsHavePictures() {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        #expect(pixels(image(layer, .image)) == [60, 30])
        #expect(
            pixels(image(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 40, height: 30)), .image)) == [
                40, 30,
            ])
        #expect(pixels(image(NSAttributedString(string: "Text"), .image(width: 100)))[0] == 300)
    }

    private final class Badge: UILabel {}

    @Test func privateClassesHaveTheSameNameInEachRun() {
        var text = ""
        Snapshotting<UIView, String>.recursiveDescription.snapshot(Badge()).run { text = $0 }
        #expect(text.hasPrefix("<SnapshotTestingTests.ViewStrategyTests.Badge; baseClass = UILabel; "))
    }
}

private final class OwnButton: UIButton {}
