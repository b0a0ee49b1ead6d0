import FlexLayout
import Testing
import UIKit

/// Every public method, overload, property and case of FlexLayout 2.2, spelled once as its users spell it: what
/// stops to compile here stops to compile there.
@MainActor @Suite struct SourceCompatibilityTests {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var flex: Flex { view.flex }

    @Test func treeAndLayout() {
        let item = flex.addItem()
        let label = flex.addItem(UILabel())
        flex.define { (flex: Flex) in flex.addItem(UIView()) }
        flex.define { _ = $0 }.layout()
        flex.layout(mode: .fitContainer)
        flex.layout(mode: .adjustHeight)
        flex.layout(mode: .adjustWidth)
        let inner: UIView? = item.view
        #expect(inner?.superview === view)
        #expect(view.subviews.count == 3)
        #expect(view.isFlexEnabled && !UIView().isFlexEnabled)
        label.isIncludedInLayout(false)
        let wasIncluded: Bool = label.isIncludedInLayout
        label.isIncludedInLayout = !wasIncluded
        label.markDirty()
        let natural: CGSize = flex.intrinsicSize
        #expect(natural == .zero)
        let size: CGSize = flex.sizeThatFits(size: CGSize(width: 300, height: CGFloat.nan))
        #expect(size == CGSize(width: 300, height: 0))
    }

    @Test func flow() {
        flex.direction(.column).direction(.columnReverse).direction(.row).direction(.rowReverse)
        let direction: Flex.Direction? = flex.direction
        #expect(direction == .rowReverse)
        flex.direction = nil
        #expect(flex.direction == .column)
        flex.wrap(.noWrap).wrap(.wrap).wrap(.wrapReverse)
        flex.layoutDirection(.inherit).layoutDirection(.ltr).layoutDirection(.rtl)
        flex.justifyContent(.start).justifyContent(.center).justifyContent(.end)
            .justifyContent(.spaceBetween).justifyContent(.spaceAround).justifyContent(.spaceEvenly)
        flex.alignItems(.stretch).alignItems(.start).alignItems(.center).alignItems(.end).alignItems(
            .baseline)
        flex.alignSelf(.auto).alignSelf(.stretch).alignSelf(.start).alignSelf(.center).alignSelf(.end)
            .alignSelf(.baseline)
        flex.alignContent(.stretch).alignContent(.start).alignContent(.center).alignContent(.end)
            .alignContent(.spaceBetween).alignContent(.spaceAround).alignContent(.spaceEvenly)
        flex.display(.flex).display(.none).display(.contents)
        flex.boxSizing(.borderBox).boxSizing(.contentBox)
    }

    @Test func flexibilityAndSize() {
        let optional: CGFloat? = nil
        flex.grow(1).shrink(0.5).basis(20).basis(nil).basis(optional).basis(50%)
        flex.width(10).width(nil).width(optional).width(50%).height(10).height(nil).height(50%)
        flex.minWidth(10).minWidth(nil).minWidth(5%).maxWidth(10).maxWidth(nil).maxWidth(5%)
        flex.minHeight(10).minHeight(nil).minHeight(5%).maxHeight(10).maxHeight(nil).maxHeight(5%)
        flex.size(CGSize(width: 3, height: 4)).size(nil).size(20).size(view.bounds.size)
        flex.aspectRatio(1.5).aspectRatio(nil).aspectRatio(of: UIImageView())
        flex.columnGap(1).rowGap(2).gap(3)
        flex.width(view.bounds.width / 2).height(CGFloat(7)).width(.zero).width(.greatestFiniteMagnitude)
    }

    @Test func positions() {
        flex.position(.relative).position(.absolute).position(.static)
        flex.top(1).left(2).bottom(3).right(4).start(5).end(6).horizontally(7).vertically(8).all(9)
        flex.top(1%).left(2%).bottom(3%).right(4%).start(5%).end(6%).horizontally(7%).vertically(8%).all(9%)
        flex.top(-1).left(-2%).all(.zero)
    }

    @Test func margins() {
        flex.marginTop(1).marginLeft(2).marginBottom(3).marginRight(4).marginStart(5).marginEnd(6)
            .marginHorizontal(7).marginVertical(8)
        flex.marginTop(1%).marginLeft(2%).marginBottom(3%).marginRight(4%).marginStart(5%).marginEnd(6%)
            .marginHorizontal(7%).marginVertical(8%)
        flex.margin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        flex.margin(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        flex.margin(1).margin(1, 2).margin(1, 2, 3).margin(1, 2, 3, 4)
        flex.margin(1%).margin(1%, 2%).margin(1%, 2%, 3%).margin(1%, 2%, 3%, 4%)
        flex.margin(view.layoutMargins).margin(.zero as CGFloat).margin(.zero as UIEdgeInsets)
    }

    @Test func paddings() {
        flex.paddingTop(1).paddingLeft(2).paddingBottom(3).paddingRight(4).paddingStart(5).paddingEnd(6)
            .paddingHorizontal(7).paddingVertical(8)
        flex.paddingTop(1%).paddingLeft(2%).paddingBottom(3%).paddingRight(4%).paddingStart(5%).paddingEnd(6%)
            .paddingHorizontal(7%).paddingVertical(8%)
        flex.padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        flex.padding(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        flex.padding(1).padding(1, 2).padding(1, 2, 3).padding(1, 2, 3, 4)
        flex.padding(1%).padding(1%, 2%).padding(1%, 2%, 3%).padding(1%, 2%, 3%, 4%)
    }

    @Test func visuals() {
        flex.backgroundColor(.red).backgroundColor(UIColor.blue).cornerRadius(4).border(1, .black)
        flex.border(1 / UIScreen.main.scale, UIColor(white: 0.5, alpha: 1))
    }

    @Test func percents() {
        let number: CGFloat = 12.5
        let percents: [FPercent] = [50%, 12.5%, number%, -20%, (-20)%]
        #expect(percents[1] == percents[2])
        #expect(percents[3] == percents[4])
        flex.width(percents[0])
    }

    @Test func defaultsAreFlexLayouts() {
        #expect(flex.direction == .column)
        #expect(Flex.errata == .classic)
        let fixture = FlexFixture(items: 2) { $0.height(80) }
        #expect(fixture.frames() == [rect(0, 0, 200, 80), rect(0, 80, 200, 80)])
    }
}
