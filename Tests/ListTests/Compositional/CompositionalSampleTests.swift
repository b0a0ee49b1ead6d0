import Testing

@testable import HeadlessUIKit

/// The layouts of Apple's sample "Implementing Modern Collection Views" in a view 375 wide and 667 high, with frames
/// that were calculated by hand from the written rules.
@MainActor
struct CompositionalSampleTests {
    private static func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, inset: CGFloat = 0
    )
        -> NSCollectionLayoutItem
    {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(width, height))
        item.contentInsets = NSDirectionalEdgeInsets(
            top: inset, leading: inset, bottom: inset, trailing: inset)
        return item
    }

    @Test func grid() {
        let item = Self.item(.fractionalWidth(0.2), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            counts: [94])
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 75, height: 75))
        #expect(stage.frame(7) == CGRect(x: 150, y: 75, width: 75, height: 75))
        #expect(stage.frame(93) == CGRect(x: 225, y: 1350, width: 75, height: 75))
        #expect(stage.view.contentSize == CGSize(width: 375, height: 1425))
        // Nine rows are seen, of five items.
        #expect(stage.view.visibleCells.count == 45)
        stage.scroll(to: 75)
        #expect(stage.view.indexPathsForVisibleItems.min() == IndexPath(item: 5, section: 0))
    }

    @Test func insetItems() {
        let item = Self.item(.fractionalWidth(0.2), .fractionalHeight(1), inset: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            counts: [94])
        #expect(stage.frame(0) == CGRect(x: 5, y: 5, width: 65, height: 65))
        #expect(stage.frame(6) == CGRect(x: 80, y: 80, width: 65, height: 65))
    }

    @Test func twoColumns() {
        let item = Self.item(.fractionalWidth(1), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [93])
        // 355 - 10 divided by 2, on whole pixels of a screen of 3 to a point.
        let width = 172 + 1.0 / 3
        #expect(stage.frame(0) == CGRect(x: 10, y: 0, width: width, height: 44))
        #expect(abs(stage.frame(1).minX - (10 + width + 10)) < 0.01)
        #expect(stage.frame(2).minY == 54)
        #expect(stage.view.contentSize.height == 2528 as CGFloat)
    }

    @Test func distinctSections() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let columns = [1, 5, 3][index]
            let item = Self.item(.fractionalWidth(1), .fractionalHeight(1), inset: 2)
            let height: NSCollectionLayoutDimension = columns == 1 ? .absolute(44) : .fractionalWidth(0.2)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), height), subitem: item, count: columns
            )
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
            #expect(environment.container.contentSize == CGSize(width: 375, height: 667))
            return section
        }
        let stage = CompositionalStage(layout, counts: [10, 10, 10])
        #expect(stage.frame(0, 0) == CGRect(x: 22, y: 22, width: 331, height: 40))
        // 20 + 440 + 20, then 20; groups of 335 x 67.
        #expect(stage.frame(0, 1) == CGRect(x: 22, y: 502, width: 63, height: 63))
        #expect(stage.frame(6, 1) == CGRect(x: 89, y: 569, width: 63, height: 63))
        // 480 + 20 + 134 + 20, then 20; 335 / 3 on whole pixels.
        #expect(stage.frame(0, 2).minY == 676)
        #expect(abs(stage.frame(0, 2).width - (111 + 2.0 / 3 - 4)) < 0.01)
        #expect(stage.view.contentSize.height == 962 as CGFloat)
    }

    @Test func badges() {
        let anchor = NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: anchor)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.25), .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [10])
        // Groups of 335 x 67; items of 83.75, on whole pixels 83.666.
        #expect(stage.frame(0) == CGRect(x: 25, y: 25, width: 83 + 2.0 / 3 - 10, height: 57))
        let frame = stage.frame("badge", 0)
        #expect(abs(frame.minX - (20 + 83 + 2.0 / 3 - 5 - 20 + 6)) < 0.34)
        #expect(frame.minY == 19)
        #expect(frame.size == CGSize(width: 20, height: 20))
        let fifth = stage.layout.layoutAttributesForSupplementaryView(
            ofKind: "badge", at: IndexPath(item: 5, section: 0))
        #expect(fifth?.frame.minY == 86 as CGFloat)
        #expect(fifth?.zIndex == 1)
        #expect(
            stage.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 9, section: 0)) != nil)
        #expect(stage.frame("badge", 10) == .null)
    }

    private func headed(pins: Bool, background: Bool = false) -> NSCollectionLayoutSection {
        let item = Self.item(.fractionalWidth(1), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "header", alignment: .top)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "footer", alignment: .bottom)
        header.pinToVisibleBounds = pins
        if pins { header.zIndex = 2 }
        section.boundarySupplementaryItems = [header, footer]
        if background { section.decorationItems = [.background(elementKind: "background")] }
        return section
    }

    @Test func headersAndFooters() {
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: headed(pins: false)), counts: [5, 5])
        #expect(stage.frame("header", 0, 0) == CGRect(x: 10, y: 0, width: 355, height: 44))
        #expect(stage.frame(0, 0) == CGRect(x: 10, y: 44, width: 355, height: 44))
        #expect(stage.frame(4, 0).minY == 240 as CGFloat)
        #expect(stage.frame("footer", 0, 0).minY == 284 as CGFloat)
        #expect(stage.frame("header", 0, 1).minY == 328)
        #expect(stage.view.contentSize.height == 656)
    }

    @Test func pinnedHeaders() {
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: headed(pins: true)), counts: [50, 50])
        let length: CGFloat = 44 + 50 * 44 + 49 * 5 + 44
        stage.scroll(to: 500)
        #expect(stage.frame("header", 0, 0).minY == 500)
        let view = stage.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
        #expect(view?.frame.minY == 500)
        #expect(
            stage.view.layoutAttributesForSupplementaryElement(
                ofKind: "header", at: IndexPath(item: 0, section: 0))?.zIndex == 1_000_000_002)
        // Pushed out by the end of its section.
        stage.scroll(to: length - 30)
        #expect(stage.frame("header", 0, 0).minY == length - 44)
        #expect(stage.frame("header", 0, 1).minY == length)
        stage.view.contentInset.top = 20
        stage.scroll(to: length + 100)
        #expect(stage.frame("header", 0, 1).minY == length + 120)
    }

    @Test func sectionBackground() {
        let layout = UICollectionViewCompositionalLayout(section: headed(pins: false, background: true))
        layout.register(CompositionalStage.Label.self, forDecorationViewOfKind: "background")
        let stage = CompositionalStage(layout, counts: [5, 0])
        let path = IndexPath(item: 0, section: 0)
        #expect(
            layout.layoutAttributesForDecorationView(ofKind: "background", at: path)?.frame
                == CGRect(x: 0, y: 0, width: 375, height: 328))
        #expect(layout.layoutAttributesForItem(at: path)?.zIndex == 1)
        // A section without items has its header and footer.
        #expect(stage.frame("header", 0, 1) == CGRect(x: 10, y: 328, width: 355, height: 44))
        #expect(stage.view.contentSize.height == 416 as CGFloat)
        let background = stage.view.subviews.first {
            $0 is CompositionalStage.Label && $0.frame.height == 328
        }
        #expect(background != nil)
    }

    private func nested() -> NSCollectionLayoutGroup {
        let leading = Self.item(.fractionalWidth(0.7), .fractionalHeight(1), inset: 10)
        let trailing = Self.item(.fractionalWidth(1), .fractionalHeight(0.3), inset: 10)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitem: trailing, count: 2)
        return .horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.4)),
            subitems: [leading, column])
    }

    @Test func nestedGroups() {
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: nested())),
            counts: [100])
        // Groups of 375 x 266.666 (of 266.8); 262.333 and 112.333 wide; two of 133.333 high.
        let height = 266 + 2.0 / 3
        #expect(stage.frame(0) == CGRect(x: 10, y: 10, width: 262 + 1.0 / 3 - 20, height: height - 20))
        #expect(abs(stage.frame(1).minX - 272.333) < 0.01)
        #expect(abs(stage.frame(1).width - 92.333) < 0.01)
        #expect(abs(stage.frame(1).height - 113.333) < 0.01)
        #expect(abs(stage.frame(2).minY - 143.333) < 0.01)
        #expect(abs(stage.frame(3).minY - (height + 10)) < 0.01)
    }

    @Test func orthogonalRows() {
        let section = NSCollectionLayoutSection(group: nested())
        section.orthogonalScrollingBehavior = .continuous
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: section), counts: [30, 30])
        let height = 266 + 2.0 / 3
        #expect(stage.view.contentSize == CGSize(width: 375, height: 2 * height))
        // The second group lies beside the first one, in the scroller of the section.
        #expect(stage.frame(3) == CGRect(x: 385, y: 10, width: 262 + 1.0 / 3 - 20, height: height - 20))
        #expect(abs(stage.frame(0, 1).minY - (height + 10)) < 0.34)
        let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 1))
        #expect(cell?.superview is UIScrollView)
        #expect(cell?.superview !== stage.view)
        #expect(cell?.frame.minX == 10)
        #expect(abs((cell?.frame.minY ?? 0) - 10) < 0.34)
        #expect(stage.view.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
        (stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview as? UIScrollView)?
            .contentOffset.x = 100
        stage.view.layoutIfNeeded()
        #expect(stage.view.cellForItem(at: IndexPath(item: 3, section: 0)) != nil)
        #expect(stage.view.cellForItem(at: IndexPath(item: 3, section: 1)) == nil)
    }

    @Test func rightToLeftMirrors() {
        let section = headed(pins: false)
        section.contentInsets.leading = 30
        let layout = UICollectionViewCompositionalLayout(section: section)
        let stage = CompositionalStage(layout, counts: [5])
        stage.view.semanticContentAttribute = .forceRightToLeft
        layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        #expect(
            stage.view.layoutAttributesForItem(at: path)?.frame
                == CGRect(x: 10, y: 44, width: 335, height: 44))
        #expect(stage.view.cellForItem(at: path)?.frame == CGRect(x: 10, y: 44, width: 335, height: 44))
    }

    @Test func customGroups() {
        var sizes: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(200))
        ) { environment in
            sizes.append(environment.container.contentSize)
            return (0..<3).map { index in
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: CGFloat(index) * 50, y: CGFloat(index) * 60, width: 50, height: 60),
                    zIndex: index)
            }
        }
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [7]
        )
        #expect(sizes == [CGSize(width: 375, height: 200)])
        #expect(stage.frame(4) == CGRect(x: 50, y: 260, width: 50, height: 60))
        // The last group ends with its only item.
        #expect(stage.view.contentSize.height == 460)
        #expect(stage.layout.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))?.zIndex == 2)
    }

    @Test func layoutBoundaries() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60)), elementKind: "global",
                alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(
            section: headed(pins: false), configuration: configuration)
        let stage = CompositionalStage(layout, counts: [5, 5])
        #expect(stage.frame("header", 0, 0).minY == 60)
        #expect(stage.frame("header", 0, 1).minY == 400 as CGFloat)
        #expect(stage.view.contentSize.height == 728 as CGFloat)
        #expect(stage.frame("global", Int.max) == CGRect(x: 0, y: 0, width: 375, height: 60))
        #expect(stage.view.visibleSupplementaryViews(ofKind: "global").count == 1)
    }

    @Test func horizontalScrolling() {
        let item = Self.item(.fractionalWidth(1), .fractionalHeight(0.5))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1)), subitems: [item])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.contentInsetsReference = .none
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
        let stage = CompositionalStage(layout, counts: [9], size: CGSize(width: 375, height: 600))
        #expect(stage.frame(3) == CGRect(x: 100, y: 300, width: 100, height: 300))
        #expect(stage.view.contentSize == CGSize(width: 500, height: 600))
    }
}
