import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Lists in collection views.
@MainActor struct ListCellTests {
    /// A list of sections of texts, in a window.
    final class List: NSObject, UICollectionViewDataSource {
        let sections: [[String]]
        let collectionView: UICollectionView
        let window: UIWindow
        var fill: (UICollectionViewListCell, IndexPath, String) -> Void = { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        var fillHeader: (UICollectionViewListCell, String, IndexPath) -> Void = { cell, kind, path in
            var content = cell.defaultContentConfiguration()
            content.text = kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer"
            cell.contentConfiguration = content
        }

        init(
            _ sections: [[String]], screen: UIScreen, layout: UICollectionViewLayout
        ) {
            self.sections = sections
            window = UIWindow(screen: screen)
            collectionView = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            super.init()
            collectionView.contentInsetAdjustmentBehavior = .never
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            for kind in [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ] {
                collectionView.register(
                    UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: "header")
            }
            collectionView.dataSource = self
            window.addSubview(collectionView)
            window.isHidden = false
        }

        func show() { window.layoutIfNeeded() }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let cell = cell as? UICollectionViewListCell {
                fill(cell, indexPath, sections[indexPath.section][indexPath.item])
            }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            if let cell = view as? UICollectionViewListCell { fillHeader(cell, kind, indexPath) }
            return view
        }

