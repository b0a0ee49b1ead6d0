import FlexLayout
import PinLayout
import Testing
import UIKit

/// The first screen of the README, as it is there.
private final class GreetingViewController: UIViewController {
    fileprivate let card = UIView()
    fileprivate let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Laid out on Linux"
        label.numberOfLines = 0
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 16
        view.addSubview(card)
        card.flex.padding(20).define { flex in
            flex.addItem(label)
            flex.addItem().height(1).marginTop(12).backgroundColor(.separator)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.pin.top(view.pin.safeArea).horizontally(24).marginTop(24)
        card.flex.layout(mode: .adjustHeight)
    }
}

@MainActor
@Suite struct ReadmeTests {
    @Test func theFirstScreenIsAsHighAsItsContent() throws {
        let controller = GreetingViewController()
        let window = UIWindow(screen: UIScreen(.iPhone13Mini))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        // One line of 17 points at three pixels a point, 20 around it, 12 and a line of 1 below.
        let line = (17 * 1.193_359_375 * 3).rounded(.up) / 3
        #expect(abs(controller.card.frame.minY - 74) < 0.01)
        #expect(abs(controller.card.frame.height - (line + 53)) < 0.34)
        #expect(controller.card.frame.width == 327)
        #expect(abs(controller.label.frame.height - line) < 0.01)
        #expect(try ViewDrawing(of: window).pngData(scale: 3).count > 1_000)
    }
}
