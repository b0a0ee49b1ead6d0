import GalleryScreens
import Testing
import UIKit

/// The screens about constraints: the same picture however it is written, everything where the text says.
@MainActor
@Suite struct AutoLayoutScreensTests {
    private func show(
        _ content: UIView, on device: ScreenDevice = .iPhone13Mini,
        direction: UISemanticContentAttribute = .unspecified
    ) -> UIWindow {
        let window = UIWindow(screen: UIScreen(device))
        window.rootViewController = ConstraintScreenViewController("Title", content, direction: direction)
        window.makeKeyAndVisible()
        window.settle()
        return window
    }

    private func picture(_ writing: ThreeViews.Writing, _ size: CGSize, rightToLeft: Bool) throws -> Data {
        let view = ThreeViews(writing)
        view.frame = CGRect(origin: .zero, size: size)
        view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
        view.layoutIfNeeded()
        return try ViewDrawing(of: view).pngData(scale: 3)
    }

    @Test(arguments: [CGSize(width: 320, height: 200), CGSize(width: 201.5, height: 333)], [false, true])
    func threeWritingsAreOnePicture(size: CGSize, rightToLeft: Bool) throws {
        let anchors = try picture(.anchors, size, rightToLeft: rightToLeft)
        #expect(try picture(.initialisers, size, rightToLeft: rightToLeft) == anchors)
        #expect(try picture(.visualFormat, size, rightToLeft: rightToLeft) == anchors)
        #expect(try picture(.ambiguousFormat, size, rightToLeft: rightToLeft) != anchors)
        #expect(try picture(.anchors, size, rightToLeft: !rightToLeft) != anchors)
    }

    @Test(arguments: [ThreeViews.Writing.anchors, .initialisers, .visualFormat])
    func threeViewsLieInTheMargins(writing: ThreeViews.Writing) {
        let view = ThreeViews(writing)
        view.frame = CGRect(x: 0, y: 0, width: 248, height: 228)
        view.layoutIfNeeded()
        // Margins 16, 24, 12 and 16: 208 by 200 points inside. Half of 200 less 4 is 96.
        #expect(view.red.frame == CGRect(x: 24, y: 16, width: 100, height: 96))
        #expect(view.blue.frame == CGRect(x: 132, y: 16, width: 100, height: 96))
        #expect(view.green.frame == CGRect(x: 24, y: 120, width: 208, height: 96))
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        // Leading is right now, and with it the margin of 24.
        #expect(view.red.frame == CGRect(x: 124, y: 16, width: 100, height: 96))
        #expect(view.blue.frame == CGRect(x: 16, y: 16, width: 100, height: 96))
        #expect(view.green.frame == CGRect(x: 16, y: 120, width: 208, height: 96))
    }

    @Test func onlyTheHeightsAreOpenWithoutThem() {
        let view = ThreeViews(.ambiguousFormat)
        view.frame = CGRect(x: 0, y: 0, width: 248, height: 228)
        view.layoutIfNeeded()
        #expect(view.red.frame.width == 100)
        #expect(view.blue.frame.minX == 132)
        #expect(view.green.frame.width == 208)
        #expect(view.green.frame.minY - view.red.frame.maxY == 8)
        #expect(view.red.frame.height + view.green.frame.height == 192)
        let open = view.ambiguousLayoutReport().entries
        #expect(Set(open.compactMap(\.view)) == [view.red, view.blue, view.green])
        #expect(open.allSatisfy { $0.axis == .vertical && $0.variables.contains("Height") })
        #expect(view.red.hasAmbiguousLayout && view.blue.hasAmbiguousLayout && view.green.hasAmbiguousLayout)
    }

    @Test(arguments: [ThreeViews.Writing.anchors, .initialisers, .visualFormat])
    func nothingIsOpenWithThem(writing: ThreeViews.Writing) {
        let view = ThreeViews(writing)
        view.frame = CGRect(x: 0, y: 0, width: 248, height: 228)
        let report = view.ambiguousLayoutReport()
        #expect(report.isEmpty, "\(report)")
    }

