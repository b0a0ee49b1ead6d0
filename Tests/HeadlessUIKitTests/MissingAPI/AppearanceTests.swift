import Testing
import UIKit

/// `appearance()`: what is set on a proxy comes to instances that enter a window, and nothing else.
@MainActor
@Suite(.serialized)
struct AppearanceTests {
    private func window() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

    @Test func valuesComeToInstancesThatEnterAWindow() {
        defer { AppearanceSettings.removeAll() }
        let (window, early, late) = (window(), UILabel(), UILabel())
        window.addSubview(early)
        UILabel.appearance().textColor = .purple
        #expect(early.textColor == .label && late.textColor == .label)
        window.addSubview(late)
        #expect(late.textColor == .purple && early.textColor == .label)
        early.removeFromSuperview()
        window.addSubview(early)
        #expect(early.textColor == .purple)
    }

    @Test func valuesOfTheInstanceStay() {
        defer { AppearanceSettings.removeAll() }
        UILabel.appearance().textColor = .purple
        UILabel.appearance().font = .systemFont(ofSize: 30)
        let (window, label) = (window(), UILabel())
        label.textColor = .blue
        window.addSubview(label)
        #expect(label.textColor == .blue && label.font.pointSize == 30)
        label.font = .systemFont(ofSize: 11)
        label.removeFromSuperview()
        window.addSubview(label)
        #expect(label.font.pointSize == 11)
    }

    @Test func aLaterWindowTakesTheLaterValue() {
        defer { AppearanceSettings.removeAll() }
        let (window, bar) = (window(), UISwitch())
        UISwitch.appearance().onTintColor = .red
        window.addSubview(bar)
        UISwitch.appearance().onTintColor = .blue
        #expect(bar.onTintColor == .red)
        bar.removeFromSuperview()
        window.addSubview(bar)
        #expect(bar.onTintColor == .blue)
    }

    @Test func subclassesTakeTheirOwnValueOverThatOfTheSuperclass() {
        defer { AppearanceSettings.removeAll() }
        UIView.appearance().tintColor = .red
        UISlider.appearance().tintColor = .green
        VolumeSlider.appearance().tintColor = .blue
        let window = window()
        let views = [UIView(), UISlider(), VolumeSlider(frame: .zero)]
        for view in views { window.addSubview(view) }
        #expect(views.map(\.tintColor) == [.red, .green, .blue])
    }

