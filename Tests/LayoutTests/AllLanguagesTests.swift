import FlexLayout
import HypeUI
import Layout
import PinLayout
import SnapKit
import Testing
import UIKit

// A file with every language at once: what Swift finds by itself, and what has to be said.

// `import struct` makes one module's name the one that is meant in this file.
import struct Layout.Anchor
import class Layout.HStack
import enum Layout.LayoutDirection
import struct Layout.Percent
import class Layout.ScrollView
import class Layout.Spacer
import class Layout.VStack
import class Layout.ZStack

@MainActor @Suite struct AllLanguagesTests {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView()

    @Test func percentagesAreTheOnesOfTheCall() {
        view.addSubview(child)
        child.pin.width(50%).height(10%)
        #expect(child.frame.size == CGSize(width: 100, height: 10))
        view.flex.define { $0.addItem(child).width(25%).height(20%) }
        view.flex.layout()
        #expect(child.frame.size == CGSize(width: 50, height: 20))
        child.removeFromSuperview()
        let container = LayoutContainer(frame: view.frame)
        container.setBody { child.layout().size(width: 75%, height: 40%) }
        container.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 25, y: 30, width: 150, height: 40))
        let half: Percent = 50%
        #expect(half.of(30) == 15)
        let third: PinPercent = 30%
        child.pin.width(third)
        #expect(child.frame.width == 60)
    }

    @Test func importedStacksAreLayouts() {
        let (first, second) = (SizedView(40, 20), SizedView(60, 20))
        let container = LayoutContainer(frame: view.frame)
        container.setBody {
            ZStack {
                VStack(spacing: 10) {
                    HStack {
                        first.layout()
                        Spacer()
                        second.layout()
                    }
                    ScrollView { child.layout().size(width: 10, height: 300) }
                }
            }
        }
        container.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(second.frame == CGRect(x: 140, y: 0, width: 60, height: 20))
        #expect(child.superview is UIScrollView)
    }

    /// A module's name in front says the other one, as no type has the name of the module.
    @Test func theModuleInFrontMeansItsOwn() {
        let stack: UIStackView = HypeUI.VStack(spacing: 4) {
            HypeUI.HStack {
                SizedView(30, 20)
                HypeUI.Spacer(minLength: 5)
                SizedView(30, 20)
            }
            HypeUI.ZStack { SizedView(30, 20) }
        }
        let scroll: UIScrollView = HypeUI.ScrollView { stack }
        #expect(stack.axis == .vertical)
        #expect(scroll.subviews.first is UIStackView)
        #expect(HypeUI.Edge.allCases.count == 4)
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 65, height: 44))
    }

    @Test func constraintsPinsAndModifiersMeetOnOneView() {
        let (pinned, constrained) = (UIView(), UIView())
        view.addSubview(pinned)
        view.addSubview(constrained)
        pinned.pin.topLeft(to: view.anchor.topLeft).size(20)
        constrained.snp.makeConstraints { make in
            make.trailing.bottom.equalToSuperview().inset(8)
            make.size.equalTo(CGSize(width: 30, height: 10))
        }
        view.layoutIfNeeded()
        #expect(pinned.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(constrained.frame == CGRect(x: 162, y: 82, width: 30, height: 10))
        // HypeUI's modifiers are those of views, Layout's those of layouts.
        #expect(pinned.opacity(0.5) === pinned)
        let faded = pinned.layout().opacity(0.5)
        #expect(!(faded is UIView))
    }

    /// Both modules have one type, so that its name needs no module.
    @Test func aUnitPointIsOneType() {
        let middle: UnitPoint = .center
        let corner = UnitPoint(x: CGFloat(1), y: 1)
        #expect(corner == .bottomTrailing)
        let inHypeUI: HypeUI.UnitPoint = corner
        #expect(inHypeUI == corner)
        let gradient = LinearGradient(
            gradient: Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: middle)
        #expect((gradient.layer as? CAGradientLayer)?.endPoint == CGPoint(x: 0.5, y: 0.5))
        let source: Anchor<CGPoint>.Source = .point(middle)
        _ = source
    }

    @Test func valuesOfTheImportedLanguage() {
        // PinLayout's has no parameter.
        #expect("\(Anchor<CGRect>.self)" == "Anchor<CGRect>")
        #expect(LayoutDirection.allCases.contains(.rightToLeft))
    }
}
