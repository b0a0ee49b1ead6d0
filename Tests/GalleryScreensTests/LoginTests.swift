import GalleryScreens
import Testing
import UIKit

/// The login form by constraints: everything is seen, nothing is cut, and no constraint is broken.
@MainActor
@Suite struct LoginTests {
    private func everyView(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap(everyView) }

    private func show(_ controller: UIViewController, on device: ScreenDevice) -> (UIWindow, [String]) {
        let old = LayoutDiagnostics.handler
        defer { LayoutDiagnostics.handler = old }
        var advice: [String] = []
        LayoutDiagnostics.handler = { advice.append("\($0)") }
        let window = UIWindow(screen: UIScreen(device))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.settle()
        return (window, advice)
    }

    @Test(arguments: [ScreenDevice.iPhoneSE, .iPhone13Mini, .iPhone14ProMax], [false, true])
    func everythingIsInsideAndWhole(device: ScreenDevice, isKorean: Bool) {
        let controller = LoginViewController(isKorean ? .korean : .english)
        let (window, advice) = show(controller, on: device)
        #expect(advice.isEmpty)
        let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: -0.4, dy: -0.4)
        for view in controller.view.subviews.flatMap(everyView) where view.superview is UIButton == false {
            #expect(safe.contains(view.convert(view.bounds, to: window)), "\(view)")
            guard let label = view as? UILabel else { continue }
            let height = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
            #expect(height <= label.bounds.height + 0.01, "\(label) needs \(height)")
        }
    }

    @Test func readingFromTheRightIsTheMirrorImage() {
        let forms = [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map {
            LoginViewController(.english, direction: $0)
        }
        let frames = forms.map { form in
            _ = show(form, on: .iPhone14ProMax)
            return everyView(in: form.view).filter { $0.superview === form.view || $0 is UIButton }.map {
                $0.convert($0.bounds, to: form.view)
            }
        }
        for (one, other) in zip(frames[0], frames[1]) {
            #expect(abs(one.minX - (430 - other.maxX)) < 0.5)
            #expect(abs(one.minY - other.minY) < 0.5)
            #expect(abs(one.width - other.width) < 0.5)
            #expect(abs(one.height - other.height) < 0.5)
        }
    }

    @Test func theButtonsShareTheirRow() {
        let form = LoginViewController(.english)
        _ = show(form, on: .iPhone14ProMax)
        let rows = form.view.subviews.map { $0.subviews.compactMap { $0 as? UIButton } }
        let buttons = rows.first { $0.count == 3 } ?? []
        #expect(buttons.count == 3)
        // Edges lie on pixels, so equal widths differ by one of them at most.
        for button in buttons { #expect(abs(button.frame.width - 362.0 / 3) <= 1.0 / 3) }
        #expect(buttons.map(\.frame.minX) == buttons.map(\.frame.minX).sorted())
    }
}
