import Testing
import UIKit

@testable import HeadlessUIKit

/// Bars, calendars and lists by traits: the size of text, the kind of list.
@MainActor struct LargeTextTests {
    private func shown(_ controller: UIViewController, _ category: UIContentSizeCategory) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        controller.traitOverrides.preferredContentSizeCategory = category
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    /// 34 points of text and 52 of height as usual; 44 points from the first accessibility size on.
    @Test(
        arguments: [
            (UIContentSizeCategory.large, 34, 52), (.extraExtraExtraLarge, 40, 59),
            (.accessibilityMedium, 44, 64),
            (.accessibilityExtraExtraExtraLarge, 44, 64),
        ] as [(UIContentSizeCategory, CGFloat, CGFloat)])
    func largeTitlesGrow(category: UIContentSizeCategory, size: CGFloat, height: CGFloat) throws {
        let root = UIViewController()
        root.title = "Title"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let window = shown(navigation, category)
        let font = BarMetrics.largeTitleFont(navigation.navigationBar.traitCollection)
        #expect(font.pointSize == size)
        #expect(abs(navigation.navigationBar.frame.height - 44 - height) < 1)
        let label = try #require(
            navigation.navigationBar.allLabels.first { $0.text == "Title" && $0.font.pointSize == size })
        let frame = label.convert(label.bounds, to: navigation.navigationBar)
        #expect(frame.maxY <= navigation.navigationBar.bounds.maxY && frame.minY >= 44)
        _ = window
    }

    @Test func compactDatesFitAtEverySize() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        let root = UIViewController()
        root.view.addSubview(picker)
        let window = shown(root, .large)
        let usual = picker.sizeThatFits(.zero)
        root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        let large = picker.sizeThatFits(.zero)
        #expect(large.height > 3 * usual.height)
        for width in [large.width, 200, 120] {
            picker.frame = CGRect(x: 0, y: 0, width: width, height: large.height)
            window.layoutIfNeeded()
            let pills = picker.subviews.flatMap(\.subviews)
            #expect(pills.count == 2)
            #expect(
                pills.allSatisfy {
                    picker.bounds.insetBy(dx: -0.5, dy: -0.5).contains($0.convert($0.bounds, to: picker))
                })
            #expect(!pills[0].frame.intersects(pills[1].frame))
        }
    }

    /// A picker that enters a window with large text has the size for it at once.
    @Test func pickersInStacksHaveTheSizeOfTheirText() {
        let pickers = [UIDatePickerStyle.compact, .inline].map { style in
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = style
            return picker
        }
        let stack = UIStackView(arrangedSubviews: pickers)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.frame = CGRect(x: 0, y: 0, width: 393, height: 800)
        let root = UIViewController()
        root.view.addSubview(stack)
        let window = shown(root, .accessibilityExtraExtraExtraLarge)
        #expect(pickers[0].frame.height >= 2 * 60)
        #expect(pickers[0].frame.height >= pickers[0].sizeThatFits(.zero).height)
        let pills = pickers[0].subviews.flatMap(\.subviews)
        #expect(pills.allSatisfy { pickers[0].bounds.contains($0.convert($0.bounds, to: pickers[0])) })
        #expect(pickers[1].intrinsicContentSize.height > 482)
        _ = window
    }

    @Test func calendarsGrow() throws {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        let root = UIViewController()
        root.view.addSubview(picker)
        let window = shown(root, .large)
        #expect(picker.intrinsicContentSize.height == 440)
        picker.frame.size = picker.intrinsicContentSize
        window.layoutIfNeeded()
        let usual = try #require(picker.allLabels.first { $0.text == "15" }).font.pointSize
        root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        picker.frame.size = picker.intrinsicContentSize
        window.layoutIfNeeded()
        #expect(picker.intrinsicContentSize.height > 470)
        let label = try #require(picker.allLabels.first { $0.text == "15" })
        #expect(label.font.pointSize > usual + 5)
        #expect(label.sizeThatFits(.zero).width <= label.bounds.width)
    }

    @Test(arguments: [
        (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped),
        (.insetGrouped, .insetGrouped),
    ])
    func tablesAreListEnvironments(style: UITableView.Style, environment: UIListEnvironment) {
        let source = TableSource([[44]])
        let table = UITableView(frame: .zero, style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (source, source)
        let window = tableWindow(table)
        window.layoutIfNeeded()
        let cell = table.visibleCells[0]
        #expect(cell.traitCollection.listEnvironment == environment)
        #expect(window.traitCollection.listEnvironment == .unspecified)
        let background = UIBackgroundConfiguration.listCell().updated(for: cell.configurationState)
        let expected: UIColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        #expect(background.resolvedBackgroundColor(for: .black) == expected)
    }

    @Test func listsAreListEnvironments() {
        let source = CollectionSource([1])
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
        )
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        let window = UIWindow(frame: list.frame)
        window.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(list.visibleCells[0].traitCollection.listEnvironment == .sidebar)
        #expect(list.traitCollection.listEnvironment == .unspecified)
    }

    /// Half way through, the page that goes is half as wide, at the spine; its views are whole again afterwards.
    @Test func pagesTurnAboutTheSpine() throws {
        let pages = (0..<2).map { _ in UIViewController() }
        let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        book.setViewControllers([pages[0]], direction: .forward, animated: false)
        let window = shown(book, .large)
        let full = pages[0].view.frame
        var completed = false
        book.setViewControllers([pages[1]], direction: .forward, animated: true) { completed = $0 }
        AnimationClock.current.advance(by: 0.15)
        let sheet = try #require(pages[0].view.layer.presentation())
        #expect(abs(sheet.frame.width - full.width / 2) < full.width / 8 && abs(sheet.frame.minX) < 1)
        #expect(book.view.subviews.last === pages[0].view)
        AnimationClock.current.finish()
        window.layoutIfNeeded()
        #expect(completed && pages[1].view.frame == full && pages[1].view.transform.isIdentity)
        #expect(pages[0].view.superview == nil && pages[0].view.transform.isIdentity)
    }
}

extension UIView {
    /// The labels inside of the view.
    fileprivate var allLabels: [UILabel] {
        subviews.flatMap { view in [view as? UILabel].compactMap { $0 } + view.allLabels }
    }
}
