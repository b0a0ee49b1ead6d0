import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Files as several versions of Xcode write them: what their elements become, beside the frames that other tests compare.
@MainActor
@Suite(.serialized)
struct FormatTests {
    @Test func placeholdersHoldInInterfaceBuilderOnly() throws {
        let view: UIView = try load("Proportions")
        view.layoutIfNeeded()
        // The view that the file records 70 high is 10 high without its placeholder; the one without a size has none.
        #expect(view.subviews[4].frame == CGRect(x: 200, y: 100, width: 80, height: 10))
        #expect(view.subviews[3].frame.size == .zero)
        let recorded = InterfaceFrames.compare(nibNamed: "Proportions", bundle: resources)
        #expect(recorded.isEmpty)
    }

    @Test func stacksHaveTheirSpacing() throws {
        let view: UIView = try load("StackSpacing")
        let stacks = view.subviews.compactMap { $0 as? UIStackView }
        #expect(stacks.map(\.spacing) == [12, UIStackView.spacingUseSystem, 0, 0, 0])
        #expect(stacks.map(\.axis) == [.vertical, .horizontal, .horizontal, .horizontal, .horizontal])
        #expect(
            stacks.map(\.distribution) == [.fill, .fillEqually, .equalSpacing, .equalCentering, .fill])
        #expect(stacks[2].alignment == .center)
        #expect(stacks[4].isLayoutMarginsRelativeArrangement)
    }

    @Test func fontsAndColoursAreThoseOfTheFile() throws {
        let view: UIView = try load("Typography")
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(labels[0].font == UIFont(name: "Inter-Bold", size: 20))
        #expect(labels[0].textColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect(labels[1].font == UIFont.preferredFont(forTextStyle: .headline))
        #expect(labels[1].textColor == .secondaryLabel)
        #expect(labels[2].font == UIFont.systemFont(ofSize: 15, weight: .semibold))
        #expect(labels[2].textColor == .darkText)
        #expect(labels[3].font == UIFont.italicSystemFont(ofSize: 13))
        #expect(labels[3].textColor == UIColor(white: 1.0 / 3, alpha: 1))
        let text = try #require(labels[4].attributedText)
        #expect(text.string == "Bold struck")
        let first = text.attributes(at: 0, effectiveRange: nil)
        #expect(first[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(first[.font] as? UIFont == UIFont(name: "HelveticaNeue-Bold", size: 17))
        #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        let second = text.attributes(at: 6, effectiveRange: nil)
        #expect(second[.strikethroughStyle] as? Int == 1)
        #expect(second[.underlineStyle] as? Int == 1)
        #expect((second[.kern] as? NSNumber)?.doubleValue == 2 || second[.kern] as? CGFloat == 2)
    }

    @Test func controlsHaveTheirValues() throws {
        let view: UIView = try load("ControlPanel")
        #expect((view.subviews[0] as? UISwitch)?.isOn == true)
        #expect((view.subviews[1] as? UIStepper)?.maximumValue == 100)
        #expect((view.subviews[2] as? UISlider)?.value == 0.5)
        let segments = try #require(view.subviews[3] as? UISegmentedControl)
        #expect((0..<2).map(segments.titleForSegment(at:)) == ["First", "Second"])
        #expect(segments.imageForSegment(at: 2) != nil)
        #expect(segments.selectedSegmentIndex == 0)
        let pages = try #require(view.subviews[4] as? UIPageControl)
        #expect(pages.numberOfPages == 3)
        #expect(pages.currentPageIndicatorTintColor == .systemBlue)
        #expect((view.subviews[5] as? UIProgressView)?.progress == 0.5)
        #expect((view.subviews[6] as? UIActivityIndicatorView)?.isAnimating == true)
    }

    @Test func barsHaveTheirItems() throws {
        let view: UIView = try load("OldBars")
        let bar = try #require(view.subviews[0] as? UINavigationBar)
        #expect(bar.topItem?.title == "Bars")
        #expect(bar.topItem?.rightBarButtonItem?.title == "Save")
        #expect(bar.topItem?.rightBarButtonItem?.style == .done)
        #expect(bar.topItem?.leftBarButtonItem != nil)
        #expect((view.subviews[1] as? UISearchBar)?.placeholder == "Find")
        #expect((view.subviews[1] as? UISearchBar)?.searchBarStyle == .minimal)
        let tools = try #require((view.subviews[2] as? UIToolbar)?.items)
        #expect(tools.map(\.title) == [nil, nil, "Share", nil, "Done"])
        #expect(tools[3].width == 12)
        let tabs = try #require((view.subviews[3] as? UITabBar)?.items)
        #expect(tabs.map(\.badgeValue) == [nil, "3"])
        #expect(tabs[1].title == "Second")
    }

    @Test func viewsOfOtherFrameworksAreReportedWithFileAndElement() throws {
        var frames: [CGRect] = []
        let lines = reports {
            guard let view: UIView = try? load("Foreign") else { return }
            view.layoutIfNeeded()
            frames = view.subviews.map(\.frame)
        }
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 300, height: 120), CGRect(x: 0, y: 120, width: 300, height: 80),
                CGRect(x: 20, y: 210, width: 260, height: 30),
            ])
        let path = try #require(resources.resourcePath) + "/Foreign.xib"
        let text = try String(contentsOfFile: path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        for name in ["wkWebView", "mapView"] {
            let line = try #require(text.firstIndex { $0.contains("<\(name) ") }) + 1
            let expected = "\(path):\(line)"
            #expect(
                lines.filter { $0.contains(expected) && $0.contains("<\(name)> is not known: an empty view") }
                    .count == 1, "\(lines)")
        }
        // One report for each view: what is in them goes with them.
        #expect(lines.count == 2, "\(lines)")
    }

    @Test func pickersHaveTheirDates() throws {
        let view: UIView = try load("Pickers")
        let picker = try #require(view.subviews[1] as? UIDatePicker)
        #expect(picker.datePickerMode == .time)
        #expect(picker.minuteInterval == 5)
        #expect(picker.preferredDatePickerStyle == .wheels)
        #expect(picker.locale?.identifier == "en_GB")
    }

    @Test func effectsHoldTheirContent() throws {
        let view: UIView = try load("Glass")
        let effect = try #require(view.subviews[1] as? UIVisualEffectView)
        #expect(effect.effect is UIBlurEffect)
        #expect((effect.contentView.subviews.first as? UILabel)?.text == "Glass")
    }

    @Test func variationsFollowTheSizeClass() throws {
        let view: UIView = try load("Variant")
        let window = UIWindow(screen: UIScreen(.iPad))
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        // Of a regular width the second view is as wide as the first.
        #expect(view.subviews.map(\.frame.width) == [560, 560])
        view.removeFromSuperview()
        let phone = UIWindow(screen: UIScreen(.iPhone16))
        phone.addSubview(view)
        phone.isHidden = false
        phone.layoutIfNeeded()
        #expect(view.subviews.map(\.frame.width) == [560, 180])
    }

    @Test func collectionsDequeueTheirPrototypes() throws {
        let storyboard = UIStoryboard(name: "Lists", bundle: resources)
        let controller: TilesController = storyboard.instantiateViewController(identifier: "Tiles")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let list = try #require(controller.view.subviews.first as? UICollectionView)
        // Three items of 110 in 355 points leave 25 for two spaces; the fourth is 60 + 12 below.
        let frames = try (0..<4).map { try #require(list.cellForItem(at: [0, $0])).frame }
            .map {
                CGRect(x: ($0.minX * 2).rounded(.down) / 2, y: $0.minY, width: $0.width, height: $0.height)
            }
        #expect(
            frames == [
                CGRect(x: 10, y: 10, width: 110, height: 60), CGRect(x: 132.5, y: 10, width: 110, height: 60),
                CGRect(x: 255, y: 10, width: 110, height: 60), CGRect(x: 10, y: 82, width: 110, height: 60),
            ])
        let cell = try #require(list.cellForItem(at: [0, 0]))
        #expect(
            (cell.contentView.subviews.first as? UILabel)?.frame == CGRect(x: 8, y: 15, width: 94, height: 30)
        )
        #expect(controller.children.count == 1)
    }

    @Test func staticSectionsHaveTheirRows() throws {
        let storyboard = UIStoryboard(name: "Lists", bundle: resources)
        let controller: UITableViewController = storyboard.instantiateViewController(identifier: "Sections")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let table = try #require(controller.tableView)
        #expect((0..<table.numberOfSections).map(table.numberOfRows(inSection:)) == [2, 1])
        let paths: [IndexPath] = [[0, 0], [0, 1], [1, 0]]
        let cells = try paths.map { try #require(table.cellForRow(at: $0)) }
        #expect(cells.map(\.textLabel?.text) == ["One", "Two", "Three"])
        #expect(cells[1].detailTextLabel?.text == "Detail")
        #expect(cells[0].accessoryType == .checkmark)
        #expect(cells.map { ($0.frame.height * 2).rounded() / 2 } == [44, 44, 70])
        #expect(controller.tableView(table, titleForHeaderInSection: 1) == "Second")
        // The titles decide on their heights, not the 18 points that the file has for sections: 55.5 for the first. The footer
        // of the first section and the header of the second do not overlap.
        #expect(abs(cells[0].frame.minY - 55.5) <= 0.5)
        let (footer, header) = (table.footerView(forSection: 0), table.headerView(forSection: 1))
        #expect(try #require(footer).frame.maxY <= #require(header).frame.minY + 0.01)
        #expect(try #require(header).frame.height >= 37)
        #expect(controller.tableView(table, titleForFooterInSection: 0) == "The end of the first")
    }
}
