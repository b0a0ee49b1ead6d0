import GalleryScreens
import Testing
import UIKit

/// One post in four languages: the same frames, and nothing that contradicts or is left open.
@MainActor @Suite(.serialized) struct FeedItemTests {
    private static let types: [FeedItem.Type] = [
        ConstraintFeedItem.self, StackFeedItem.self, SnapFeedItem.self, HypeFeedItem.self,
    ]

    /// An item in a window, as high as its constraints make it, and the conflicts that there were.
    private func show(
        _ type: FeedItem.Type, width: CGFloat, sentences: Int, isRightToLeft: Bool = false
    ) -> (item: FeedItem, window: UIWindow, conflicts: [String]) {
        var conflicts: [String] = []
        let handler = LayoutDiagnostics.conflictHandler
        LayoutDiagnostics.conflictHandler = { conflicts.append("\($0)") }
        defer { LayoutDiagnostics.conflictHandler = handler }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 2000))
        let controller = UIViewController()
        if isRightToLeft { controller.traitOverrides.layoutDirection = .rightToLeft }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let item = type.init(.sample(sentences: sentences))
        controller.view.addSubview(item)
        item.frame.size = item.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        window.layoutIfNeeded()
        return (item, window, conflicts)
    }

    private func frames(_ item: FeedItem) -> [CGRect] {
        (item.labels + item.pictures).map { $0.convert($0.bounds, to: item) }
    }

    @Test(arguments: [320.0, 390, 700], [1, 3, 9])
    func fourLanguagesGiveTheSameFrames(width: CGFloat, sentences: Int) {
        let (first, window, conflicts) = show(Self.types[0], width: width, sentences: sentences)
        #expect(conflicts.isEmpty)
        #expect(first.bounds.width == width)
        let expected = frames(first)
        #expect(expected[4].minX == 12 && abs(expected[4].maxX - (width - 12)) < 1e-6)
        for type in Self.types.dropFirst() {
            let (item, other, conflicts) = show(type, width: width, sentences: sentences)
            #expect(conflicts.isEmpty, "\(type)")
            #expect(abs(item.bounds.height - first.bounds.height) < 0.7, "\(type)")
            for (index, (frame, required)) in zip(frames(item), expected).enumerated() {
                let distance = max(
                    abs(frame.minX - required.minX), abs(frame.minY - required.minY),
                    abs(frame.width - required.width),
                    abs(frame.height - required.height))
                // A pixel, where rounding goes by other edges.
                #expect(distance <= 1, "\(type) element \(index): \(frame) instead of \(required)")
            }
            withExtendedLifetime(other) {}
        }
        withExtendedLifetime(window) {}
    }

    @Test(arguments: 0..<4)
    func nothingIsLeftOpen(index: Int) {
        let (item, window, _) = show(Self.types[index], width: 390, sentences: 3)
        for view in item.labels + item.pictures {
            #expect(!view.hasAmbiguousLayout, "\(type(of: item)) \(view)")
        }
        withExtendedLifetime(window) {}
    }

    @Test func theVisualFormatMakes67Constraints() {
        let item = ConstraintFeedItem(.sample())
        #expect(item.layout.count == 67)
        #expect(item.labels.count == 12 && item.pictures.count == 3)
    }

    @Test(arguments: 0..<4)
    func rightToLeftMirrors(index: Int) {
        let (item, window, _) = show(Self.types[index], width: 390, sentences: 3)
        let (mirrored, other, _) = show(Self.types[index], width: 390, sentences: 3, isRightToLeft: true)
        for (frame, mirror) in zip(frames(item), frames(mirrored)) {
            #expect(abs(frame.minX - (390 - mirror.maxX)) <= 1)
            #expect(abs(frame.minY - mirror.minY) <= 1)
        }
        withExtendedLifetime((window, other)) {}
    }

    @Test(arguments: 0..<4)
    func anotherPostGivesAnotherHeight(index: Int) {
        let (item, window, _) = show(Self.types[index], width: 390, sentences: 1)
        let before = item.bounds.height
        item.show(.sample(sentences: 12))
        let after = item.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        #expect(after > before + 50)
        let fresh = Self.types[index].init(.sample(sentences: 12)).systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        #expect(abs(after - fresh) < 0.7)
        withExtendedLifetime(window) {}
    }
}