        func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
            let path = IndexPath(item: item, section: section)
            return try #require(collectionView.cellForItem(at: path) as? UICollectionViewListCell)
        }
    }

    static func configuration(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, headers: Bool = false
    ) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        if headers { (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary) }
        return configuration
    }

    static func list(
        _ sections: [[String]], _ configuration: UICollectionLayoutListConfiguration,
        _ screen: UIScreen = UIScreen(.iPhone16)
    ) -> List {
        List(
            sections, screen: screen, layout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    // MARK: Frames

    @Test func insetGroupsLieAsOnThePhone() throws {
        let list = Self.list([["A", "B"], ["C"]], Self.configuration(.insetGrouped))
        list.show()
        let frames = try [list.cell(0), list.cell(1), list.cell(0, 1)].map(\.frame)
        let third = 1.0 / 3
        #expect(abs(frames[0].minY - 17 - 2 * third) < 0.001)
        #expect(frames[0].minX == 20 && frames[0].width == 353)
        #expect(frames[0].height == 44 && frames[1].height == 44)
        #expect(abs(frames[1].minY - frames[0].maxY) < 0.001)
        #expect(abs(frames[2].minY - frames[1].maxY - 35 - third) < 0.001)
        let first = try list.cell(0)
        #expect(first.layer.cornerRadius == 10)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        let single = try list.cell(0, 1)
        #expect(
            single.layer.maskedCorners == [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ])
    }

    @Test func insetGroupsOfTodayAreHigher() throws {
        let list = Self.list(
            [["A", "B"], ["C"]], Self.configuration(.insetGrouped),
            UIScreen(.iPhoneSE, systemVersion: .iOS26))
        list.fill = { cell, path, text in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = text
            if path.item == 1 { content.secondaryText = "b" }
            cell.contentConfiguration = content
        }
        list.show()
        #expect(try list.cell(0).frame == CGRect(x: 16, y: 35, width: 343, height: 52))
        #expect(try list.cell(1).frame == CGRect(x: 16, y: 87, width: 343, height: 68.5))
        #expect(try list.cell(0, 1).frame.minY == 87 + 68.5 + 35)
        #expect(try list.cell(0).layer.cornerRadius == 26)
        let view = try #require(try list.cell(1).contentView.subviews.first as? UIListContentView)
        let guides = (view.textLayoutGuide?.layoutFrame, view.secondaryTextLayoutGuide?.layoutFrame)
        #expect(guides.0?.minY == 15 && guides.1?.minY == 35.5)
        #expect(guides.0?.minX == 16)
    }

    @Test func headersAndFootersOfGroups() throws {
        let list = Self.list([["A"]], Self.configuration(.grouped, headers: true))
        list.show()
        let path = IndexPath(item: 0, section: 0)
        let header = try #require(
            list.collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path))
        #expect(abs(header.frame.height - 38.667) < 0.001)
        let footer = try #require(
            list.collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionFooter, at: path))
        #expect(abs(footer.frame.height - 31.667) < 0.001)
        let cell = try list.cell(0)
        #expect(cell.frame == CGRect(x: 0, y: header.frame.maxY, width: 393, height: 44))
        #expect(abs(footer.frame.minY - cell.frame.maxY) < 0.001)
        let content = try #require(
            (header as? UICollectionViewListCell)?.contentView.subviews.first as? UIListContentView)
        #expect(content.textStorage?.text == "HEADER")
    }

    @Test func headersOfPlainListsPin() throws {
        let rows = (0..<40).map { "\($0)" }
        let list = Self.list([rows, rows], Self.configuration(.plain, headers: true))
        list.show()
        let path = IndexPath(item: 0, section: 0)
        func header() throws -> UICollectionViewListCell {
            try #require(
                list.collectionView.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: path)
                    as? UICollectionViewListCell)
        }
        #expect(try header().frame.minY == 22)
        #expect(try !header().configurationState.isPinned)
        list.collectionView.contentOffset.y = 300
        list.show()
        #expect(try header().frame.minY == 300)
        #expect(try header().configurationState.isPinned)
    }

    // MARK: Accessories

    @Test func accessoriesTakeTheirSpace() throws {
        let list = Self.list(
            [["A"]], Self.configuration(.insetGrouped), UIScreen(.iPhoneSE, systemVersion: .iOS26))
        list.fill = { cell, _, text in
            cell.accessories = [
                .checkmark(displayed: .whenNotEditing), .disclosureIndicator(displayed: .whenNotEditing),
                .delete(), .reorder(),
            ]
            cell.contentConfiguration = UIListContentConfiguration.cell()
        }
        list.show()
        let cell = try list.cell(0)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 343 - 30 - 10.5 - 24, height: 52))
        list.collectionView.isEditing = true
        list.show()
        let control = try #require(cell.subviews.first { $0 is CellEditControl })
        #expect(control.frame == CGRect(x: 15, y: 13, width: 26, height: 26))
        #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 343 - 40 - 16 - 27, height: 52))
        let reorder = try #require(cell.subviews.first { $0 is CellReorderControl })
        #expect(reorder.frame.width == 27 && reorder.frame.maxX == 343 - 16)
    }

    @Test func accessoriesAreOrdered() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let (leading, trailing) = (UIView(), UIView())
        leading.bounds.size = CGSize(width: 10, height: 10)
        trailing.bounds.size = CGSize(width: 30, height: 10)
        cell.accessories = [
            .disclosureIndicator(),
            .customView(configuration: .init(customView: trailing, placement: .trailing())),
            .customView(configuration: .init(customView: leading, placement: .leading(displayed: .always))),
            .multiselect(displayed: .always), .checkmark(), .label(text: "1"),
        ]
        cell.layoutIfNeeded()
        let views = cell.subviews.filter { $0 !== cell.contentView }.sorted { $0.frame.minX < $1.frame.minX }
        let order = views.map { "\(type(of: $0))" }
        #expect(
            order == ["CellEditControl", "UIView", "UIView", "UILabel", "CellGlyph", "CellGlyph"])
        let margin = cell.directionalLayoutMargins.leading
        #expect(leading.frame.minX == margin + 24 + 16)
        #expect(cell.contentView.frame.minX == leading.frame.maxX)
        #expect(cell.contentView.frame.maxX == trailing.frame.minX)
    }

    @Test func twoOfAKindRaise() {
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        cell.accessories = [.checkmark(), .checkmark()]
        #expect(reasons.count == 1)
        #expect(cell.accessories.isEmpty)
        cell.accessories = [.label(text: "a"), .label(text: "b"), .checkmark()]
        #expect(cell.accessories.count == 3 && reasons.count == 1)
    }

    @Test func indentationMovesContentAndAccessories() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
        cell.indentationLevel = 2
        cell.layoutIfNeeded()
        let margin = cell.directionalLayoutMargins.leading
        #expect(cell.contentView.frame.minX == margin + 24 + 20)
        let chevron = cell.subviews.first { $0 is OutlineControl }
        let indented = chevron?.frame.minX ?? 0
        cell.indentsAccessories = false
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == margin + 44)
        #expect(chevron?.frame.minX == indented - 20)
    }

    // MARK: Separators

    @Test func separatorsBeginAtTheText() throws {
        let list = Self.list([["A", "B", "C"]], Self.configuration(.insetGrouped))
        list.show()
        func line(_ item: Int) throws -> CGRect? { try list.cell(item).list.bottomSeparator?.frame }
        #expect(try line(0)?.minX == 20)
        #expect(try line(0)?.maxX == 353)
        #expect(try line(2) == nil)
        list.collectionView.selectItem(
            at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        list.show()
        #expect(try line(0) == nil && line(1) == nil)
        try list.cell(0).separatorLayoutGuide.leadingAnchor.constraint(
            equalTo: list.cell(0).leadingAnchor, constant: 70
        ).isActive = true
        list.collectionView.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
        list.show()
        try list.cell(0).setNeedsLayout()
        list.show()
        #expect(try line(0)?.minX == 70)
    }

    @Test func handlersChangeSeparators() throws {
        var configuration = Self.configuration(.plain)
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
            if path.item == 0 {
                separators.bottomSeparatorInsets = .init(top: 0, leading: 3, bottom: 0, trailing: 5)
            }
            return separators
        }
        let list = Self.list([["A", "B", "C"]], configuration)
        list.show()
        #expect(try list.cell(0).list.bottomSeparator?.frame.minX == 3)
        #expect(try list.cell(0).list.bottomSeparator?.frame.maxX == 388)
        #expect(try list.cell(1).list.bottomSeparator == nil)
        #expect(try list.cell(2).list.bottomSeparator != nil)
    }

    // MARK: Swipes

    @Test func swipesUncoverTheActionsOfTheList() throws {
        var (configuration, done) = (Self.configuration(.plain), [Int]())
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            guard path.item != 1 else { return nil }
            let action = UIContextualAction(style: .normal, title: "Archive") { _, _, completion in
                done.append(path.item)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        let list = Self.list([["A", "B", "C"]], configuration)
        list.show()
        #expect(try !list.cell(1).simulateSwipe())
        let cell = try list.cell(0)
        #expect(cell.simulateSwipe())
        #expect(cell.shownSwipeActions.map(\.title) == ["Archive"])
        #expect(cell.configurationState.isSwiped)
        #expect(cell.frame.minX < -70)
        #expect(try list.cell(2).simulateSwipe())
        #expect(cell.shownSwipeActions.isEmpty && cell.frame.minX == 0)
        #expect(try list.cell(2).simulateSwipeAction())
        #expect(done == [2])
        #expect(try list.cell(2).shownSwipeActions.isEmpty)
    }
}
