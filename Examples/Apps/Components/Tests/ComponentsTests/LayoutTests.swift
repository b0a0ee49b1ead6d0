import UIKit
import XCTest

@testable import Components

@MainActor
final class LayoutTests: XCTestCase {

    func testCardGrowsWithItsText() {
        let short = Card(content: .init(headline: "Hello", body: "World"))
        let long = Card(content: .init(headline: "Hello", body: String(repeating: "World ", count: 40)))
        let target = CGSize(width: 300, height: 0)
        func height(_ view: UIView) -> CGFloat {
            view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        XCTAssertGreaterThan(height(long), height(short) + 60)
        let before = height(short)
        short.show(.init(image: UIImage(), headline: "Hello", body: "World"))
        XCTAssertEqual(height(short), before + 120, accuracy: 0.5)
        short.show(.init(headline: "Hello", body: "World", actionTitle: "Open"))
        XCTAssertEqual(height(short), before + 12 + 44, accuracy: 1.5)
    }

    func testCardAction() {
        final class Delegate: CardDelegate {
            var count = 0
            func cardDidSelectAction(_ card: Card) { count += 1 }
        }
        let delegate = Delegate()
        let card = Card(content: .init(headline: "A", body: "B", actionTitle: "Open"))
        card.delegate = delegate
        card.actionButton?.sendActions(for: .touchUpInside)
        XCTAssertEqual(delegate.count, 1)
        card.show(.init(headline: "A", body: "B"))
        XCTAssertNil(card.actionButton)
    }

    func testBoldWords() {
        let text = Card.paragraph("Only *two* of *these* words")
        XCTAssertEqual(text.string, "Only two of these words")
        var bold: [String] = []
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            let traits = (value as? UIFont)?.fontDescriptor.symbolicTraits ?? []
            if traits.contains(.traitBold) { bold.append((text.string as NSString).substring(with: range)) }
        }
        XCTAssertEqual(bold, ["two", "these"])
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        XCTAssertEqual(style?.lineSpacing, 3)
    }

    func testTagsWrap() {
        let cloud = TagCloud(frame: CGRect(x: 0, y: 0, width: 240, height: 400))
        cloud.tags = ["Swift", "Layout", "Constraints", "Flexbox", "Pins"]
        cloud.layoutIfNeeded()
        let rows = Set(cloud.chips.map { $0.frame.minY })
        XCTAssertGreaterThan(rows.count, 1)
        for chip in cloud.chips {
            XCTAssertLessThanOrEqual(chip.frame.maxX, 240)
            XCTAssertEqual(chip.frame.height, 32)
            XCTAssertEqual(chip.closeButton.frame.maxX, chip.bounds.width, accuracy: 0.5)
        }
        XCTAssertEqual(cloud.sizeThatFits(CGSize(width: 1_000, height: 0)).height, 40)
    }

    func testTagsAreRemoved() {
        let cloud = TagCloud(frame: CGRect(x: 0, y: 0, width: 240, height: 400))
        cloud.tags = ["A", "B", "C"]
        var removed: [String] = []
        cloud.onRemove = { removed.append($0) }
        cloud.chips[1].closeButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(removed, ["B"])
        XCTAssertEqual(cloud.tags, ["A", "C"])
        XCTAssertEqual(cloud.chips.count, 2)
    }

    func testProfileRow() {
        let row = ProfileRow(name: "Ada", detail: "Analyst", accessory: Badge("1"))
        row.frame = CGRect(x: 0, y: 0, width: 320, height: 64)
        row.layoutIfNeeded()
        let avatar = row.avatar.convert(row.avatar.bounds, to: row)
        XCTAssertEqual(avatar, CGRect(x: 16, y: 12, width: 40, height: 40))
        let name = row.nameLabel.convert(row.nameLabel.bounds, to: row)
        XCTAssertEqual(name.minX, 68)
        row.update(detail: String(repeating: "A longer description ", count: 5))
        XCTAssertGreaterThan(row.sizeThatFits(CGSize(width: 320, height: 0)).height, 64)
    }