    @Test func viewsAreFixedInParentsOfAnyWidth() {
        let view = FixedHorizontallyView(frame: CGRect(x: 0, y: 0, width: 300, height: 700))
        for width in [300.0, 400] {
            view.frame.size.width = width
            view.layoutIfNeeded()
            let parents = view.subviews.filter { !($0 is UILabel) }
            let places = parents.map { ($0.frame.width, $0.subviews[0].frame) }
            let parts = [1, 0.8, 0.6].map { CGFloat($0 * width) }
            for (index, (parent, frame)) in places.enumerated() {
                #expect(abs(parent - parts[index % 3]) < 0.51)
                let start: [CGFloat] = [16, 16, 48]
                let length: [CGFloat] = [120, parent - 48, parent - 96]
                #expect(abs(frame.minX - start[index / 3]) < 0.51)
                #expect(abs(frame.width - length[index / 3]) < 0.51)
            }
        }
    }

    @Test func labelsAndFieldsShareABaseline() {
        let form = BaselineFormView()
        _ = show(form)
        for (label, field) in zip(form.labels, form.fields) {
            let line = field.caretRect(for: field.beginningOfDocument)
            let font = field.font ?? .systemFont(ofSize: 17)
            let fieldBaseline = field.frame.minY + line.midY + font.ascender - font.lineHeight / 2
            let labelBaseline = label.frame.midY + label.font.ascender - label.font.lineHeight / 2
            // Both are drawn on pixels, of which there are three in a point.
            #expect(abs(fieldBaseline - labelBaseline) < 0.67, "\(label.text ?? "")")
            #expect(abs(label.frame.maxX - form.labels[0].frame.maxX) < 1e-6)
            #expect(label.frame.minX >= 0)
        }
        #expect(form.labels.contains { $0.frame.minX == 0 })
    }

    @Test func cardsSizeThemselvesAndTheContent() {
        let cards = ConstraintCardsView()
        _ = show(cards)
        #expect(cards.contentSize.width == cards.bounds.width)
        #expect(abs(cards.contentSize.height - (cards.cards.last?.frame.maxY ?? 0)) < 1e-6)
        #expect(cards.contentSize.height > cards.bounds.height)
        for (card, next) in zip(cards.cards, cards.cards.dropFirst()) {
            #expect(abs(next.frame.minY - card.frame.maxY - 12) < 1e-6)
        }
        for label in cards.cards.flatMap(\.subviews) {
            let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
            #expect(abs(fitting - label.bounds.height) < 0.4, "\(label)")
        }
    }

    @Test func badgesHangOver() {
        let view = AlignmentRectView()
        _ = show(view)
        let (inbox, drafts, centre, plain) = (view.boxes[0], view.boxes[1], view.boxes[3], view.boxes[4])
        let body = inbox.alignmentRect(forFrame: inbox.frame)
        #expect(body.maxY == drafts.frame.maxY)
        #expect(body.minY - inbox.frame.minY == BadgedBox.overhang)
        #expect(inbox.frame.maxX - body.maxX == BadgedBox.overhang)
        #expect(abs(drafts.frame.minX - body.maxX - 16) < 0.34)
        #expect(abs(centre.alignmentRect(forFrame: centre.frame).midX - view.bounds.midX) < 0.34)
        #expect(plain.alignmentRect(forFrame: plain.frame).height == 56)
    }

    private static let contents: [@MainActor () -> UIView] = [
        { ThreeViewsSheet() }, { FixedHorizontallyView() }, { BaselineFormView() }, { AlignmentRectView() },
    ]

    private func everyView(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap(everyView) }

    @Test(arguments: 0..<4, [ScreenDevice.iPhoneSE, .iPhone13Mini, .iPhone14ProMax])
    func everythingIsInsideAndWholeInBothDirections(index: Int, device: ScreenDevice) {
        for direction in [UISemanticContentAttribute.unspecified, .forceRightToLeft] {
            let content = Self.contents[index]()
            let window = show(content, on: device, direction: direction)
            let safe = window.bounds.inset(by: window.safeAreaInsets)
            for view in everyView(in: content).dropFirst() {
                #expect(safe.contains(view.convert(view.bounds, to: window)), "\(view)")
                guard let label = view as? UILabel, !label.isHidden else { continue }
                let height = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
                #expect(height <= label.bounds.height + 0.01, "\(label) needs \(height)")
            }
        }
    }
}
