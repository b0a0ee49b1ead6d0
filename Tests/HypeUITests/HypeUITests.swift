import HypeUI
import Testing
import UIKit

@MainActor @Suite struct HypeUITests {
    /// Lays a view out in a box of a size.
    @discardableResult
    private func layOut(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        box.addSubviewWithFit(view)
        box.layoutIfNeeded()
        return box
    }

    private func block(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView().frame(width: width, height: height)
    }

    private func frame(_ view: UIView, in box: UIView) -> CGRect { view.convert(view.bounds, to: box) }

    // MARK: Builders

    @Test(arguments: [true, false])
    func buildersTakeAnyControlFlow(flag: Bool) {
        let optional: UIView? = flag ? UIView() : nil
        let stack = VStack {
            Text("always")
            if flag { Text("sometimes") }
            if flag { Text("one") } else { Image(nil) }
            for index in 0..<3 { Text("\(index)") }
            switch flag {
            case true: Text("on")
            case false: UIView()
            }
            optional
            [Text("a"), Text("b")]
            if #available(iOS 13, *) { Text("new") }
        }
        #expect(stack.arrangedSubviews.count == (flag ? 11 : 9))
        #expect(stack.axis == .vertical)
        #expect(stack.arrangedSubviews[flag ? 2 : 1] is UILabel == flag)
    }

    @Test func aStackHasItsArguments() {
        let stack = HStack(alignment: .center, spacing: 7) { UIView() }.distributed(.fillEqually)
        #expect(stack.axis == .horizontal)
        #expect(stack.alignment == .center)
        #expect(stack.spacing == 7)
        #expect(stack.distribution == .fillEqually)
    }

    // MARK: Stacks

    @Test func aSpacerTakesWhatTheOthersLeave() {
        let (first, last) = (block(40, 40), block(50, 40))
        let box = layOut(
            HStack(spacing: 5) {
                first
                Spacer()
                last
            }, 300, 40)
        #expect(frame(first, in: box) == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(frame(last, in: box) == CGRect(x: 250, y: 0, width: 50, height: 40))
    }

    @Test func spacersShareEqually() {
        let blocks = [block(40, 40), block(50, 40), block(30, 40)]
        let stack = HStack {
            blocks[0]
            Spacer()
            blocks[1]
            Spacer()
            blocks[2]
        }
        let box = layOut(stack, 320, 40)
        #expect(frame(blocks[1], in: box).minX == 140)
        #expect(frame(blocks[2], in: box).minX == 290)
    }

    @Test(arguments: [true, false]) func aSpacerKeepsItsMinimumLength(isAfterText: Bool) {
        let (text, spacer, last) = (
            Text("A text that is too long for the room there is"), Spacer(minLength: 30), block(50, 20)
        )
        let box = layOut(
            HStack {
                if isAfterText { text }
                spacer
                if !isAfterText { text }
                last
            }, 200, 20)
        #expect(spacer.frame.width == 30)
        #expect(frame(text, in: box).width == 120)
    }

    @Test func layersOfAZStackFillIt() {
        let (back, front) = (UIView(), Text("front"))
        let box = layOut(
            ZStack {
                back
                front
            }, 120, 80)
        #expect(frame(back, in: box) == CGRect(x: 0, y: 0, width: 120, height: 80))
        #expect(frame(front, in: box) == CGRect(x: 0, y: 0, width: 120, height: 80))
    }

