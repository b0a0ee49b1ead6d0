import FlexLayout
import Testing
import UIKit

@MainActor @Suite struct FlexSizeTests {
    @Test func sizesInPoints() {
        #expect(FlexFixture { $0.width(30).height(20) }.frame().size == CGSize(width: 30, height: 20))
        #expect(FlexFixture { $0.size(25) }.frame().size == CGSize(width: 25, height: 25))
        let size = CGSize(width: 12, height: 34)
        #expect(FlexFixture { $0.size(size) }.frame().size == size)
        #expect(FlexFixture { $0.size(size).size(nil) }.frame().size == CGSize(width: 200, height: 0))
        #expect(FlexFixture { $0.width(30).width(nil) }.frame().width == 200)
        #expect(FlexFixture { $0.height(30).height(nil) }.frame().height == 0)
    }

    @Test func sizesInPercent() {
        #expect(
            FlexFixture { $0.width(25%).height(12.5%) }.frame().size
                == CGSize(width: 50, height: 12.5).rounded)
    }

    @Test func limits() {
        #expect(FlexFixture { $0.width(30).minWidth(40) }.frame().width == 40)
        #expect(FlexFixture { $0.width(30).minWidth(25%) }.frame().width == 50)
        #expect(FlexFixture { $0.width(30).minWidth(40).minWidth(nil) }.frame().width == 30)
        #expect(FlexFixture { $0.width(30).maxWidth(20) }.frame().width == 20)
        #expect(FlexFixture { $0.width(30).maxWidth(5%) }.frame().width == 10)
        #expect(FlexFixture { $0.width(30).maxWidth(20).maxWidth(nil) }.frame().width == 30)
        #expect(FlexFixture { $0.height(30).minHeight(40) }.frame().height == 40)
        #expect(FlexFixture { $0.height(30).minHeight(50%) }.frame().height == 50)
        #expect(FlexFixture { $0.height(30).minHeight(40).minHeight(nil) }.frame().height == 30)
        #expect(FlexFixture { $0.height(30).maxHeight(20) }.frame().height == 20)
        #expect(FlexFixture { $0.height(30).maxHeight(10%) }.frame().height == 10)
        #expect(FlexFixture { $0.height(30).maxHeight(20).maxHeight(nil) }.frame().height == 30)
    }

    @Test func aspectRatio() {
        #expect(FlexFixture { $0.width(60).aspectRatio(2) }.frame().size == CGSize(width: 60, height: 30))
        #expect(FlexFixture { $0.height(20).aspectRatio(2) }.frame().size == CGSize(width: 40, height: 20))
        #expect(FlexFixture { $0.width(60).aspectRatio(2).aspectRatio(nil) }.frame().height == 0)
    }

    @Test func aspectRatioOfAPicture() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }
        let view = UIImageView(image: image)
        let fixture = FlexFixture { $0.width(60).aspectRatio(of: view) }
        #expect(fixture.frame().size == CGSize(width: 60, height: 20))
        let empty = FlexFixture { $0.width(60).aspectRatio(of: UIImageView()) }
        #expect(empty.frame().height == 0)
    }

    @Test func growAndShrinkDistributeFreeSpace() {
        let fixture = FlexFixture(items: 2) { $0.height(20) }
        fixture.items[0].flex.grow(1)
        fixture.items[1].flex.grow(3)
        fixture.root.flex.direction(.row)
        #expect(fixture.frames().map(\.width) == [50, 150])
        fixture.items[0].flex.grow(0).width(150).shrink(1)
        fixture.items[1].flex.grow(0).width(150)
        #expect(fixture.frames().map(\.width) == [50, 150])
    }

    @Test func basisComesBeforeTheSize() {
        #expect(FlexFixture { $0.height(20).basis(50) }.frame().height == 50)
        #expect(FlexFixture { $0.height(20).basis(30%) }.frame().height == 30)
        #expect(FlexFixture { $0.height(20).basis(50).basis(nil) }.frame().height == 20)
    }

    @Test func boxSizing() {
        #expect(
            FlexFixture { $0.width(30).height(20).padding(5) }.frame().size == CGSize(width: 30, height: 20))
        let content = FlexFixture { $0.width(30).height(20).padding(5).boxSizing(.contentBox) }
        #expect(content.frame().size == CGSize(width: 40, height: 30))
        let border = FlexFixture {
            $0.width(30).height(20).padding(5).boxSizing(.contentBox).boxSizing(.borderBox)
        }
        #expect(border.frame().width == 30)
    }

    @Test func gaps() {
        let fixture = FlexFixture(items: 4) { $0.width(90).height(20) }
        fixture.root.flex.direction(.row).wrap(.wrap).columnGap(6)
        #expect(fixture.frames().map(\.minX) == [0, 96, 0, 96])
        #expect(fixture.frames().map(\.minY) == [0, 0, 20, 20])
        fixture.root.flex.rowGap(8)
        #expect(fixture.frames().map(\.minY) == [0, 0, 28, 28])
        fixture.root.flex.gap(4)
        #expect(fixture.frames()[3] == rect(94, 24, 90, 20))
    }

    @Test func badNumbersCountAsNotSet() {
        let fixture = FlexFixture {
            $0.width(.nan).height(.infinity).minWidth(-.infinity).maxHeight(.nan).grow(.nan).shrink(.infinity)
                .margin(.nan).padding(.infinity).aspectRatio(.nan).basis(.nan).top(.nan)
        }
        #expect(fixture.frame() == rect(0, 0, 200, 0))
        #expect(FlexFixture { $0.width(-5).height(-5).padding(-3).grow(-1) }.frame() == rect(0, 0, 0, 0))
    }
}

extension CGSize {
    /// The size in whole pixels of the screen.
    @MainActor fileprivate var rounded: CGSize {
        let scale = UIScreen.main.scale
        return CGSize(width: (width * scale).rounded() / scale, height: (height * scale).rounded() / scale)
    }
}
