import Testing
import UIKit

@testable import HeadlessUIKit

@Suite @MainActor struct UIButtonTests {
    private func icon(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func button(_ type: UIButton.ButtonType, _ title: String?, in window: UIWindow) -> UIButton {
        let button = UIButton(type: type)
        if let title { button.setTitle(title, for: .normal) }
        window.addSubview(button)
        return button
    }

    // MARK: Sizes

    @Test func heightsAreTheLineAndTwelve() {
        let window = window(scale: 2)
        #expect(button(.system, "Title", in: window).intrinsicContentSize.height == 30)
        #expect(button(.custom, "Title", in: window).intrinsicContentSize.height == 33.5)
    }

    @Test func widthsAreTheTitlesButThirtyAtLeast() throws {
        let window = window(scale: 2)
        let wide = button(.system, "A longer title", in: window)
        let label = try #require(wide.titleLabel)
        #expect(wide.intrinsicContentSize.width == label.intrinsicContentSize.width.rounded(.up))
        #expect(button(.system, "I", in: window).intrinsicContentSize.width == 30)
    }

    @Test func emptyButtons() {
        let window = window(scale: 2)
        #expect(button(.custom, nil, in: window).intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(button(.system, nil, in: window).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test func pictures() {
        let window = window(scale: 2)
        let plain = button(.custom, nil, in: window)
        plain.setImage(icon(24, 10), for: .normal)
        #expect(plain.intrinsicContentSize == CGSize(width: 24, height: 10))
        let title = button(.system, "A longer title", in: window)
        let width = title.intrinsicContentSize.width
        title.setImage(icon(24, 50), for: .normal)
        #expect(title.intrinsicContentSize == CGSize(width: width + 24, height: 50))
        title.setImage(icon(24, 10), for: .normal)
        #expect(title.intrinsicContentSize.height == 30)
    }

    @Test func insetsReplaceThePaddingAboveAndBelow() {
        let window = window(scale: 2)
        let button = button(.system, "A longer title", in: window)
        let width = button.intrinsicContentSize.width
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: width + 6, height: 22))
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
        #expect(button.intrinsicContentSize == CGSize(width: width + 6, height: 22))
    }

    // MARK: Places

    @Test(arguments: [false, true])
    func thePictureLiesBeforeTheTitle(rightToLeft: Bool) throws {
        let window = window(scale: 2, rightToLeft: rightToLeft)
        let button = button(.system, "Title", in: window)
        button.setImage(icon(20, 20), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        #expect(image.size == CGSize(width: 20, height: 20) && image.minY == 15)
        #expect(title.height == 18 && title.minY == 16)
        let block = image.union(title)
        #expect(abs(block.midX - 100) <= 0.5)
        #expect(rightToLeft ? title.maxX == image.minX : image.maxX == title.minX)
    }

    @Test func insetsOfThePictureMoveIt() throws {
        let window = window(scale: 2)
        let button = button(.custom, nil, in: window)
        button.setImage(icon(20, 20), for: .normal)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        // (100 - 20 - 30 - 10) / 2 + 30
        #expect(try #require(button.imageView).frame.minX == 50)
    }

    @Test func alignmentsAndNarrowButtons() throws {
        let window = window(scale: 2)
        let button = button(.system, "A longer title", in: window)
        button.setImage(icon(20, 20), for: .normal)
        button.contentHorizontalAlignment = .trailing
        button.contentVerticalAlignment = .bottom
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(abs(title.frame.maxX - 200) < 0.5 && title.frame.maxY == 50)
        button.frame.size.width = 60
        button.layoutIfNeeded()
        #expect(title.frame.width == 40)
        #expect(try #require(button.imageView).frame.width == 20)
    }

    // MARK: States

    @Test func aStateWithoutATitleShowsTheNormalOne() {
        let button = UIButton(type: .custom)
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        #expect(button.title(for: .highlighted) == "Off")
        button.isSelected = true
        #expect(button.currentTitle == "On" && button.titleLabel?.text == "On")
        button.isEnabled = false
        #expect(button.currentTitle == "Off")
    }

    @Test func titleColors() {
        let system = UIButton(type: .system)
        system.tintColor = .systemGreen
        #expect(system.currentTitleColor == .systemGreen)
        #expect(UIButton(type: .custom).currentTitleColor == .white)
        system.setTitle("x", for: .normal)
        system.setTitleColor(.red, for: .normal)
        #expect(system.titleLabel?.textColor == .red)
    }

    @Test func aTouchInsideTriggersTheAction() {
        let window = window(scale: 2)
        var (count, sender) = (0, AnyObject?.none)
        let action = UIAction(title: "Go") { action in
            count += 1
            sender = action.sender as AnyObject
        }
        let button = UIButton(type: .system, primaryAction: action)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        window.addSubview(button)
        #expect(button.currentTitle == "Go")
        let inside: Set = [UITouch(at: CGPoint(x: 5, y: 5), in: button)]
        button.touchesBegan(inside, with: nil)
        #expect(button.isHighlighted && button.isTracking)
        button.touchesEnded(inside, with: nil)
        #expect(count == 1 && !button.isHighlighted && sender === button)
        button.touchesBegan(inside, with: nil)
        button.touchesEnded([UITouch(at: CGPoint(x: 500, y: 5), in: button)], with: nil)
        #expect(count == 1)
    }

    @Test func actionsAreReplacedAndRemoved() {
        let control = UIControl()
        var log: [String] = []
        control.addAction(UIAction(identifier: .init("a")) { _ in log.append("old") }, for: .valueChanged)
        control.addAction(UIAction(identifier: .init("a")) { _ in log.append("new") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["new"])
        control.removeAction(identifiedBy: .init("a"), for: .valueChanged)
        control.sendActions(for: .allEvents)
        #expect(log == ["new"] && control.allControlEvents.isEmpty)
    }

    // MARK: Configurations

    @Test func aConfiguredButtonHasTheSizeOfItsParts() {
        let window = window(scale: 3)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        window.addSubview(button)
        #expect(abs(button.intrinsicContentSize.height - 34.33) < 0.005)
        let title = button.titleLabel?.intrinsicContentSize.width ?? 0
        #expect(abs(button.intrinsicContentSize.width - title - 24) < 1e-6)
        button.configuration?.subtitle = "Subtitle"
        #expect(abs(button.intrinsicContentSize.height - 51) < 0.005)
        button.configuration?.subtitle = nil
        button.configuration?.image = icon(20, 10)
        button.configuration?.imagePadding = 8
        #expect(abs(button.intrinsicContentSize.width - title - 52) < 1e-6)
        button.configuration?.imagePlacement = .top
        #expect(abs(button.intrinsicContentSize.height - 52.33) < 0.005)
    }

    @Test(arguments: [
        (UIButton.Configuration.Size.mini, CGFloat(28)), (.small, 28), (.medium, 34.33), (.large, 50.33),
    ])
    func sizesOfConfigurations(size: UIButton.Configuration.Size, height: CGFloat) {
        let window = window(scale: 3)
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Title"
        configuration.buttonSize = size
        let button = UIButton(configuration: configuration)
        window.addSubview(button)
        #expect(abs(button.intrinsicContentSize.height - height) < 0.005)
    }

    @Test func configuredPartsFollowTheDirection() throws {
        for rightToLeft in [false, true] {
            let window = window(scale: 2, rightToLeft: rightToLeft)
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Title"
            configuration.image = icon(20, 20)
            configuration.imagePadding = 6
            let button = UIButton(configuration: configuration)
            window.addSubview(button)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            button.layoutIfNeeded()
            let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
            #expect(abs((rightToLeft ? image.minX - title.maxX : title.minX - image.maxX) - 6) <= 0.5)
        }
    }

    @Test func aLongConfiguredTitleWraps() {
        let window = window(scale: 2)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A title so long that it does not fit into one line of the button"
        let button = UIButton(configuration: configuration)
        window.addSubview(button)
        let size = button.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(size.width <= 150 && size.height > 90)
    }

    @Test func theHandlerRunsBeforeLayout() {
        let window = window(scale: 2)
        let button = UIButton(configuration: .plain())
        window.addSubview(button)
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Off")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "On")
    }
}
