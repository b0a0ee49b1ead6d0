import Testing
import UIKit

@testable import HeadlessUIKit

/// The index, sweeps, focus and spring loading, asynchronous forms, prefetching by program, and the end of the selection.
@MainActor struct CollectionBehaviorTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    private static var windows: [UIWindow] = []

    private func rows(_ height: CGFloat = 100) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: height)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    private func shown(
        _ source: any UICollectionViewDataSource, _ layout: UICollectionViewLayout,
        cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) -> (UICollectionView, UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.register(cell, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        window.addSubview(list)
        window.isHidden = false
        list.layoutIfNeeded()
        // Views do not hold their windows.
        Self.windows = Self.windows.suffix(4) + [window]
        return (list, window)
    }

    /// What real source may override and implement, with UIKit's signatures.
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
        UICollectionViewDataSourcePrefetching
    {
        var prefetched: [IndexPath] = []
        var notes: [String] = []
        var provided: Set<IndexPath> = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            10
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            provided.insert(indexPath)
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B", "C"] }
        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { IndexPath(item: 1, section: index) }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            prefetched += indexPaths
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            notes.append("begin \(indexPath.item)")
            collectionView.allowsMultipleSelection = true
        }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            notes.append("end")
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            notes.append("select \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
            with context: UISpringLoadedInteractionContext
        ) -> Bool { context.state == .possible }
        func collectionView(
            _ collectionView: UICollectionView,
            shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool { context.nextFocusedIndexPath != nil }
        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {}
    }

    @Test func theIndexLeadsToItems() {
        let source = Source()
        let (list, _) = shown(source, rows())
        #expect(list.simulateIndexTouch("B"))
        #expect(list.contentOffset.y == 1100)
        #expect(!list.simulateIndexTouch("X"))
        list.layoutIfNeeded()
        let bar = list.subviews.first { $0 is SectionIndexBar }
        #expect(bar?.frame == CGRect(x: 285, y: 1100, width: 15, height: 400))
        #expect(list.subviews.last === bar)
    }

    @Test func pansOfTwoFingersSelect() {
        let source = Source()
        let (list, _) = shown(source, rows())
        list.delegate = source
        #expect(list.simulateMultipleSelection(from: path(1), to: path(3)))
        #expect(source.notes == ["begin 1", "select 1", "select 2", "select 3", "end"])
        #expect(list.indexPathsForSelectedItems == [path(1), path(2), path(3)])
        #expect(list.simulateMultipleSelection(from: path(3), to: path(2)))
        #expect(list.indexPathsForSelectedItems == [path(1)])
    }

    @Test func animatedScrollsPrefetchAndMakeCellsOnTheWay() {
        let clock = AnimationClock.current
        AnimationClock.current = AnimationClock()
        defer { AnimationClock.current = clock }
        let source = Source()
        let (list, _) = shown(source, rows())
        list.prefetchDataSource = source
        list.scrollToItem(at: path(5, 2), at: .top, animated: true)
        #expect(list.contentOffset.y == 0)
        AnimationClock.current.advance(by: 0.15)
        #expect(list.contentOffset.y > 300 && list.contentOffset.y < 2300)
        AnimationClock.current.finish()
        #expect(list.contentOffset.y == 2500)
        #expect(!source.prefetched.isEmpty)
        #expect(source.provided.count > 12)
    }

    @Test func asynchronousFormsReturnAfterTheAnimation() async {
        let source = CollectionSource([2])
        let (list, _) = shown(source, rows())
        source.counts = [3]
        let update = Task { @MainActor in
            await list.performBatchUpdates { list.insertItems(at: [path(0)]) }
        }
        while list.numberOfItems(inSection: 0) < 3 { await Task.yield() }
        AnimationClock.current.finish()
        #expect(await update.value)
        #expect(list.numberOfItems(inSection: 0) == 3)
        let next = rows(50)
        await list.setCollectionViewLayout(next, animated: false)
        #expect(list.collectionViewLayout === next)
    }

    final class ConstrainedCell: UICollectionViewCell {
        let box = UIView()
        private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 40)

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            // As source has it where the content is higher than the cell until that is measured.
            let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
            bottom.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor), bottom,
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.widthAnchor.constraint(equalToConstant: 300), height,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func changedConstraintsMeasureCells() throws {
        for mode in [
            UICollectionView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints, .disabled,
        ] {
            let source = CollectionSource([3])
            let layout = rows()
            layout.estimatedItemSize = CGSize(width: 300, height: 30)
            let (list, _) = shown(source, layout, cell: ConstrainedCell.self)
            list.selfSizingInvalidation = mode
            let cell = try #require(list.cellForItem(at: path(0)) as? ConstrainedCell)
            #expect(cell.frame.height == 40)
            cell.height.constant = 90
            list.layoutIfNeeded()
            #expect(cell.frame.height == (mode == .enabledIncludingConstraints ? 90 : 40), "\(mode)")
            #expect(list.contentSize.height == (mode == .enabledIncludingConstraints ? 170 : 120))
        }
    }

    final class Controller: UICollectionViewController {
        var notes: [String] = []
        private var selected: Int { collectionView.indexPathsForSelectedItems?.count ?? 0 }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        { 4 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            notes.append("will \(selected)")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            notes.append("is \(selected)")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            notes.append("did \(selected)")
        }
    }

    @Test func theSelectionEndsWhenTheViewIsAppearing() {
        let controller = Controller(collectionViewLayout: rows(40))
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        controller.collectionView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        controller.view.layoutIfNeeded()
        controller.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
        controller.viewWillAppear(false)
        #expect(controller.notes == ["will 1"])
        controller.notes = []
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        #expect(controller.notes == ["will 1", "is 0", "did 0"])
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        controller.notes = []
        controller.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        #expect(controller.notes == ["will 1", "is 1", "did 0"])
    }

    @Test func behaviorsMoveVisibleItems() throws {
        let clock = AnimationClock.current
        AnimationClock.current = AnimationClock()
        defer { AnimationClock.current = clock }
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        var items: [any NSCollectionLayoutVisibleItem] = []
        section.visibleItemsInvalidationHandler = { visible, _, _ in items = visible }
        let source = CollectionSource([3])
        let (list, _) = shown(source, UICollectionViewCompositionalLayout(section: section))
        let item = try #require(items.first)
        let animator = UIDynamicAnimator(referenceView: list)
        animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 150, y: 200)))
        AnimationClock.current.advance(by: 2)
        list.layoutIfNeeded()
        let cell = try #require(list.cellForItem(at: path(0)))
        #expect(abs(cell.center.y - 200) < 2, "\(cell.center)")
        #expect(list.cellForItem(at: path(1))?.frame.minY == 50)
    }
}
