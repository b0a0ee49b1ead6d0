import Testing
import UIKit

@testable import HeadlessUIKit

/// What violates the contract of collection views, in iOS's words, with data sources that lie; the list stays usable.
@MainActor struct CollectionExceptionTests {
    final class Source: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = {
            $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
        }
        var view: (UICollectionView, String, IndexPath) -> UICollectionReusableView = {
            $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "view", for: $2)
        }

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { cell(collectionView, indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView { view(collectionView, kind, indexPath) }
    }

    private let header = UICollectionView.elementKindSectionHeader

    private func list(_ source: Source?, _ layout: UICollectionViewLayout? = nil) -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 40)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout ?? flow)
        list.contentInsetAdjustmentBehavior = .never
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "view")
        list.dataSource = source
        let window = UIWindow(frame: list.frame)
        window.addSubview(list)
        window.isHidden = false
        return list
    }

    private func exceptions(_ body: () -> Void) -> [UIKitException] {
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var raised: [UIKitException] = []
        UIKitException.handler = { raised.append($0) }
        body()
        return raised
    }

    private func reports(_ body: () -> Void) -> [String] {
        let old = LayoutDiagnostics.handler
        defer { LayoutDiagnostics.handler = old }
        var reports: [String] = []
        LayoutDiagnostics.handler = { reports.append("\($0)") }
        body()
        return reports
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    /// After a reload with a source that does not lie all items have cells.
    private func expectUsable(_ list: UICollectionView, _ source: Source) {
        let raised = exceptions {
            source.counts = [3]
            source.cell = { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
            source.view = {
                $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "view", for: $2)
            }
            list.reloadData()
            list.layoutIfNeeded()
        }
        #expect(raised.isEmpty)
        #expect(Set(list.indexPathsForVisibleItems) == [path(0), path(1), path(2)])
    }

    @Test func cellsThatWereNotDequeued() {
        let source = Source([2])
        source.cell = { _, _ in UICollectionViewCell(frame: .zero) }
        let list = list(source)
        let raised = exceptions { list.layoutIfNeeded() }
        #expect(raised.count == 2)
        #expect(raised.first?.name == "NSInternalInconsistencyException")
        #expect(
            raised.first?.reason
                == "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells "
                + "must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
        expectUsable(list, source)
    }

    @Test func viewsThatWereNotDequeued() {
        let source = Source([1])
        source.view = { _, _, _ in UICollectionReusableView(frame: .zero) }
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        let list = list(source, flow)
        let raised = exceptions { list.layoutIfNeeded() }
        let reason = raised.first?.reason ?? ""
        #expect(
            reason.hasPrefix(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
                    + "(UICollectionElementKindSectionHeader,<NSIndexPath: 0x"))
        #expect(
            reason.contains(
                "{length = 2, path = 0 - 0}) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (<"
            ))
        expectUsable(list, source)
    }

    @Test func aDataSourceThatIsNotSet() {
        final class Fixed: UICollectionViewLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                let attributes = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: "k", with: IndexPath(item: 0, section: 0))
                attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                return [attributes]
            }
        }
        let list = list(nil, Fixed())
        let raised = exceptions { list.layoutIfNeeded() }
        #expect(raised.map(\.reason) == ["UICollectionView dataSource is not set"])
    }

    @Test func wrongNumbersOfSections() {
        let source = Source([2])
        let list = list(source)
        list.layoutIfNeeded()
        let raised = exceptions { list.insertSections([0]) }
        #expect(
            raised.first?.reason.hasPrefix(
                "Invalid update: invalid number of sections.  The number of sections contained in the collection view after "
                    + "the update (1) must be equal to the number of sections contained in the collection view before the "
                    + "update (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
            )
                == true, "\(raised.map(\.reason))")
        expectUsable(list, source)
    }

    @Test func changesOutOfRange() {
        let source = Source([20])
        let list = list(source)
        list.layoutIfNeeded()
        let deleted = exceptions {
            source.counts = [19]
            list.deleteItems(at: [path(99)])
        }
        #expect(
            deleted.first?.reason.hasPrefix(
                "attempt to delete item 99 from section 0 which only contains 20 items before the update")
                == true)
        list.layoutIfNeeded()
        let inserted = exceptions {
            source.counts = [20]
            list.insertItems(at: [path(100)])
        }
        #expect(
            inserted.first?.reason.hasPrefix(
                "attempt to insert item 100 into section 0, but there are only 20 items in section 0 after the update"
            )
                == true)
        list.layoutIfNeeded()
        #expect(list.numberOfItems(inSection: 0) == 20)
        expectUsable(list, source)
    }

    @Test func scrollingToTwoPositionsOfAnAxis() {
        let source = Source([20])
        let list = list(source)
        list.layoutIfNeeded()
        let raised = exceptions {
            list.scrollToItem(at: path(9), at: [.top, .bottom], animated: false)
        }
        #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
        #expect(list.contentOffset == .zero)
    }

    @Test func viewsThatAreDequeuedAndNotReturned() {
        let source = Source([1])
        source.cell = { list, path in
            _ = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            return list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let list = list(source)
        let raised = exceptions { list.layoutIfNeeded() }
        #expect(
            raised.first?.reason.hasPrefix(
                "Expected dequeued view to be returned to the collection view in preparation for display. When the "
                    + "collection view's data source is asked to provide a view for a given index path, ensure that a "
                    + "single view is dequeued and returned to the collection view. Avoid dequeuing views without a "
                    + "request from the collection view. For retrieving an existing view in the collection view, use "
                    + "-[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
                    + "supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <") == true)
        expectUsable(list, source)
    }

    @Test func attributesOfItemsThatDoNotExist() {
        final class Lying: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                (0..<5).map {
                    let attributes = UICollectionViewLayoutAttributes(
                        forCellWith: IndexPath(item: $0, section: 0))
                    attributes.frame = CGRect(x: 0, y: $0 * 50, width: 100, height: 40)
                    return attributes
                }
            }
        }
        let source = Source([3])
        let list = list(source, Lying())
        let reports = reports { list.layoutIfNeeded() }
        #expect(reports.count == 2)
        #expect(
            reports.first?.contains(
                " are not valid for the data source counts. Attributes will be ignored.") == true)
        #expect(reports.first?.contains("Layout attributes <UICollectionViewLayoutAttributes: ") == true)
        #expect(list.visibleCells.count == 3)
    }

    @Test func itemsThatAreTooWide() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 400, height: 40)
        let source = Source([1])
        let list = list(source, flow)
        let text = reports { list.layoutIfNeeded() }.joined(separator: "\n")
        for part in [
            "The behavior of the UICollectionViewFlowLayout is not defined because:",
            "the item width must be less than the width of the UICollectionView minus the section insets left and right "
                + "values, minus the content insets left and right values.",
            "The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: ",
            "and it is attached to <",
            "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.",
        ] { #expect(text.contains(part), "\(part)") }
        #expect(list.visibleCells.count == 1)
    }

    @Test func layoutsThatNeverSettle() {
        final class Restless: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size.height = layoutAttributes.size.height == 40 ? 60 : 40
                return layoutAttributes
            }
        }
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 300, height: 40)
        let source = Source([2, 2])
        source.cell = { list, path in
            list.dequeueReusableCell(
                withReuseIdentifier: path == IndexPath(item: 1, section: 1) ? "restless" : "cell", for: path)
        }
        let list = list(source, flow)
        list.register(Restless.self, forCellWithReuseIdentifier: "restless")
        let reports = reports { list.layoutIfNeeded() }
        #expect(reports.contains { $0.contains("section 1, item 1") }, "\(reports)")
        expectUsable(list, source)
    }

    @Test func dataThatChangesDuringTheLayout() {
        let source = Source([30])
        let list = list(source)
        var calls = 0
        source.cell = { list, path in
            calls += 1
            // The data changes without an update, as background threads do it.
            source.counts = [calls > 3 ? 2 : 30]
            return list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        _ = exceptions { list.layoutIfNeeded() }
        expectUsable(list, source)
        let raised = exceptions {
            source.counts = [2]
            list.performBatchUpdates { list.insertItems(at: [path(0)]) }
        }
        #expect(raised.first?.reason.contains("invalid number of items in section 0") == true)
        expectUsable(list, source)
    }
}
