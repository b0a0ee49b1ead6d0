import TestSupport
import Testing
import UIKit

/// Flow layout against a model that has nothing but the rules. Run once with 20,000 configurations.
@MainActor struct FlowLayoutRandomTests {
    /// A flow delegate with the values of a model.
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let sections: [FlowModel.Section]
        let isVertical: Bool

        init(_ sections: [FlowModel.Section], isVertical: Bool) {
            (self.sections, self.isVertical) = (sections, isVertical)
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].sizes.count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { sections[path.section].sizes[path.item] }

        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets { sections[section].insets }

        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { sections[section].lineSpacing }

        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { sections[section].spacing }

        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { length(sections[section].header) }

        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize { length(sections[section].footer) }

        private func length(_ length: CGFloat) -> CGSize {
            isVertical ? CGSize(width: 7, height: length) : CGSize(width: length, height: 7)
        }
    }

    final class MirroredLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private func randomSections(_ random: inout SeededRandom) -> [FlowModel.Section] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
            let count = random.chance(0.1) ? 0 : Int.random(in: 1...30, using: &random)
            func length() -> CGFloat { CGFloat(Int.random(in: 1...600, using: &random)) / 4 + 10 }
            let kind = Int.random(in: 0...3, using: &random)
            let common = CGSize(width: length(), height: length())
            let sizes = (0..<count).map { _ in
                switch kind {
                case 0: common
                case 1: CGSize(width: length(), height: length())
                case 2: CGSize(width: common.width, height: length())
                default: random.chance(0.8) ? common : CGSize(width: length(), height: common.height)
                }
            }
            func small() -> CGFloat { CGFloat(Int.random(in: 0...80, using: &random)) / 4 }
            return FlowModel.Section(
                sizes: sizes,
                insets: UIEdgeInsets(top: small(), left: small(), bottom: small(), right: small()),
                lineSpacing: small(), spacing: small(), header: random.chance(0.5) ? small() * 2 : 0,
                footer: random.chance(0.3) ? small() * 2 : 0)
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 150))
    func randomSectionsAreLaidOutByTheRules(seed: RandomSeed) {
        var random = seed.random
        let handler = LayoutDiagnostics.handler
        LayoutDiagnostics.handler = { _ in }
        defer { LayoutDiagnostics.handler = handler }
        let isVertical = random.chance(0.6)
        let isMirrored = random.chance(0.3)
        let size = CGSize(
            width: Int.random(in: 200...500, using: &random),
            height: Int.random(in: 200...700, using: &random))
        let sections = randomSections(&random)
        let source = Source(sections, isVertical: isVertical)
        let layout = MirroredLayout()
        layout.scrollDirection = isVertical ? .vertical : .horizontal
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        if random.chance(0.4) {
            list.contentInset = UIEdgeInsets(top: 8, left: 5.5, bottom: 12, right: 10)
        }
        if isMirrored { list.semanticContentAttribute = .forceRightToLeft }
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        (list.dataSource, list.delegate) = (source, source)
        window.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        let model = FlowModel(
            bounds: size, contentInset: list.contentInset, isVertical: isVertical,
            scale: list.traitCollection.displayScale, sections: sections)
        #expect(isClose(list.contentSize, model.contentSize))
        func shown(_ rect: CGRect) -> CGRect {
            guard isMirrored else { return rect }
            var rect = rect
            rect.origin.x = list.contentSize.width - rect.maxX
            return rect
        }
        for (section, frames) in model.items.enumerated() {
            for (item, frame) in frames.enumerated() {
                let path = IndexPath(item: item, section: section)
                let found = list.layoutAttributesForItem(at: path)?.frame ?? .null
                #expect(isClose(found, shown(frame)), "\(path): \(found), not \(shown(frame))")
            }
            compare(
                list, UICollectionView.elementKindSectionHeader, section, model.headers[section].map(shown))
            compare(
                list, UICollectionView.elementKindSectionFooter, section, model.footers[section].map(shown))
        }
        checkVisible(list, model, shown)
        for _ in 0..<3 {
            let range = (
                max(0, model.contentSize.width - size.width), max(0, model.contentSize.height - size.height)
            )
            list.contentOffset = CGPoint(
                x: CGFloat.random(in: 0...range.0, using: &random).rounded(),
                y: CGFloat.random(in: 0...range.1, using: &random).rounded())
            list.layoutIfNeeded()
            checkVisible(list, model, shown)
        }
    }

    private func compare(_ list: UICollectionView, _ kind: String, _ section: Int, _ frame: CGRect?) {
        let found = list.layoutAttributesForSupplementaryElement(
            ofKind: kind, at: IndexPath(item: 0, section: section))
        guard let frame else {
            #expect(found == nil)
            return
        }
        #expect(isClose(found?.frame ?? .null, frame))
    }

    /// Exactly the items that intersect the bounds have cells, in their frames.
    private func checkVisible(_ list: UICollectionView, _ model: FlowModel, _ shown: (CGRect) -> CGRect) {
        var expected: Set<IndexPath> = []
        for (section, frames) in model.items.enumerated() {
            for (item, frame) in frames.enumerated() {
                let (frame, bounds) = (shown(frame), list.bounds)
                if frame.minX < bounds.maxX - 0.01, frame.maxX > bounds.minX + 0.01,
                    frame.minY < bounds.maxY - 0.01, frame.maxY > bounds.minY + 0.01
                {
                    expected.insert(IndexPath(item: item, section: section))
                }
            }
        }
        let visible = Set(list.indexPathsForVisibleItems)
        #expect(expected.subtracting(visible).isEmpty)
        for path in visible {
            let cell = list.cellForItem(at: path)
            #expect(isClose(cell?.frame ?? .null, shown(model.items[path.section][path.item])))
            #expect(cell?.superview === list)
        }
        #expect(
            visible.subtracting(expected).allSatisfy { path in
                // At the edge, within what floating-point numbers differ by.
                let frame = shown(model.items[path.section][path.item])
                return frame.insetBy(dx: -0.02, dy: -0.02).intersects(list.bounds)
            })
    }

    private func isClose(_ a: CGSize, _ b: CGSize) -> Bool {
        abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
    }

    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        isClose(a.size, b.size) && abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
    }
}
