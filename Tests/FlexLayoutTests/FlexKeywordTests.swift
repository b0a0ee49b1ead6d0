import FlexLayout
import Testing
import UIKit

/// What the language has beyond FlexLayout 2.2: words where it takes numbers, and more properties of CSS.
@MainActor @Suite struct FlexKeywordTests {
    @Test func autoMarginsTakeTheFreeSpace() {
        let fixture = FlexFixture(items: 2)
        fixture.root.flex.direction(.row)
        fixture.items[1].flex.marginLeft(.auto)
        #expect(fixture.frames().map(\.minX) == [0, 170])
        fixture.items[1].flex.marginLeft(.unset).marginHorizontal(.auto)
        #expect(fixture.frames().map(\.minX) == [0, 100])
        fixture.items[1].flex.marginHorizontal(.unset).margin(.auto)
        #expect(fixture.frames()[1] == rect(100, 40, 30, 20))
        fixture.items[1].flex.margin(.unset)
        #expect(fixture.frames()[1] == rect(30, 0, 30, 20))
        for set: (Flex) -> Flex in [
            { $0.marginStart(.auto) }, { $0.marginEnd(.auto) }, { $0.marginRight(.auto) },
        ] {
            _ = set(fixture.items[0].flex.margin(.unset))
            #expect(fixture.frames()[1].minX == 170)
        }
        fixture.items[0].flex.margin(.unset).marginTop(.auto).marginBottom(3)
        #expect(fixture.frames()[0].minY == 77)
        fixture.items[0].flex.marginBottom(.auto)
        #expect(fixture.frames()[0].minY == 40)
        fixture.items[0].flex.marginVertical(.unset)
        #expect(fixture.frames()[0].minY == 0)
    }

    @Test func unsetTakesBackEveryEdge() {
        let fixture = FlexFixture()
        let flex = fixture.items[0].flex
        flex.margin(1, 2, 3, 4).marginStart(9).marginHorizontal(5).margin(7)
        #expect(fixture.frame() == rect(9, 1, 30, 20))
        #expect(FlexFixture { $0.size(10).margin(1, 2, 3, 4).margin(.unset) }.frame() == rect(0, 0, 10, 10))
        flex.margin(.unset)
        #expect(fixture.frame() == rect(0, 0, 30, 20))
        flex.top(5).left(6).start(7).all(8).all(.unset)
        #expect(fixture.frame() == rect(0, 0, 30, 20))
        fixture.root.flex.padding(4).paddingTop(9).paddingTop(.unset)
        #expect(fixture.frame().origin == CGPoint(x: 4, y: 4))
        fixture.root.flex.paddingStart(20).paddingHorizontal(.unset).paddingVertical(2).paddingVertical(
            .unset)
        #expect(fixture.frame().origin == CGPoint(x: 4, y: 4))
        fixture.root.flex.padding(.unset)
        #expect(fixture.frame().origin == .zero)
    }

    @Test func autoInsetsFollowFromTheSize() {
        let fixture = FlexFixture { $0.size(20).position(.absolute).all(5) }
        #expect(fixture.frame().origin == CGPoint(x: 5, y: 5))
        let flex = fixture.items[0].flex
        flex.top(.auto)
        #expect(fixture.frame().origin == CGPoint(x: 5, y: 75))
        flex.left(.auto)
        #expect(fixture.frame().origin == CGPoint(x: 175, y: 75))
        flex.top(.unset).left(.unset)
        #expect(fixture.frame().origin == CGPoint(x: 5, y: 5))
        flex.horizontally(30).horizontally(.unset).vertically(40).vertically(.unset)
        #expect(fixture.frame().origin == CGPoint(x: 5, y: 5))
    }

    @Test func bordersTakeSpace() {
        let fixture = FlexFixture { $0.grow(1) }
        fixture.root.flex.borderWidth(2).borderWidthTop(5).padding(1)
        #expect(fixture.frame() == rect(3, 6, 194, 91))
        fixture.root.flex.borderWidth(.unset).borderWidth(1, 2, 3, 4)
        #expect(fixture.frame() == rect(3, 2, 192, 94))
        fixture.root.flex.borderWidth(.unset).borderWidth(1, 2, 3)
        #expect(fixture.frame() == rect(3, 2, 194, 94))
        fixture.root.flex.borderWidth(.unset).borderWidthStart(8).borderWidthEnd(1).layoutDirection(.rtl)
        #expect(fixture.frame() == rect(2, 1, 189, 98))
        #expect(fixture.root.layer.borderWidth == 0)
    }

