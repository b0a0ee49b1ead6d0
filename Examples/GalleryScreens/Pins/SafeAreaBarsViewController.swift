import PinLayout
import LayoutSilencing
import UIKit

/// A screen in a navigation controller in a tab bar controller: pins that keep clear of both bars.
public final class SafeAreaBarsViewController: UIViewController {
    private let area = PinSample.card()
    private let text = PinSample.label(
        "The card fills the safe area: below the navigation bar, above the tab bar, and beside the notch when the "
            + "phone is turned. The button stands on its lower edge.")
    private let button = PinSample.box("Continue", .systemBlue)

    /// The screen with its two bars.
    public static func withBars() -> UIViewController {
        let navigation = UINavigationController(rootViewController: SafeAreaBarsViewController())
        navigation.tabBarItem = UITabBarItem(title: "Pins", image: UIImage(systemName: "star"), tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        return tabs
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.bounds, .longText, .overlap, .readableWidth],
            because: "the area between the bars is shown with its size written into it")
        navigationItem.title = "Safe area"
        view.backgroundColor = .systemGroupedBackground
        for subview in [area, text, button] { view.addSubview(subview) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        area.pin.all(view.pin.safeArea + 12)
        text.pin.top(to: area.edge.top).horizontally(to: area, 16).marginTop(16).sizeToFit(.width)
        button.pin.bottom(to: area.edge.bottom).horizontally(to: area, 16).height(48).marginBottom(16)
    }
}
