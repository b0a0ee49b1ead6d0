import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct AttributesTests {
    @Test func runtimeAttributesHaveTheirTypes() throws {
        let view: InspectableView = try load("Inspectable")
        #expect(view.count == 3)
        #expect(view.ratio == 0.25)
        #expect(view.caption == "Hello")
        #expect(view.captionAtAwaking == "Hello")
        #expect(view.isFancy)
        #expect(view.accent == .systemPink)
        #expect(view.spot == CGPoint(x: 3, y: 4))
        #expect(view.extent == CGSize(width: 5, height: 6))
        #expect(view.area == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.span == NSRange(location: 7, length: 8))
        #expect(view.note == nil)
        #expect(view.icon != nil)
        let layer = try #require(view.subviews.first?.layer)
        #expect(layer.borderWidth == 1.5)
        #expect(layer.masksToBounds)
        #expect(layer.borderColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    }

    @Test func coloursAndFontsAreThoseOfTheFile() throws {
        let view: UIView = try load("Palette")
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let colors: [UIColor] = [
            .systemRed, UIColor(red: 0.5, green: 0.25, blue: 0.125, alpha: 0.5),
            UIColor(white: 0.25, alpha: 1),
            UIColor(red: 0, green: 0.5, blue: 1, alpha: 1), .systemGroupedBackground,
            UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
        ]
        let fonts: [UIFont] = [
            .systemFont(ofSize: 17, weight: .light), .boldSystemFont(ofSize: 17),
            .italicSystemFont(ofSize: 17),
            .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .title1),
            try #require(UIFont(name: "HelveticaNeue-Bold", size: 17)),
        ]
        #expect(labels.map(\.textColor) == colors)
        #expect(labels.map(\.font) == fonts)
        #expect(labels.allSatisfy { $0.translatesAutoresizingMaskIntoConstraints })
    }

    @Test func buttonsHaveStatesAndConfigurations() throws {
        let owner = ShopOwner()
        let view: UIView = try load("Buttons", owner: owner)
        let button = try #require(view.subviews.first as? UIButton)
        #expect(button.buttonType == .custom)
        #expect(button.title(for: .normal) == "Follow")
        #expect(button.title(for: .selected) == "Following")
        #expect(button.titleColor(for: .normal) == .systemGreen)
        #expect(button.titleColor(for: .disabled) == UIColor(white: 0.5, alpha: 1))
        #expect(button.image(for: .normal) != nil)
        #expect(button.contentHorizontalAlignment == .leading)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 12))
        #expect(button.titleLabel?.font == .systemFont(ofSize: 15, weight: .medium))
        let filled = try #require(owner.buyButton)
        let configuration = try #require(filled.configuration)
        #expect(configuration.title == "Buy")
        #expect(configuration.imagePlacement == .trailing)
        #expect(configuration.imagePadding == 6)
        #expect(configuration.cornerStyle == .capsule)
        #expect(configuration.contentInsets.leading == 14)
        #expect(filled.tintColor == .systemIndigo)
        filled.sendActions(for: .touchUpInside)
        #expect(owner.log == ["buy", "twice true"])
    }

    @Test func controlsHaveTheirValues() throws {
        let view: UIView = try load("Controls")
        let slider = try #require(view.subviews[0] as? UISlider)
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 100, 25))
        let segments = try #require(view.subviews[1] as? UISegmentedControl)
        #expect((0..<3).map { segments.titleForSegment(at: $0) } == ["Day", "Week", "Month"])
        #expect(segments.selectedSegmentIndex == 1)
        #expect(segments.widthForSegment(at: 1) == 90)
        #expect(!segments.isEnabledForSegment(at: 2))
        let stepper = try #require(view.subviews[2] as? UIStepper)
        #expect((stepper.minimumValue, stepper.value, stepper.stepValue, stepper.wraps) == (1, 2, 2, true))
        #expect((view.subviews[3] as? UIProgressView)?.progress == 0.4)
        let wheels = view.subviews.compactMap { $0 as? UIActivityIndicatorView }
        #expect(wheels.map(\.isAnimating) == [true, false])
        #expect(wheels.map(\.hidesWhenStopped) == [true, false])
        #expect(wheels.map(\.isHidden) == [false, false])
        let pages = try #require(view.subviews[6] as? UIPageControl)
        #expect((pages.numberOfPages, pages.currentPage) == (4, 2))
        let picker = try #require(view.subviews[7] as? UIDatePicker)
        #expect(picker.datePickerMode == .date)
        #expect(picker.date.timeIntervalSinceReferenceDate == 600_000_000)
        #expect((view.subviews[8] as? UITextView)?.text == "Notes")
        #expect((view.subviews[9] as? UISearchBar)?.placeholder == "Find")
    }

    @Test func attributedTextHasItsFragments() throws {
        let view: UIView = try load("Attributed")
        let text = try #require((view.subviews.first as? UILabel)?.attributedText)
        #expect(text.string == "Bold and\nplain")
        let first = text.attributes(at: 0, effectiveRange: nil)
        #expect(first[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(first[.font] as? UIFont == .systemFont(ofSize: 20, weight: .bold))
        #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        #expect((first[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 4)
        let second = text.attributes(at: 6, effectiveRange: nil)
        #expect(second[.underlineStyle] as? Int == 1)
        #expect(second[.font] as? UIFont == .systemFont(ofSize: 12))
    }

    @Test func actionsReachTheirTargets() throws {
        let row: SettingsRow = try load("SettingsRow")
        #expect(row.toggle.isOn)
        #expect(row.toggle.onTintColor == .systemOrange)
        row.toggle.isOn = false
        row.toggle.sendActions(for: .valueChanged)
        #expect(row.states == [false])
    }

    @Test func actionsOfTheOwnerAreCalled() {
        let controller = LoginFormController(nibName: "LoginForm", bundle: resources)
        controller.loadViewIfNeeded()
        controller.loginButton.sendActions(for: .touchUpInside)
        #expect(controller.logins == 1)
    }

    /// 375 x 667 has a status bar of 20 upright; turned it has neither that nor compact's 40-point banner's extra 60 points.
    @Test func sizeClassesChangeWhatIsInstalled() throws {
        let old = UIScreen.main
        defer { UIScreen.main = old }
        UIScreen.main = UIScreen(.iPhoneSE)
        let view: UIView = try load("SizeClasses")
        let controller = UIViewController()
        controller.view = view
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let (banner, stack, label) = (
            view.subviews[0], try #require(view.subviews[1] as? UIStackView), view.subviews[2]
        )
        #expect(banner.frame == CGRect(x: 16, y: 36, width: 343, height: 100))
        #expect(stack.frame == CGRect(x: 16, y: 152, width: 343, height: 210))
        #expect(window.rotate(to: .landscapeRight))
        window.layoutIfNeeded()
        // No status bar: 16 from the top; 667 - 2 x 16 wide; 40 high; the stack 16 below, 120 high, in a row.
        #expect(banner.frame == CGRect(x: 16, y: 16, width: 635, height: 40))
        #expect(stack.axis == .horizontal)
        #expect(stack.spacing == 20)
        #expect(stack.frame == CGRect(x: 16, y: 72, width: 635, height: 120))
        #expect(label.superview == nil)
        #expect(window.rotate(to: .portrait))
        window.layoutIfNeeded()
        #expect(label.superview === view)
        #expect(banner.frame == CGRect(x: 16, y: 36, width: 343, height: 100))
        #expect(stack.axis == .vertical)
        #expect(stack.frame == CGRect(x: 16, y: 152, width: 343, height: 210))
    }
}
