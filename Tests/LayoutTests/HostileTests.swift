import Layout
import Testing
import UIKit

/// What no code should write, and what comes of it: a defined result, and a word about it.
@MainActor @Suite struct HostileTests {
    struct Endless: Layout {
        var body: some Layout { GeometryReader { _ in AnyLayout(Endless()) } }
    }

    struct Itself: Layout {
        var body: some Layout { AnyLayout(Itself()) }
    }

    @Test func readersWithoutEnd() {
        let container = laidOut { Endless() }
        #expect(container.issues.contains { $0.kind == .feedbackLoop })
    }

    @Test func layoutsInThemselves() {
        let container = laidOut { Itself() }
        #expect(container.issues.contains { $0.kind == .feedbackLoop && $0.subject == "Itself" })
    }

    @MainActor final class Restless {
        @LayoutState var count = 0
    }

    @Test func bodiesThatNeverSettle() {
        let restless = Restless()
        let view = UIView()
        let container = laidOut {
            restless.count += 1
            return view.layout().size(width: 10, height: CGFloat(restless.count % 7))
        }
        #expect(container.issues.contains { $0.kind == .feedbackLoop })
        #expect(restless.count == 100)
        container.layoutIfNeeded()
        #expect(restless.count == 100)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -20, .greatestFiniteMagnitude])
    func lengthsThatAreNone(_ length: CGFloat) {
        let (one, other) = (UIView(), UIView())
        let container = laidOut {
            HStack(spacing: length) {
                one.layout().size(width: length, height: length).padding(length).offset(x: length, y: length)
                other.layout().frame(minWidth: length, maxWidth: length, maxHeight: length).aspectRatio(
                    length
                )
                .position(x: length, y: length)
                Spacer(minLength: length)
            }
        }
        for view in [one, other] {
            let frame = view.frame
            #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite })
            #expect(frame.width >= 0 && frame.height >= 0)
        }
        let size = container.intrinsicContentSize
        #expect(size.width.isFinite && size.height.isFinite)
    }

    @Test func aThousandLevels() {
        let view = UIView()
        var layout: any Layout = view.layout().size(width: 10, height: 10)
        for _ in 0..<1000 { layout = AnyLayout(layout).padding(1) }
        let container = laidOut(3000, 3000) { AnyLayout(layout) }
        #expect(container.issues.isEmpty)
        #expect(view.frame == box(1495, 1495, 10, 10))
        #expect(container.intrinsicContentSize == CGSize(width: 2010, height: 2010))
    }

    @Test func tenThousandViews() {
        let views = (0..<10_000).map { _ in UIView() }
        let container = laidOut(100, 20_000) {
            VStack { ForEach(views, id: \.self) { $0.layout() } }
        }
        #expect(container.subviews.count == 10_000)
        #expect(views[9_999].frame == box(0, 19_998, 100, 2))
    }

    @Test func oneViewInTwoPlaces() {
        let view = label("twice")
        let container = laidOut {
            HStack {
                view.layout()
                view.layout()
            }
        }
        #expect(container.subviews.count == 1)
        #expect(
            container.issues.contains {
                $0.kind == .ignored(call: "layout()") && $0.subject.contains("twice")
            })
    }

    @Test func containersInThemselves() {
        let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let outer = UIView()
        outer.addSubview(container)
        container.setBody {
            VStack {
                container.layout()
                outer.layout()
            }
        }
        container.layoutIfNeeded()
        #expect(container.subviews.isEmpty)
        #expect(!container.issues.isEmpty)
    }
}