    @Test func scrollingContentIsAsWideAsItsScrollView() {
        let (first, second) = (UIView().frame(height: 300), UIView().frame(height: 500))
        let scroller = ScrollView {
            first
            second
        }
        layOut(scroller, 200, 400)
        #expect(scroller.contentSize == CGSize(width: 200, height: 800))
        #expect(second.frame == CGRect(x: 0, y: 300, width: 200, height: 500))
        let wide = ScrollView(.horizontal, showsIndicators: false) { UIView().frame(width: 700) }
            .bounces(false).isPagingEnabled(true).isScrollEnabled(false)
        layOut(wide, 200, 100)
        #expect(wide.contentSize == CGSize(width: 700, height: 100))
        #expect(
            !wide.showsHorizontalScrollIndicator && !wide.bounces && wide.isPagingEnabled
                && !wide.isScrollEnabled)
    }

    // MARK: Modifiers

    @Test func paddingIsSpaceAroundTheView() {
        let view = block(40, 20)
        let padded = view.padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let size = padded.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 46, height: 24))
        padded.frame = CGRect(origin: .zero, size: size)
        padded.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 40, height: 20))
        let twice = block(40, 20).padding(.horizontal, 6).padding(1)
        #expect(
            twice.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 54, height: 22)
        )
    }

    @Test func aRatioFollowsTheHeight() {
        let view = UIView().frame(height: 30).makeRatio(2)
        let box = layOut(
            HStack {
                view; Spacer()
            }, 200, 30)
        #expect(frame(view, in: box).size == CGSize(width: 60, height: 30))
    }

    @Test func aCentredViewKeepsItsSize() {
        let view = block(40, 20)
        let box = layOut(view.center(), 100, 100)
        #expect(frame(view, in: box) == CGRect(x: 30, y: 40, width: 40, height: 20))
    }

    @Test(arguments: Alignment.allCases)
    func overlaysLieWhereTheyAreAligned(alignment: Alignment) {
        let places: [Alignment: CGPoint] = [
            .topLeading: CGPoint(x: 0, y: 0), .top: CGPoint(x: 40, y: 0), .topTrailing: CGPoint(x: 80, y: 0),
            .leading: CGPoint(x: 0, y: 15), .center: CGPoint(x: 40, y: 15), .trailing: CGPoint(x: 80, y: 15),
            .bottomLeading: CGPoint(x: 0, y: 30), .bottom: CGPoint(x: 40, y: 30),
            .bottomTrailing: CGPoint(x: 80, y: 30),
        ]
        let (badge, label) = (block(20, 10), Text("base"))
        layOut(label.overlay(alignment: alignment) { badge }, 100, 40)
        #expect(
            badge.frame == CGRect(origin: places[alignment] ?? .zero, size: CGSize(width: 20, height: 10)))
        let behind = block(20, 10)
        let box = layOut(Text("base").background(alignment: alignment) { behind }, 100, 40)
        #expect(frame(behind, in: box).origin == places[alignment])
    }

    @Test func layersNeitherChangeTheSizeNorLeaveAGap() {
        let (base, shade, large) = (block(60, 30), UIView(), block(500, 500))
        let whole = base.overlay { shade }.background { large }
        #expect(
            whole.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 30)
        )
        whole.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        whole.layoutIfNeeded()
        #expect(shade.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
        #expect(whole.subviews.last === base)
    }

    @Test func looksGoToTheView() {
        let view = UIView().background(.red).cornerRadius(4, corners: [.topLeft, .bottomRight])
            .border(.blue, width: 2).opacity(0.5).tint(.green).masksToBounds(false).allowsHitTesting(false)
            .makeContentMode(.center).accessibilityIdentifier("it").scaleEffect(2).rotationEffect(.pi / 2)
            .setHContentHugging(priority: .required).setVContentHugging(priority: .defaultHigh)
            .setHContentCompressionResistance(priority: .defaultLow)
            .setVContentCompressionResistance(priority: .fittingSizeLevel)
        #expect(view.backgroundColor == .red)
        #expect(view.layer.cornerRadius == 4)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
        #expect(view.layer.borderWidth == 2)
        #expect(view.alpha == 0.5)
        #expect(view.tintColor == .green)
        #expect(!view.clipsToBounds && !view.isUserInteractionEnabled)
        #expect(view.contentMode == .center)
        #expect(view.accessibilityIdentifier == "it")
        #expect(abs(view.transform.b - 2) < 1e-9)
        #expect(view.contentHuggingPriority(for: .horizontal) == .required)
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .fittingSizeLevel)
    }

    @Test func textsPicturesAndButtons() {
        let text = Text("hello").font(.systemFont(ofSize: 20)).foregroundColor(.red).textAligned(.right)
            .lineLimit(2).lineBreakMode(.byClipping).adjustedFontSize(true).minimumScaleFactor(0.5)
            .preferredMaxLayoutWidth(90).baselineAdjusted(.none)
        #expect(text.text == "hello" && text.font.pointSize == 20 && text.textColor == .red)
        #expect(text.textAlignment == .right && text.numberOfLines == 2 && text.lineBreakMode == .byClipping)
        #expect(text.adjustsFontSizeToFitWidth && text.minimumScaleFactor == 0.5)
        #expect(text.preferredMaxLayoutWidth == 90 && text.baselineAdjustment == .none)
        var taps = 0
        let button = Button(action: { taps += 1 }) { Text("tap").padding(4) }
        button.sendActions(for: .touchUpInside)
        #expect(taps == 1)
        let size = button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        // A sum of thirds of a point.
        #expect(abs(size.width - Text("tap").intrinsicContentSize.width - 8) < 1e-9)
    }

    @Test func aGradientFillsItsView() throws {
        let gradient = LinearGradient(
            gradient: Gradient(colors: [.red, .green, .blue]), startPoint: .top, endPoint: .bottom)
        let layer = try #require(gradient.layer as? CAGradientLayer)
        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(layer.locations?.map(\.doubleValue) == [0, 0.5, 1])
        #expect(layer.colors?.count == 3)
        let base = block(30, 30)
        base.overlay { gradient }
        layOut(base, 30, 30)
        #expect(gradient.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
    }

    // MARK: Values

    @MainActor private final class Model {
        @Behavior var count = 1
    }

    @Test func viewsFollowValuesAsLongAsTheyLive() {
        let model = Model()
        let label = Text(nil).linked(model.$count.map { "\($0)" }, keyPath: \.text)
        #expect(label.text == "1")
        model.count = 5
        #expect(label.text == "5")
        var seen: [Int] = []
        do {
            let owner = NSObject()
            model.$count.observe(by: owner) { _, value in seen.append(value) }
            model.count = 6
            withExtendedLifetime(owner) {}
        }
        model.count = 7
        #expect(seen == [5, 6])
        #expect(label.text == "7")
        let view = UIView().linked(model.$count.map { $0 > 7 }, keyPath: \.isHidden)
        #expect(!view.isHidden)
        model.count = 8
        #expect(view.isHidden)
    }

    @Test func aValueMovesTheLayout() {
        let model = Model()
        let label = Text(nil).linked(
            model.$count.map { String(repeating: "word ", count: $0) }, keyPath: \.text)
        let after = block(10, 20)
        let box = layOut(
            HStack {
                label; after; Spacer()
            }, 400, 20)
        let before = frame(after, in: box).minX
        model.count = 4
        box.layoutIfNeeded()
        #expect(frame(after, in: box).minX == label.intrinsicContentSize.width)
        #expect(frame(after, in: box).minX > before)
    }
}