    @Test func keywordSizes() {
        let label = UILabel()
        label.text = "several words in one line"
        label.numberOfLines = 0
        let root = UIView(frame: rect(0, 0, 100, 200))
        root.flex.alignItems(.start).addItem(label)
        root.flex.layout()
        let fitting = label.frame.width
        label.flex.width(.maxContent)
        root.flex.layout()
        let whole = label.frame
        #expect(whole.width > 120 && whole.width == label.intrinsicContentSize.width)
        label.flex.width(.minContent)
        root.flex.layout()
        #expect(label.frame.width < 65 && label.frame.height >= 3 * whole.height)
        label.flex.width(.fitContent)
        root.flex.layout()
        #expect(label.frame.width <= 100 && label.frame.width > 65)
        label.flex.width(.stretch)
        root.flex.layout()
        #expect(label.frame.width == 100)
        label.flex.width(.auto)
        root.flex.layout()
        #expect(label.frame.width == fitting)
        label.flex.width(10).minWidth(.maxContent)
        root.flex.layout()
        #expect(label.frame.width == whole.width)
        label.flex.width(500).minWidth(nil).maxWidth(.maxContent)
        root.flex.layout()
        #expect(label.frame.width == whole.width)
        label.flex.width(nil).maxWidth(.auto).height(300).basis(.content)
        root.flex.layout()
        #expect(label.frame.height < 100)
    }

    @Test func orderMovesItemsAndNotViews() {
        let fixture = FlexFixture(items: 3)
        fixture.items[0].flex.order(1)
        fixture.items[2].flex.order(-1)
        #expect(fixture.frames().map(\.minY) == [40, 20, 0])
        #expect(fixture.root.subviews == fixture.items)
    }

    @Test func shorthands() {
        let fixture = FlexFixture(items: 2) { $0.height(20) }
        fixture.root.flex.direction(.row)
        fixture.items[0].flex.width(50).flex(1)
        fixture.items[1].flex.width(100).flex(3)
        #expect(fixture.frames().map(\.width) == [50, 150])
        fixture.items[0].flex.flex(1, 0, 60)
        fixture.items[1].flex.flex(1, 0, 20%)
        #expect(fixture.frames().map(\.width) == [110, 90])
        fixture.items[0].flex.flex(.none)
        fixture.items[1].flex.flex(.auto)
        #expect(fixture.frames().map(\.width) == [50, 150])
        fixture.items[0].flex.width(150).flex(.initial)
        fixture.items[1].flex.width(150).flex(.initial)
        #expect(fixture.frames().map(\.width) == [100, 100])
    }

    @Test func gapsInPercent() {
        let fixture = FlexFixture(items: 4) { $0.width(90).height(20) }
        fixture.root.flex.direction(.row).wrap(.wrap).gap(5%)
        #expect(fixture.frames()[3] == rect(100, 25, 90, 20))
        fixture.root.flex.columnGap(1%).rowGap(10%)
        #expect(fixture.frames()[3] == rect(92, 30, 90, 20))
    }

    @Test func textStartIsNotTheStartOfTheFlow() {
        let fixture = FlexFixture()
        func place(_ direction: Flex.Direction, _ justify: Flex.JustifyContent, _ text: Flex.LayoutDirection)
            -> CGFloat
        {
            fixture.root.flex.direction(direction).justifyContent(justify).layoutDirection(text)
            return fixture.frame().minX
        }
        #expect(place(.rowReverse, .start, .ltr) == 170)
        #expect(place(.rowReverse, .textStart, .ltr) == 0)
        #expect(place(.rowReverse, .textEnd, .ltr) == 170)
        #expect(place(.row, .textStart, .rtl) == 170)
        #expect(place(.row, .left, .rtl) == 0)
        #expect(place(.row, .right, .rtl) == 170)
        fixture.root.flex.direction(.row).justifyContent(.start).layoutDirection(.ltr).wrap(.wrapReverse)
        fixture.root.flex.alignContent(.stretch).alignItems(.start)
        #expect(fixture.frame().minY == 80)
        fixture.root.flex.alignItems(.textStart)
        #expect(fixture.frame().minY == 0)
        fixture.root.flex.alignItems(.textEnd)
        #expect(fixture.frame().minY == 80)
        fixture.items[0].flex.alignSelf(.textStart)
        #expect(fixture.frame().minY == 0)
        fixture.items[0].flex.alignSelf(.auto)
        fixture.root.flex.alignContent(.textStart).alignItems(.stretch)
        #expect(fixture.frame().minY == 0)
        fixture.root.flex.wrap(.noWrap).direction(.column).alignItems(.stretch)
        fixture.items[0].flex.alignSelf(.selfStart).layoutDirection(.rtl)
        #expect(fixture.frame().minX == 170)
        fixture.items[0].flex.alignSelf(.selfEnd)
        #expect(fixture.frame().minX == 0)
    }

    @Test func directionFollowsTheView() {
        let fixture = FlexFixture(items: 2)
        fixture.root.flex.direction(.row)
        fixture.root.semanticContentAttribute = .forceRightToLeft
        #expect(fixture.frames().map(\.minX) == [0, 30])
        fixture.root.flex.layoutDirection(.auto)
        #expect(fixture.frames().map(\.minX) == [170, 140])
        fixture.root.semanticContentAttribute = .forceLeftToRight
        #expect(fixture.frames().map(\.minX) == [0, 30])
        fixture.root.flex.layoutDirection(.ltr)
        fixture.root.semanticContentAttribute = .forceRightToLeft
        #expect(fixture.frames().map(\.minX) == [0, 30])
    }
}
