import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The user's choices under Display in the settings of accessibility reach fonts, colours, controls and pictures.
@MainActor
@Suite(.serialized) struct DisplayAccommodationsTests {
    /// Runs a body with settings, and puts back what was there.
    private func with(_ change: () -> Void, _ body: () throws -> Void) throws {
        let (screen, chosen) = (UIScreen.main, DisplayAccommodations.current)
        UIScreen.main = UIScreen(.iPhone16)
        defer {
            UIScreen.main = screen
            DisplayAccommodations.current = chosen
            DisplayAccommodations.current.hasBoldText = screen.traitCollection.legibilityWeight == .bold
        }
        change()
        try body()
    }

    // MARK: Bold text

    @Test func boldTextMakesSystemFontsBolder() throws {
        try with {
            UIAccessibility.isBoldTextEnabled = true
        } _: {
            #expect(UIAccessibility.isBoldTextEnabled)
            #expect(UIScreen.main.traitCollection.legibilityWeight == .bold)
            let weights: [(UIFont.Weight, String)] = [
                (.ultraLight, ".SFUI-Light"), (.thin, ".SFUI-Regular"), (.light, ".SFUI-Medium"),
                (.regular, ".SFUI-Semibold"), (.medium, ".SFUI-Bold"), (.semibold, ".SFUI-Bold"),
                (.bold, ".SFUI-Heavy"), (.heavy, ".SFUI-Black"), (.black, ".SFUI-Black"),
            ]
            for (weight, name) in weights {
                #expect(UIFont.systemFont(ofSize: 17, weight: weight).fontName == name)
            }
            #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Semibold")
            #expect(UIFont.preferredFont(forTextStyle: .body).fontName == ".SFUI-Semibold")
            #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Bold")
            #expect(UILabel().font.fontName == ".SFUI-Semibold")
            #expect(UITextField().font?.fontName == ".SFUI-Semibold")
            // A font by name stays as it is.
            #expect(UIFont(name: "Inter-Regular", size: 17)?.fontName == "Inter-Regular")
        }
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
        #expect(UILabel().font.fontName == ".SFUI-Regular")
    }

