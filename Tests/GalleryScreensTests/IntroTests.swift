import GalleryScreens
import Testing
import UIKit

@MainActor
@Suite struct IntroTests {
    private nonisolated static let phones: [ScreenDevice] = [.iPhone13Mini, .iPhone14ProMax]

    private func show(_ controller: UIViewController, on device: ScreenDevice) -> UIWindow {
        let window = UIWindow(screen: UIScreen(device))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    private func frame(_ view: UIView, in controller: UIViewController) -> CGRect {
        view.convert(view.bounds, to: controller.view)
    }

    @Test(arguments: phones)
    func flexboxFillsTheWidthUnderTheNotch(device: ScreenDevice) {
        let intro = FlexIntroViewController(.english)
        let window = show(intro, on: device)
        let (views, safeTop) = (intro.views, window.safeAreaInsets.top)
        #expect(intro.rootFlexContainer.frame.minY == safeTop)
        #expect(intro.rootFlexContainer.frame.width == window.bounds.width)
        let image = frame(views.imageView, in: intro)
        #expect(image == CGRect(x: 12, y: safeTop + 12, width: 100, height: 100))
        let control = frame(views.segmentedControl, in: intro)
        #expect(abs(control.minX - 124) < 0.34)
        #expect(abs(control.maxX - (window.bounds.width - 12)) < 0.34)
        let separator = frame(views.separator, in: intro)
        #expect(separator.height == 1)
        #expect(abs(separator.minY - frame(views.bodyLabel, in: intro).maxY - 12) < 0.34)
        let footer = frame(views.footerLabel, in: intro)
        #expect(abs(footer.minY - separator.maxY - 12) < 0.34)
        // The container is as high as its content and its padding.
        #expect(abs(intro.rootFlexContainer.frame.maxY - footer.maxY - 12) < 0.34)
    }

    @Test(arguments: phones)
    func pinsPlaceTheSameViews(device: ScreenDevice) {
        let intro = PinIntroViewController(.english)
        let window = show(intro, on: device)
        let (views, safeTop) = (intro.views, window.safeAreaInsets.top)
        #expect(views.imageView.frame == CGRect(x: 12, y: safeTop + 12, width: 100, height: 100))
        #expect(views.segmentedControl.frame.minY == views.imageView.frame.minY)
        #expect(abs(views.segmentedControl.frame.minX - 124) < 0.34)
        #expect(views.titleLabel.frame.minX == views.segmentedControl.frame.minX)
        #expect(views.titleLabel.frame.width == views.segmentedControl.frame.width)
        #expect(views.bodyLabel.frame.minY >= views.imageView.frame.maxY + 12)
        #expect(views.bodyLabel.frame.minX == 12)
        #expect(views.separator.frame.width == views.bodyLabel.frame.width)
        #expect(views.separator.frame.height == 1)
        #expect(abs(views.footerLabel.frame.minY - views.separator.frame.maxY - 12) < 0.34)
    }

    @Test(arguments: phones)
    func noTextIsClipped(device: ScreenDevice) {
        for text in [IntroText.english, .korean] {
            for intro in [FlexIntroViewController(text), PinIntroViewController(text)] as [UIViewController] {
                let window = show(intro, on: device)
                let views =
                    (intro as? FlexIntroViewController)?.views ?? (intro as? PinIntroViewController)?.views
                for case let label as UILabel in views?.all ?? [] {
                    let needed = label.sizeThatFits(
                        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                    #expect(needed.height <= label.bounds.height + 0.01, "\(label.text ?? "")")
                    let place = label.convert(label.bounds, to: window)
                    #expect(window.bounds.contains(place), "\(label.text ?? "")")
                }
            }
        }
    }
}
