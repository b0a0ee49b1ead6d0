import FlexLayout
import Layout
import PinLayout
import SnapKit
import Testing
import UIKit

/// The languages' values, animated so that each instant is laid out.
@MainActor
@Suite struct LanguageStepsTests {
    private final class FlexPage: UIView {
        let (box, rest) = (UIView(), UIView())

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            flex.direction(.row).define { flex in
                flex.addItem(box).width(100)
                flex.addItem(rest).grow(1)
            }
        }

        required init?(coder: NSCoder) { fatalError("not read from a nib") }

        override func layoutSubviews() { flex.layout() }
    }

    @Test func lengthsEdgesAndFactorsOfFlexboxes() {
        withOwnClock { clock in
            let page = FlexPage()
            page.layoutIfNeeded()
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                page.box.flex.width(200).marginRight(20)
                page.flex.paddingTop(50)
            }
            #expect(page.box.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
            clock.advance(by: 0.5)
            #expect(page.box.frame == CGRect(x: 0, y: 25, width: 150, height: 75))
            #expect(page.rest.frame == CGRect(x: 160, y: 25, width: 140, height: 75))
            clock.finish()
            #expect(page.rest.frame == CGRect(x: 220, y: 50, width: 80, height: 50))
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                page.box.flex.grow(1).width(0).marginRight(0)
                page.rest.flex.width(0)
            }
            clock.advance(by: 0.5)
            // The factors are a half and one of what 100 points and a margin of 10 leave.
            #expect(abs(page.box.frame.width - (100 + 190.0 / 3)) < 0.5)
            clock.finish()
            #expect(page.box.frame.width == 150 && page.rest.frame.width == 150)
            page.box.flex.width(50%)
            UIView.animateLayout(withDuration: 1) { page.box.flex.width(40).grow(0) }
            clock.finish()
            #expect(page.box.frame.width == 40)
        }
    }

    @Test func flexboxesThatAreLaidOutInTheBlockAreLaidOutAtEachStep() {
        withOwnClock { clock in
            let (root, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UIView())
            root.flex.direction(.row).addItem(box).width(100)
            root.flex.layout()
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                box.flex.width(200)
                root.flex.layout()
            }
            #expect(box.frame.width == 100)
            clock.advance(by: 0.25)
            #expect(box.frame.width == 125)
            clock.finish()
            #expect(box.frame.width == 200)
        }
    }

    @Test func closuresAnimateWhatALanguageSays() {
        withOwnClock { clock in
            let (root, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UIView())
            root.addSubview(box)
            UIView.animateLayout(withDuration: 1, options: .curveLinear) { progress in
                box.pin.top().left(10).width(100 + 100 * progress).height(20)
            }
            clock.advance(by: 0.5)
            #expect(box.frame == CGRect(x: 10, y: 0, width: 150, height: 20))
            clock.finish()
            #expect(box.frame.width == 200)
        }
    }

    private final class PinPage: UIView {
        @LayoutAnimated var inset: CGFloat = 10
        let box = UIView()

        override func layoutSubviews() {
            addSubview(box)
            box.pin.all(inset)
        }
    }

    @Test func pinsOfAnimatedProperties() {
        withOwnClock { clock in
            let page = PinPage(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            page.layoutIfNeeded()
            UIView.animateLayout(withDuration: 1, options: .curveLinear) { page.inset = 30 }
            clock.advance(by: 0.5)
            #expect(page.box.frame == CGRect(x: 20, y: 20, width: 60, height: 60))
            clock.finish()
            #expect(page.box.frame.width == 40)
        }
    }

    @Test func constraintsOfSnapKit() {
        withOwnClock { clock in
            let (root, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UIView())
            root.addSubview(box)
            box.snp.makeConstraints { make in
                make.left.top.bottom.equalToSuperview()
                make.width.equalTo(100)
            }
            root.layoutIfNeeded()
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                box.snp.updateConstraints { $0.width.equalTo(200) }
            }
            clock.advance(by: 0.5)
            #expect(box.frame.width == 150)
            clock.finish()
            #expect(box.frame.width == 200)
        }
    }

    private final class LayoutPage: UIView, Layout {
        @LayoutState var spacing: CGFloat = 0
        @LayoutState var title = "a"
        let (container, first, second) = (LayoutContainer(), UIView(), UIView())

        override init(frame: CGRect) {
            super.init(frame: frame)
            container.frame = bounds
            addSubview(container)
            container.setBody { self.body }
        }

        required init?(coder: NSCoder) { fatalError("not read from a nib") }

        @LayoutBuilder var body: some Layout {
            VStack(spacing: spacing) {
                first.layout().frame(width: 20, height: 20)
                second.layout().frame(width: 20 + spacing, height: 20)
            }
        }
    }

    @Test func statesOfLayouts() {
        withOwnClock { clock in
            let page = LayoutPage(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            page.layoutIfNeeded()
            #expect(page.second.frame.minY - page.first.frame.maxY == 0)
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                page.spacing = 40
                page.title = "b"
            }
            clock.advance(by: 0.5)
            #expect(page.spacing == 20 && page.title == "b")
            #expect(page.second.frame.minY - page.first.frame.maxY == 20 && page.second.frame.width == 40)
            clock.finish()
            #expect(page.second.frame.minY - page.first.frame.maxY == 40 && page.second.frame.width == 60)
        }
    }
}
