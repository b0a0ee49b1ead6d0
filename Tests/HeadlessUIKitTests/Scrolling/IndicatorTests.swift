import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite struct IndicatorTests {
    let clock = AnimationClock()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 206))

    init() {
        view.contentSize = CGSize(width: 100, height: 824)
    }

    private func isDrawn() -> Bool {
        ViewDrawing(of: view).list.commands.contains { if case .fill = $0 { true } else { false } }
    }

    @Test func theyAreDrawnForAMoment() {
        AnimationClock.current = clock
        #expect(!isDrawn())
        view.flashScrollIndicators()
        #expect(isDrawn())
        view.showsVerticalScrollIndicator = false
        #expect(!isDrawn())
        view.showsVerticalScrollIndicator = true
        clock.advance(by: 2)
        #expect(!isDrawn())
        #expect(view.beginSimulatedDrag())
        clock.advance(by: 5)
        #expect(isDrawn())
        view.endSimulatedDrag()
        clock.advance(by: 5)
        #expect(!isDrawn())
        #expect(view.subviews.isEmpty)
    }

    /// 206 points of 824 are a quarter of the track, which is 200 long and starts 3 below the edge.
    @Test(arguments: [(0.0, 3.0), (309, 78), (618, 153)])
    func theirPosition(offset: CGFloat, start: CGFloat) {
        view.contentOffset.y = offset
        let frame = view.indicatorFrame(along: .vertical, in: view.bounds)
        #expect(frame == CGRect(x: 94, y: offset + start, width: 3, height: 50))
        #expect(view.indicatorFrame(along: .horizontal, in: view.bounds) == nil)
    }

    @Test func insetsAndDirection() {
        view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 5, bottom: 80, right: 7)
        #expect(
            view.indicatorFrame(along: .vertical, in: view.bounds)
                == CGRect(x: 87, y: 23, width: 3, height: 36))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.indicatorFrame(along: .vertical, in: view.bounds)?.minX == 8)
        view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.horizontalScrollIndicatorInsets == view.verticalScrollIndicatorInsets)
    }

    @Test func beyondTheEdgeTheyShrink() {
        view.contentOffset.y = -20
        let frame = view.indicatorFrame(along: .vertical, in: view.bounds)
        #expect(frame == CGRect(x: 94, y: -17, width: 3, height: 30))
    }

    @Test func theyKeepOutOfTheSafeArea() {
        let scene = Scene()
        let view = scene.scrollView(content: CGSize(width: 390, height: 5000))
        #expect(view.indicatorFrame(along: .vertical, in: view.bounds)?.minY == 3)
        view.automaticallyAdjustsScrollIndicatorInsets = false
        #expect(view.indicatorFrame(along: .vertical, in: view.bounds)?.minY == -44)
    }
}