    @Test func containersLimitWhatIsApplied() {
        defer { AppearanceSettings.removeAll() }
        UILabel.appearance().textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .green
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, UIScrollView.self]).textColor =
            .blue
        let (window, scroll) = (window(), UIScrollView())
        let labels = (0..<4).map { _ in UILabel() }
        window.addSubview(labels[0])
        window.addSubview(UIStackView(arrangedSubviews: [labels[1]]))
        window.addSubview(scroll)
        scroll.addSubview(labels[2])
        scroll.addSubview(UIStackView(arrangedSubviews: [labels[3]]))
        #expect(labels.map(\.textColor) == [.red, .green, .red, .blue])
    }

    @Test func theOutermostContainerCountsMost() {
        defer { AppearanceSettings.removeAll() }
        UILabel.appearance(whenContainedInInstancesOf: [SettingsController.self]).textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .green
        let (window, controller, label) = (window(), SettingsController(), UILabel())
        controller.view.addSubview(UIStackView(arrangedSubviews: [label]))
        window.rootViewController = controller
        window.isHidden = false
        #expect(label.textColor == .red)
    }

    @Test func traitsLimitWhatIsApplied() {
        defer { AppearanceSettings.removeAll() }
        UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .red
        let (window, dark) = (window(), UIView())
        dark.overrideUserInterfaceStyle = .dark
        window.addSubview(dark)
        let switches = [UISwitch(), UISwitch()]
        window.addSubview(switches[0])
        dark.addSubview(switches[1])
        #expect(switches.map(\.onTintColor) == [nil, .red])
    }

    @Test func navigationBarsTakeTheirLooks() {
        defer { AppearanceSettings.removeAll() }
        let (look, proxy) = (UINavigationBarAppearance(), UINavigationBar.appearance())
        proxy.barTintColor = .green
        proxy.isTranslucent = false
        proxy.prefersLargeTitles = true
        proxy.titleTextAttributes = [.foregroundColor: UIColor.red]
        proxy.standardAppearance = look
        proxy.scrollEdgeAppearance = look
        proxy.setBackgroundImage(UIImage(), for: .default)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = window()
        window.rootViewController = navigation
        window.isHidden = false
        let bar = navigation.navigationBar
        #expect(bar.barTintColor == .green && !bar.isTranslucent && bar.prefersLargeTitles)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
        #expect(bar.standardAppearance === look && bar.scrollEdgeAppearance === look)
        #expect(bar.backgroundImage(for: .default) != nil)
    }

    @Test func tabBarsAndToolbarsTakeTheirLooks() {
        defer { AppearanceSettings.removeAll() }
        UITabBar.appearance().unselectedItemTintColor = .red
        UITabBar.appearance().barTintColor = .blue
        UIToolbar.appearance().barTintColor = .green
        let (window, tabs, tools) = (window(), UITabBar(), UIToolbar())
        window.addSubview(tabs)
        window.addSubview(tools)
        #expect(tabs.unselectedItemTintColor == .red && tabs.barTintColor == .blue)
        #expect(tools.barTintColor == .green)
    }

    @Test func itemsOfBarsTakeTheirAttributes() {
        defer { AppearanceSettings.removeAll() }
        UIBarButtonItem.appearance().tintColor = .brown
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "Save", primaryAction: nil)
        controller.navigationItem.rightBarButtonItem = item
        let (window, tool, tools) = (
            window(), UIBarButtonItem(title: "Sort", primaryAction: nil), UIToolbar()
        )
        tools.items = [tool]
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.isHidden = false
        tools.frame = CGRect(x: 0, y: 400, width: 320, height: 44)
        controller.view.addSubview(tools)
        window.layoutIfNeeded()
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(item.tintColor == .brown && tool.tintColor == .green)
    }

    @Test func buttonsTakeValuesOfStates() {
        defer { AppearanceSettings.removeAll() }
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.gray, for: .disabled)
        let (window, plain, own) = (window(), UIButton(), UIButton())
        own.setTitleColor(.blue, for: .normal)
        for button in [plain, own] { window.addSubview(button) }
        #expect(plain.titleColor(for: .normal) == .red && plain.titleColor(for: .disabled) == .gray)
        #expect(own.titleColor(for: .normal) == .blue && own.titleColor(for: .disabled) == .gray)
    }

    /// One property of each class that iOS's headers mark for appearances.
    @Test func everyClassHasItsProperties() {
        defer { AppearanceSettings.removeAll() }
        UISlider.appearance().minimumTrackTintColor = .red
        UIProgressView.appearance().trackTintColor = .red
        UIPageControl.appearance().pageIndicatorTintColor = .red
        UIActivityIndicatorView.appearance().color = .red
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        UISegmentedControl.appearance().setTitleTextAttributes(
            [.foregroundColor: UIColor.red], for: .selected)
        UITextField.appearance().textColor = .red
        UITextView.appearance().textColor = .red
        UIScrollView.appearance().contentInsetAdjustmentBehavior = .never
        UITableView.appearance().separatorColor = .red
        UITableViewCell.appearance().selectionStyle = .none
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
        let window = window()
        func entered<View: UIView>(_ view: View) -> View {
            window.addSubview(view)
            return view
        }
        #expect(entered(UISlider()).minimumTrackTintColor == .red)
        #expect(entered(UIProgressView()).trackTintColor == .red)
        #expect(entered(UIPageControl()).pageIndicatorTintColor == .red)
        #expect(entered(UIActivityIndicatorView()).color == .red)
        let segments = entered(UISegmentedControl(items: ["A"]))
        #expect(segments.selectedSegmentTintColor == .red)
        #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
        #expect(entered(UITextField()).textColor == .red)
        #expect(entered(UITextView()).textColor == .red)
        #expect(entered(UIScrollView()).contentInsetAdjustmentBehavior == .never)
        #expect(entered(UITableView()).separatorColor == .red)
        #expect(entered(UITableViewCell(style: .default, reuseIdentifier: nil)).selectionStyle == .none)
        #expect(entered(UIView()).semanticContentAttribute == .forceRightToLeft)
    }
}

private final class VolumeSlider: UISlider {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("not from a nib") }
}

private final class SettingsController: UIViewController {}
