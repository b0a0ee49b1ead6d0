import Foundation
import Testing
import UIKit

/// What is set for classes, the words of the system, and what appearances of bars change.
@MainActor
@Suite(.serialized) struct BarLookTests {
    private final class Gauge: UIView, AppearanceCustomizable {
        var needle = UIColor.black
        var other = 1
        static var appearancePaths: [AppearancePath] { [AppearancePath(\Gauge.needle)] }
    }

    private func window() -> UIWindow {
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.isHidden = false
        return window
    }

    @Test func propertiesOfAnAppsOwnClass() {
        defer { AppearanceSettings.removeAll() }
        Gauge.appearance().needle = .red
        let (window, gauge, own) = (window(), Gauge(frame: .zero), Gauge(frame: .zero))
        own.needle = .green
        window.addSubview(gauge)
        window.addSubview(own)
        #expect(gauge.needle == .red && own.needle == .green)
    }

    @Test func changesOfTraitsApplyAgain() {
        defer { AppearanceSettings.removeAll() }
        UILabel.appearance().textColor = .black
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .yellow
        let (window, label) = (window(), UILabel())
        window.addSubview(label)
        #expect(label.textColor == .black)
        window.overrideUserInterfaceStyle = .dark
        #expect(label.textColor == .yellow)
        window.overrideUserInterfaceStyle = .light
        #expect(label.textColor == .black)
    }

    private func labels(in view: UIView) -> [UILabel] {
        guard !view.isHidden else { return [] }
        return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test func offsetsOfTitles() throws {
        defer { AppearanceSettings.removeAll() }
        func frames(_ change: (UINavigationBar) -> Void) -> [String: CGRect] {
            let (first, second) = (UIViewController(), UIViewController())
            (first.title, second.title) = ("First", "Second")
            second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Item")
            let navigator = UINavigationController(rootViewController: first)
            navigator.pushViewController(second, animated: false)
            change(navigator.navigationBar)
            let window = window()
            window.rootViewController = navigator
            window.layoutIfNeeded()
            let all = labels(in: navigator.navigationBar).compactMap { label in
                label.text.map { ($0, label.convert(label.bounds, to: navigator.navigationBar)) }
            }
            return Dictionary(all) { first, _ in first }
        }
        let plain = frames { _ in }
        let moved = frames { bar in
            let look = UINavigationBarAppearance()
            look.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
            look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
            look.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(
                horizontal: -1000, vertical: 0)
            (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
        }
        #expect(moved["Second"]?.origin.x == (plain["Second"]?.origin.x ?? 0) + 3)
        #expect(moved["Second"]?.origin.y == (plain["Second"]?.origin.y ?? 0) - 4)
        #expect(moved["Item"]?.origin.y == (plain["Item"]?.origin.y ?? 0) + 2)
        #expect((moved["First"]?.origin.x ?? 0) < -900)
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
            UIOffset(horizontal: -500, vertical: 0), for: .default)
        let all = frames { _ in }
        #expect((all["First"]?.origin.x ?? 0) < -400)
    }

    @Test func tabBarsTakeTheirAppearance() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        bar.items = [
            UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
        ]
        let look = UITabBarAppearance()
        look.stackedItemPositioning = .centered
        (look.stackedItemWidth, look.stackedItemSpacing) = (60, 10)
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
        let window = window()
        window.addSubview(bar)
        window.layoutIfNeeded()
        let buttons = bar.subviews.filter { $0 is UIControl }.map(\.frame)
        #expect(buttons.map(\.width) == [60, 60])
        #expect(buttons.count == 2 && buttons[1].minX - buttons[0].maxX == 10)
        #expect((look.copy() as? UITabBarAppearance)?.stackedItemWidth == 60)
    }

    @Test func wordsFollowTheLanguage() {
        defer { SystemLanguage.preferred = nil }
        for (languages, word) in [
            (["de-CH"], "Abbrechen"), (["xx", "fr"], "Annuler"), (["zh-Hans-CN"], "取消"), (["en"], "Cancel"),
            ([], "Cancel"), (["iw"], "ביטול"),
        ] {
            SystemLanguage.preferred = languages
            #expect(
                UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).title == word)
        }
        SystemLanguage.preferred = nil
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.locale = Locale(identifier: "nl_NL")
        picker.datePickerMode = .countDownTimer
        picker.sizeToFit()
        let window = window()
        window.addSubview(picker)
        window.layoutIfNeeded()
        #expect(labels(in: picker).contains { $0.text?.hasSuffix(" uur") == true })
    }
}
