import FeedCells
import TestSupport
import Testing
import UIKit

/// One post in nine languages: frames to half a point of each other, at every width and with texts of every length. The
/// frames are those of the cell whose frames are computed by hand, which shares no code with the others.
@MainActor @Suite(.serialized) struct FeedCellTests {
    private static let languages = FeedLanguage.allCases.filter { $0 != .manual }

    /// The frames of a cell's parts, in its own coordinates, where it is as high as it measures.
    private func frames(of cell: FeedCell, showing item: FeedItemData, width: CGFloat) -> [CGRect] {
        cell.show(item)
        let height = cell.height(forWidth: width)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
        cell.layoutIfNeeded()
        let parts = (cell.labels as [UIView] + cell.pictures).map { $0.convert($0.bounds, to: cell) }
        return [CGRect(x: 0, y: 0, width: width, height: height)] + parts
    }

    private func window(_ cells: [FeedCell]) -> UIWindow {
        let window = UIWindow(screen: UIScreen(.iPhone16))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        for cell in cells { controller.view.addSubview(cell) }
        return window
    }

    private func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
        max(
            abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.width - other.width),
            abs(one.height - other.height))
    }

    /// Run with 100 seeds for the record: 400 posts.
    @Test(arguments: RandomRuns.seeds(default: 4))
    func randomPostsHaveTheSameFrames(seed: RandomSeed) {
        let manual = FeedLanguage.manual.makeCell()
        let others = Self.languages.map { ($0, $0.makeCell()) }
        let window = window([manual] + others.map(\.1))
        for (index, item) in FeedItemData.samples(4, seed: seed.value).enumerated() {
            let width = [320, 375, 393, 430, 768.0][(index + Int(seed.value % 5)) % 5]
            let expected = frames(of: manual, showing: item, width: width)
            for (language, cell) in others {
                for (part, (frame, required)) in zip(frames(of: cell, showing: item, width: width), expected)
                    .enumerated()
                {
                    #expect(
                        distance(frame, required) <= 0.5,
                        "\(language.rawValue), part \(part) at \(width): \(frame) instead of \(required)")
                }
            }
        }
        withExtendedLifetime(window) {}
    }

    @Test func oneCellAsItIsComputedOnPaper() {
        let cell = FeedLanguage.manual.makeCell()
        let window = window([cell])
        let item = FeedItemData.samples(1)[0]
        let frames = frames(of: cell, showing: item, width: 390)
        let (action, options, content) = (frames[1], frames[2], frames[14])
        #expect(action.origin == CGPoint(x: 8, y: 8))
        #expect(options.minY == 8 && abs(options.maxX - 382) < 1e-9)
        #expect(content.width == 390 && content.height == 200 && content.minX == 0)
        #expect(frames[13].size == CGSize(width: 50, height: 50) && frames[13].minY == action.maxY + 8)
        #expect(frames[0].height == max(frames[15].maxY, frames[12].maxY) + 8)
        let actions = frames[9...11].map { $0 }
        #expect(
            abs((actions[1].minX - actions[0].maxX) - (actions[2].minX - actions[1].maxX)) < 0.4,
            "the actions have the same space between them")
        withExtendedLifetime(window) {}
    }

    @Test func postsDifferAndRepeat() {
        #expect(FeedItemData.samples(3, seed: 5) == FeedItemData.samples(3, seed: 5))
        #expect(FeedItemData.samples(3, seed: 5) != FeedItemData.samples(3, seed: 6))
        #expect(Set(FeedItemData.samples(50).map(\.posterComment)).count == 50)
    }

    @Test(arguments: FeedLanguage.allCases)
    func nothingConflicts(language: FeedLanguage) {
        var conflicts: [String] = []
        let handler = LayoutDiagnostics.conflictHandler
        LayoutDiagnostics.conflictHandler = { conflicts.append("\($0)") }
        defer { LayoutDiagnostics.conflictHandler = handler }
        let cell = language.makeCell()
        let window = window([cell])
        for item in FeedItemData.samples(3) { _ = frames(of: cell, showing: item, width: 320) }
        #expect(conflicts.isEmpty, "\(language.rawValue)")
        withExtendedLifetime(window) {}
    }
}