    func testTabStrip() {
        final class Delegate: NSObject, TabStripDelegate {
            var selections: [Int] = []
            func tabStrip(_ strip: TabStrip, shouldSelect index: Int) -> Bool { index != 2 }
            func tabStrip(_ strip: TabStrip, didSelect index: Int) { selections.append(index) }
        }
        let delegate = Delegate()
        let strip = TabStrip(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        strip.titles = ["Overview", "Details", "Locked", "Reviews"]
        strip.delegate = delegate
        strip.layoutIfNeeded()
        XCTAssertEqual(strip.underline.frame.width, strip.buttons[0].frame.width)
        strip.buttons[2].sendActions(for: .touchUpInside)
        strip.buttons[3].sendActions(for: .touchUpInside)
        XCTAssertEqual(delegate.selections, [3])
        XCTAssertEqual(strip.selectedIndex, 3)
        XCTAssertEqual(strip.underline.frame.minX, strip.buttons[3].frame.minX)
        XCTAssertEqual(strip.underline.frame.maxY, 44)
        XCTAssertGreaterThan(strip.scrollView.contentOffset.x, 0)
    }

    func testTabStripFollowsPages() {
        let strip = TabStrip(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        strip.titles = ["A", "B", "C"]
        let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        pages.contentSize = CGSize(width: 300, height: 100)
        strip.follow(pages)
        pages.contentOffset.x = 130
        XCTAssertEqual(strip.selectedIndex, 1)
        pages.contentOffset = CGPoint(x: 200, y: 0)
        XCTAssertEqual(strip.selectedIndex, 2)
    }

    func testStepProgress() {
        let progress = StepProgress(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        for (step, width) in [(1, 50), (3, 150), (9, 200)] as [(Int, CGFloat)] {
            progress.current = step
            progress.layoutIfNeeded()
            XCTAssertEqual(progress.barFrame.width, width, accuracy: 0.5)
        }
        XCTAssertEqual(progress.trackFrame, CGRect(x: 0, y: 32, width: 200, height: 8))
    }

    func testToast() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let toast = Toast("Deleted", tone: .success)
        toast.duration = 0.05
        let gone = expectation(description: "gone")
        toast.onDismiss = { gone.fulfill() }
        toast.show(in: window)
        window.layoutIfNeeded()
        XCTAssertEqual(toast.center.x, 187.5, accuracy: 0.5)
        XCTAssertEqual(toast.frame.maxY, 667 - window.safeAreaInsets.bottom - 16, accuracy: 0.5)
        wait(for: [gone], timeout: 3)
        XCTAssertNil(toast.superview)
    }

    private final class Trash: NSObject {
        var undoCount = 0

        @objc func undoDeletion(_ toast: Toast) {
            undoCount += 1
            XCTAssertFalse(toast.isDismissed)
        }
    }

    func testToastUndo() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let toast = Toast("Deleted", tone: .failure)
        let trash = Trash()
        toast.addUndo(target: trash, action: #selector(Trash.undoDeletion(_:)))
        toast.show(in: window)
        let button = try XCTUnwrap(
            toast.subviews.first?.subviews.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(trash.undoCount, 1)
        XCTAssertTrue(toast.isDismissed)
    }

    func testSheetFrame() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let sheet = ChoiceSheet(title: "Sort by", choices: ["Name", "Price"])
        var selected: Int?
        sheet.onSelect = { selected = $0 }
        window.rootViewController?.present(sheet, animated: false)
        window.layoutIfNeeded()
        XCTAssertEqual(sheet.view.frame.maxY, 667, accuracy: 0.5)
        XCTAssertLessThan(sheet.view.frame.height, 300)
        let presentation = sheet.presentationController as? BottomSheetPresentation
        XCTAssertEqual(presentation?.dimmingView.frame, window.bounds)
        let buttons = sheet.view.subviews.first?.subviews.compactMap { $0 as? ActionButton }
        buttons?.last?.sendActions(for: .touchUpInside)
        XCTAssertEqual(selected, 1)
    }
}
