import Foundation
import PinLayout
import Testing
import UIKit

/// Three views of 40 x 20, 60 x 30 and 20 x 10 points in a container of 400 x 300.
@MainActor
struct GroupTests {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let views = [
        UIView(frame: CGRect(x: 10, y: 50, width: 40, height: 20)),
        UIView(frame: CGRect(x: 100, y: 60, width: 60, height: 30)),
        UIView(frame: CGRect(x: 200, y: 40, width: 20, height: 10)),
    ]

    init() {
        PinScene.resetSettings()
        for view in views { container.addSubview(view) }
    }

    private func expect(_ frames: [[CGFloat]], at location: SourceLocation = #_sourceLocation) {
        let found = views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
        #expect(found == frames, sourceLocation: location)
    }

    @Test func aRowIsCentred() {
        // 40 + 10 + 60 + 10 + 20 = 140 wide, 30 high: from (130, 135).
        views.pin(.row(gap: 10, aligned: .center)).center()
        expect([[130, 140, 40, 20], [180, 135, 60, 30], [250, 145, 20, 10]])
    }

    @Test func aColumnAtAnEdge() {
        views.pin(.column(gap: 5, aligned: .right)).right(16).top(8)
        expect([[344, 8, 40, 20], [324, 33, 60, 30], [364, 68, 20, 10]])
    }

    @Test func equalGaps() {
        // 360 points less 120 are two gaps of 120.
        views.pin(.row(.equalGaps, aligned: .bottom)).horizontally(20).bottom(10)
        expect([[20, 270, 40, 20], [180, 260, 60, 30], [360, 280, 20, 10]])
    }

    @Test func equalSpaces() {
        // 400 points less 120 are four spaces of 70.
        views.pin(.row(.equalSpaces, aligned: .top)).horizontally().top()
        expect([[70, 0, 40, 20], [180, 0, 60, 30], [310, 0, 20, 10]])
    }

    @Test func equalSizes() {
        _pinlayoutSetUnitTest(scale: 2)
        defer { _pinlayoutSetUnitTest(scale: nil) }
        views.pin(.row(.equalSizes, gap: 8).stretched).horizontally(16).bottom(20).height(44)
        // 368 less 16 are three widths of 117.33, on half points: 117.5, 117, 117.5 between exact gaps.
        expect([[16, 236, 117.5, 44], [141.5, 236, 117, 44], [266.5, 236, 117.5, 44]])
    }

    @Test func rowsReadFromTheRight() {
        Pin.layoutDirection = .rtl
        views.pin(.row(gap: 10, aligned: .top)).start(20).top()
        expect([[340, 0, 40, 20], [270, 0, 60, 30], [240, 0, 20, 10]])
        views.pin(.column(gap: 5, aligned: .start)).end().top()
        expect([[20, 0, 40, 20], [0, 25, 60, 30], [40, 60, 20, 10]])
        Pin.layoutDirection = .ltr
    }

    @Test func asPlacedMovesAsOne() {
        // The box around them is (10, 40, 210, 50).
        views.pin(.asPlaced).bottomRight(5)
        expect([[185, 255, 40, 20], [275, 265, 60, 30], [375, 245, 20, 10]])
    }

    @Test func aRowWithoutAlignmentKeepsHeights() {
        views.pin(.row(gap: 0)).left()
        expect([[0, 50, 40, 20], [40, 60, 60, 30], [100, 40, 20, 10]])
    }

    @Test func justifiedBetweenEdgesWithMargins() {
        // 140 points between 10 and 380: at 240.
        views.pin(.row(gap: 10, aligned: .top)).left(4).marginLeft(6).right(20).top().justify(.right)
        #expect(views[0].frame.minX == 240)
        #expect(views[2].frame.maxX == 380)
    }