    @Test func labelsThatFollowTheSettingsBecomeBolder() throws {
        try with {
        } _: {
            let window = UIWindow()
            let label = UILabel()
            label.text = "Paid by the company"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            window.addSubview(label)
            let (width, height) = (label.intrinsicContentSize.width, label.intrinsicContentSize.height)
            var changes = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIAccessibility.boldTextStatusDidChangeNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { changes += 1 } }
            defer { NotificationCenter.default.removeObserver(token) }
            UIAccessibility.isBoldTextEnabled = true
            window.layoutIfNeeded()
            #expect(label.font.fontName == ".SFUI-Semibold")
            #expect(label.intrinsicContentSize.width > width + 2)
            #expect(label.intrinsicContentSize.height == height)
            UIAccessibility.isBoldTextEnabled = false
            window.layoutIfNeeded()
            #expect(label.font.fontName == ".SFUI-Regular" && label.intrinsicContentSize.width == width)
            #expect(changes == 2)
        }
    }

    @Test func traitsAloneRequestBoldText() throws {
        let bold = UITraitCollection(legibilityWeight: .bold)
        let font = UIFont.preferredFont(forTextStyle: .callout, compatibleWith: bold)
        #expect(font.fontName == ".SFUI-Semibold" && font.pointSize == 16)
    }

    // MARK: Contrast

    /// The accessible colours of the Human Interface Guidelines.
    @Test func systemColorsHaveDarkerForms() throws {
        func parts(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: .high),
            ])
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue].map { Int(($0 * 255).rounded()) }
        }
        #expect(parts(.systemRed, .light) == [215, 0, 21] && parts(.systemRed, .dark) == [255, 105, 97])
        #expect(parts(.systemBlue, .light) == [0, 64, 221] && parts(.systemBlue, .dark) == [64, 156, 255])
        #expect(parts(.systemGreen, .light) == [36, 138, 61])
        #expect(parts(.systemGray, .light) == [108, 108, 112] && parts(.systemGray6, .dark) == [36, 36, 38])
        #expect(parts(.label, .light) == [0, 0, 0])
    }

    @Test func contrastOfTheSettingsReachesViews() throws {
        try with {
        } _: {
            let window = UIWindow()
            window.makeKeyAndVisible()
            UIAccessibility.isDarkerSystemColorsEnabled = true
            #expect(window.traitCollection.accessibilityContrast == .high)
            #expect(UIScreen.main.traitCollection.accessibilityContrast == .high)
            UIAccessibility.isDarkerSystemColorsEnabled = false
            #expect(window.traitCollection.accessibilityContrast == .normal)
        }
    }

    // MARK: Pictures

    @Test func blursAreOpaqueWhereTransparencyIsReduced() throws {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        page.backgroundColor = .red
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
        blur.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        page.addSubview(blur)
        let through = try Pixels(page)[10, 10]
        #expect(Int(through[0]) - Int(through[1]) > 20)
        try with {
            UIAccessibility.isReduceTransparencyEnabled = true
        } _: {
            let opaque = try Pixels(page)[10, 10]
            #expect(opaque[0] == opaque[1] && opaque[1] == opaque[2] && opaque[0] > 240)
        }
    }

    @Test func picturesLoseTheirColours() throws {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        for (index, color) in [UIColor.red, .green, .clear].enumerated() {
            let part = UIView(frame: CGRect(x: index * 10, y: 0, width: 10, height: 10))
            part.backgroundColor = color
            page.addSubview(part)
        }
        try with {
            UIAccessibility.isGrayscaleEnabled = true
        } _: {
            for background in [UIColor?.none, .white] {
                page.backgroundColor = background
                let pixels = try Pixels(page)
                let (red, green, free) = (pixels[5, 5], pixels[15, 5], pixels[25, 5])
                #expect(red[0] == red[1] && red[1] == red[2] && abs(Int(red[0]) - 76) <= 2, "\(red)")
                #expect(green[0] == green[2] && abs(Int(green[0]) - 150) <= 2, "\(green)")
                #expect(background == nil ? free[3] == 0 : free == [255, 255, 255, 255], "\(free)")
            }
        }
    }

    @Test func switchesShowTheirState() throws {
        let toggle = UISwitch()
        for isOn in [false, true] {
            toggle.isOn = isOn
            let plain = try Pixels(toggle)
            try with {
                UIAccessibility.isOnOffSwitchLabelsEnabled = true
            } _: {
                let labelled = try Pixels(toggle)
                let (free, thumb) = isOn ? (4..<20, 24..<48) : (31..<47, 3..<27)
                func differs(_ columns: Range<Int>) -> Bool {
                    columns.contains { x in (6..<25).contains { labelled[x, $0] != plain[x, $0] } }
                }
                #expect(differs(free) && !differs(thumb), "\(isOn)")
            }
        }
    }

    // MARK: Buttons

    private func inkBelowBaseline(_ button: UIButton) throws -> Int {
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        button.layoutIfNeeded()
        let pixels = try Pixels(button)
        let label = try #require(button.titleLabel)
        let row = Int((label.frame.minY + label.font.ascender + 2).rounded())
        return (0..<120).count { x in (row - 1...row + 1).contains { pixels[x, $0][3] > 40 } }
    }

    @Test func titlesWithoutABackgroundAreUnderlined() throws {
        let plain = UIButton(type: .system)
        plain.setTitle("nnn nnn nnn", for: .normal)
        var filled = UIButton.Configuration.filled()
        filled.title = "nnn nnn nnn"
        let shaped = UIButton(configuration: filled)
        shaped.sizeToFit()
        let unmarked = try inkBelowBaseline(plain)
        #expect(unmarked == 0)
        let before = try ViewDrawing(of: shaped).pngData()
        try with {
            UIAccessibility.buttonShapesEnabled = true
        } _: {
            let marked = try inkBelowBaseline(plain)
            #expect(marked > 40)
            let after = try ViewDrawing(of: shaped).pngData()
            #expect(after == before)
        }
    }

    // MARK: Motion

    @Test func screensFadeWhereMotionIsReduced() throws {
        try with {
            UIAccessibility.isReduceMotionEnabled = true
            UIAccessibility.prefersCrossFadeTransitions = true
        } _: {
            let (first, second) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: first)
            let window = UIWindow()
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            AnimationClock.current.finish()
            navigation.pushViewController(second, animated: true)
            AnimationClock.current.advance(by: 0.1)
            let shown = try #require(second.view.layer.presentation())
            #expect(shown.opacity > 0 && shown.opacity < 1)
            #expect(second.view.transform == .identity && first.view.transform == .identity)
            AnimationClock.current.finish()
            #expect(second.view.alpha == 1 && first.view.superview == nil)
            navigation.popViewController(animated: true)
            AnimationClock.current.advance(by: 0.1)
            #expect((second.view.layer.presentation()?.opacity ?? 1) < 1)
            AnimationClock.current.finish()
            #expect(second.view.superview == nil && second.view.alpha == 1 && first.view.alpha == 1)
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .fullScreen
            first.present(sheet, animated: true)
            AnimationClock.current.advance(by: 0.1)
            #expect((sheet.view.layer.presentation()?.opacity ?? 1) < 1 && sheet.view.transform == .identity)
            AnimationClock.current.finish()
            #expect(sheet.view.alpha == 1)
        }
    }
}
