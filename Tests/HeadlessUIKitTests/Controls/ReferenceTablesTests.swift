import Foundation
import Testing
import UIKit

/// The tables of what is known of UIKit's sizes: one test for each row.
@MainActor
@Suite struct ReferenceTablesTests {
    private func window(_ device: ScreenDevice) -> UIWindow {
        let window = UIWindow(screen: UIScreen(device))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
    }

    /// Heights of labels of one line: the size times 1.193359375, rounded up to a pixel, @2x and @3x.
    nonisolated static let labelHeights: [(size: CGFloat, twice: CGFloat, thrice: CGFloat)] = [
        (11, 13.5, 13.33), (12, 14.5, 14.33), (13, 16, 15.67), (14, 17, 17), (15, 18, 18),
        (16, 19.5, 19.33), (17, 20.5, 20.33), (18, 21.5, 21.67), (20, 24, 24), (22, 26.5, 26.33),
        (24, 29, 28.67), (26, 31.5, 31.33), (28, 33.5, 33.67), (30, 36, 36), (34, 41, 40.67),
    ]

    @Test(arguments: labelHeights.indices)
    func heightsOfLabels(row: Int) {
        let (size, twice, thrice) = Self.labelHeights[row]
        for (device, height) in [(ScreenDevice.iPhoneSE, twice), (.iPhone14, thrice)] {
            let window = window(device)
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Text"
            window.addSubview(label)
            #expect(abs(label.intrinsicContentSize.height - height) < 0.006, "\(size) on \(device.name)")
        }
    }

    /// Lines of 17 points @2x: one rounding at the end.
    @Test(arguments: [(1, 20.5), (2, 41.0), (3, 61), (4, 81.5)])
    func heightsOfSeveralLines(count: Int, height: CGFloat) {
        let window = window(.iPhoneSE)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Array(repeating: "Text", count: count).joined(separator: "\n")
        window.addSubview(label)
        #expect(label.intrinsicContentSize.height == height)
    }

    /// Point sizes from the smallest category to the largest (Human Interface Guidelines, Typography).
    nonisolated static let styles: [(style: UIFont.TextStyle, sizes: [CGFloat])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    @Test(arguments: styles.indices)
    func sizesOfTextStyles(row: Int) {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        let sizes = categories.map { category in
            UIFont.preferredFont(
                forTextStyle: Self.styles[row].style,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
            ).pointSize
        }
        #expect(sizes == Self.styles[row].sizes)
    }

    /// Buttons without a configuration: the title's height and 12.
    @Test(arguments: [(UIButton.ButtonType.system, 30.0), (.custom, 34)])
    func heightsOfButtons(type: UIButton.ButtonType, height: CGFloat) {
        let window = window(.iPhone14)
        let button = UIButton(type: type)
        button.setTitle("Button", for: .normal)
        window.addSubview(button)
        #expect(abs(button.intrinsicContentSize.height - height) <= 0.5)
    }

    /// Controls whose size depends on nothing.
    @Test func fixedControls() {
        let none = UIView.noIntrinsicMetric
        // What is aligned is less: 2 points of a switch's width, 1 of a slider's and a segmented control's height.
        #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISlider().sizeThatFits(.zero).height == 34)
        #expect(UISlider().intrinsicContentSize == CGSize(width: none, height: 33))
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UISegmentedControl(items: ["A", "B"]).sizeThatFits(.zero).height == 32)
        #expect(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height == 31)
        #expect(
            UIProgressView(progressViewStyle: .default).intrinsicContentSize
                == CGSize(width: none, height: 4))
        #expect(UIPageControl().intrinsicContentSize.height == 26)
    }
}