    @Test func besideAnother() {
        let other = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 50))
        container.addSubview(other)
        views.pin(.column(gap: 2, aligned: .left)).after(of: other, aligned: .center).marginLeft(10)
        // 64 points high around 125.
        expect([[160, 93, 40, 20], [160, 115, 60, 30], [160, 147, 20, 10]])
    }

    @Test func fittedColumn() {
        let texts = [AreaView(frame: .zero), AreaView(frame: .zero)]
        for text in texts { container.addSubview(text) }
        // 1200 square points over 100 points are 12 high.
        texts.pin(.column(gap: 4).stretched).top(10).left(20).width(100).sizeToFit(.width)
        #expect(texts[0].frame == CGRect(x: 20, y: 10, width: 100, height: 12))
        #expect(texts[1].frame == CGRect(x: 20, y: 26, width: 100, height: 12))
        #expect(texts[0].proposals.map(\.width) == [100])
    }

    @Test func tooLittleSpaceKeepsTheMinimumGap() {
        views.pin(.row(.equalGaps, gap: 6, aligned: .top)).left().top().width(100)
        expect([[0, 0, 40, 20], [46, 0, 60, 30], [112, 0, 20, 10]])
        views.pin(.row(.equalSizes, gap: 60, aligned: .top)).left().top().width(100)
        #expect(views.map(\.frame.width) == [0, 0, 0])
    }

    @Test(arguments: [CGFloat(1), 2, 3])
    func gapsDifferByAPixelAtMost(scale: CGFloat) {
        _pinlayoutSetUnitTest(scale: scale)
        defer { _pinlayoutSetUnitTest(scale: nil) }
        views.pin(.row(.equalGaps, aligned: .top)).left(0.4).width(301).top()
        let gaps = [
            views[1].frame.minX - views[0].frame.maxX, views[2].frame.minX - views[1].frame.maxX,
        ]
        #expect(abs(gaps[0] - gaps[1]) < 1 / scale + 1e-9)
        #expect(abs(views[2].frame.maxX - views[0].frame.minX - 301) < 1 / scale)
        for view in views {
            #expect(abs((view.frame.minX * scale).rounded() - view.frame.minX * scale) < 1e-9)
        }
    }

    @Test func strangersAreLeftOutAndSaidToBe() {
        let stranger = UIView(frame: CGRect(x: 7, y: 7, width: 7, height: 7))
        [views[0], stranger, views[0], views[1]].pin(.row(gap: 1, aligned: .top)).topLeft()
        expect([[0, 0, 40, 20], [41, 0, 60, 30], [200, 40, 20, 10]])
        #expect(stranger.frame.minX == 7)
        #expect(
            Pin.lastWarningText
                == "PinLayout Warning: the view (UIView, Frame: (7.0, 7.0, 7.0, 7.0)) is left out: it must have "
                + "the same superview as the first view of its group.")
        [UIView]().pin(.row()).center()
        #expect(
            Pin.lastWarningText
                == "PinLayout Warning: pin(_:) won't be applied, At least one view must be visible (i.e. "
                + "UIView.isHidden != true) ")
    }

    @Test func groupsCountWhenMeasured() {
        let size = container.autoSizeThatFits(CGSize(width: 400, height: CGFloat.greatestFiniteMagnitude)) {
            views.pin(.column(gap: 5, aligned: .left)).topLeft(10).marginBottom(7).marginRight(3)
        }
        #expect(size == CGSize(width: 73, height: 87))
        #expect(views[0].frame.origin == CGPoint(x: 10, y: 50))
    }

    @Test func layersInGroups() {
        let layers = (0..<2).map { _ in CALayer() }
        for layer in layers {
            layer.bounds.size = CGSize(width: 10, height: 10)
            container.layer.addSublayer(layer)
        }
        layers.pin(.row(gap: 2, aligned: .top)).topLeft(3)
        #expect(layers.map(\.frame.minX) == [3, 15])
        #expect(layers.map(\.frame.minY) == [3, 3])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func badNumbersGiveFiniteFrames(number: CGFloat) {
        Pin.logWarnings = false
        defer { Pin.logWarnings = true }
        for arrangement in [PinArrangement.row(gap: number), .column(.equalGaps, gap: number), .asPlaced] {
            views.pin(arrangement).left(number).right(number).height(number).marginTop(number).center(number)
            for view in views {
                let frame = view.frame
                #expect(
                    frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
                        && frame.height.isFinite)
            }
        }
    }
}
