import UIKit
import XCTest

@testable import Components

class ComponentTests: XCTestCase {

    override func tearDown() {
        Theme.current = Theme()
        super.tearDown()
    }

    func testBadgeSize() {
        let badge = Badge("3", kind: .critical)
        badge.sizeToFit()
        XCTAssertGreaterThanOrEqual(badge.bounds.width, badge.bounds.height)
        let wide = Badge("Sold out")
        XCTAssertGreaterThan(wide.intrinsicContentSize.width, wide.intrinsicContentSize.height)
        XCTAssertEqual(wide.accessibilityLabel, "Sold out")
    }

    func testInitials() {
        XCTAssertEqual(Avatar.initials(of: "Ada Lovelace"), "AL")
        XCTAssertEqual(Avatar.initials(of: "mary-jane van dyke"), "MD")
        XCTAssertEqual(Avatar.initials(of: "cher"), "C")
        XCTAssertEqual(Avatar.initials(of: ""), "?")
    }

    func testAvatarFollowsItsConstraints() {
        let avatar = Avatar(size: .large)
        avatar.name = "Noor Ali"
        avatar.isOnline = true
        avatar.layoutIfNeeded()
        let label = avatar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "NA" }
        XCTAssertEqual(label?.frame, CGRect(x: 0, y: 0, width: 64, height: 64))
        XCTAssertEqual(label?.layer.cornerRadius, 32)
        let shape = avatar.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first
        XCTAssertEqual(shape?.path?.boundingBox.maxX ?? 0, 64, accuracy: 0.1)
    }

    func testButtonHeightAndTouchArea() {
        let button = ActionButton("Save", style: .plain)
        let size = button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        XCTAssertEqual(size.height, 44, accuracy: 1)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        XCTAssertTrue(button.point(inside: CGPoint(x: 50, y: -11), with: nil))
        XCTAssertFalse(button.point(inside: CGPoint(x: 50, y: -13), with: nil))
        button.isEnabled = false
        XCTAssertTrue(button.accessibilityTraits.contains(.notEnabled))
    }

    func testButtonTitleIsObservable() {
        let button = ActionButton("Save")
        var titles: [String?] = []
        let observation = button.observe(\.title, options: [.new]) { _, change in
            titles.append(change.newValue ?? nil)
        }
        button.title = "Saved"
        XCTAssertEqual(titles, ["Saved"])
        observation.invalidate()
    }

    func testThemeReachesViews() {
        let badge = Badge("New", kind: .positive)
        let button = ActionButton("Go")
        var palette = Palette.standard
        palette.positive = .purple
        palette.primary = .orange
        Theme.current = Theme(palette: palette, cornerRadius: 3)
        XCTAssertEqual(badge.backgroundColor, .purple)
        XCTAssertEqual(button.backgroundColor, .orange)
        XCTAssertEqual(button.layer.cornerRadius, 3)
    }

    func testThemeDoesNotRetainViews() {
        weak var released: Badge?
        autoreleasepool {
            let badge = Badge("New")
            released = badge
        }
        XCTAssertNil(released)
        Theme.current = Theme()
    }

    func testOptionalThemeMethod() {
        final class Watcher: UIView, Themeable {
            var events: [String] = []
            func applyTheme() { events.append("apply") }
            func themeWillChange() { events.append("will") }
        }
        let watcher = Watcher()
        watcher.observeTheme()
        Theme.current = Theme(spacing: 4)
        XCTAssertEqual(watcher.events, ["apply", "will", "apply"])
    }

    func testRating() {
        class Delegate: NSObject, RatingControlDelegate {
            var ratings: [Double] = []
            func ratingControl(_ control: RatingControl, didChange rating: Double) { ratings.append(rating) }
        }
        class HalfDelegate: Delegate {
            func ratingControlShouldAllowHalves(_ control: RatingControl) -> Bool { true }
        }
        let control = RatingControl()
        XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 164, height: 28))
        control.frame = CGRect(origin: .zero, size: control.intrinsicContentSize)
        control.layoutIfNeeded()

        let delegate = Delegate()
        control.delegate = delegate
        control.select(at: CGPoint(x: 80, y: 10))
        XCTAssertEqual(delegate.ratings, [3])
        XCTAssertEqual(control.fillShares, [1, 1, 1, 0, 0])

        let halves = HalfDelegate()
        control.delegate = halves
        control.select(at: CGPoint(x: 40, y: 10))
        XCTAssertEqual(halves.ratings, [1.5])
        XCTAssertEqual(control.fillShares, [1, 0.5, 0, 0, 0])
        control.accessibilityIncrement()
        XCTAssertEqual(control.accessibilityValue, "2.5 of 5")
    }

    func testSkeletons() {
        let row = ProfileRow(name: "Ada Lovelace", detail: "Analyst")
        row.frame = CGRect(x: 0, y: 0, width: 320, height: 64)
        row.showSkeletons()
        let bars = row.subviews.compactMap { $0 as? SkeletonView }
        XCTAssertEqual(bars.count, 4)
        XCTAssertTrue(bars.allSatisfy(\.isShimmering))
        XCTAssertNotNil(bars[0].layer.animation(forKey: "shimmer"))
        XCTAssertTrue(bars[0].layer is CAGradientLayer)
        row.hideSkeletons()
        XCTAssertFalse(row.hasSkeletons)
    }

    func testContrast() {
        XCTAssertEqual(UIColor.white.readableContent, .black)
        XCTAssertEqual(UIColor(hex: 0x2B50AA).readableContent, .white)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(Palette.standard.surface.resolvedColor(with: dark), UIColor(hex: 0x1C1C1E))
    }
}
