import Testing
import UIKit

@testable import HeadlessUIKit

/// Edges are rounded to pixels in the root's coordinates, as views with fractions show that Interface Builder has
/// recorded: at 2x 652 of 697 of them follow the rule, at 3x 149 of 153.
@MainActor @Suite struct PixelRoundingTests {
    /// A window of a scale with a root of a size.
    @MainActor private final class Page {
        let window: UIWindow
        let root = UIView()

        init(scale: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            window = UIWindow(
                screen: UIScreen(.iPhone14, overriding: UITraitCollection(displayScale: scale)))
            root.frame = CGRect(x: 0, y: 0, width: width, height: height)
            root.insetsLayoutMarginsFromSafeArea = false
            window.addSubview(root)
        }

        func settle() { window.layoutIfNeeded() }
    }

    private func added<View: UIView>(_ view: View, to parent: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private func center(_ view: UIView, _ width: CGFloat?, _ height: CGFloat?) {
        guard let parent = view.superview else { return }
        view.centerXAnchor.constraint(equalTo: parent.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: parent.centerYAnchor).isActive = true
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    // MARK: The root's coordinates

    @Test func aCenterInACenterIsRoundedInTheRoot() {
        let page = Page(scale: 2, 40, 100)
        let outer = added(UIView(), to: page.root)
        center(outer, 20, 20.5)
        let inner = added(UIView(), to: outer)
        center(inner, 10, 10)
        page.settle()
        #expect(outer.frame == CGRect(x: 10, y: 40, width: 20, height: 20.5))
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test func halvesAboveTheSuperviewGoUpToo() {
        let page = Page(scale: 2, 40, 100)
        let outer = added(UIView(), to: page.root)
        outer.topAnchor.constraint(equalTo: page.root.topAnchor, constant: 11).isActive = true
        outer.leftAnchor.constraint(equalTo: page.root.leftAnchor).isActive = true
        outer.heightAnchor.constraint(equalToConstant: 16).isActive = true
        outer.widthAnchor.constraint(equalToConstant: 20).isActive = true
        let inner = added(UIView(), to: outer)
        center(inner, 10, 19.5)
        page.settle()
        #expect(inner.frame == CGRect(x: 5, y: -1.5, width: 10, height: 19.5))
    }

    @Test func aCenteredColumnLiesOnItsOwnPixels() {
        for direct in [true, false] {
            let page = Page(scale: 2, 414, 300)
            let boxes = [StackBox(299.5, 20), StackBox(94, 20)]
            let stack = UIStackView(arrangedSubviews: boxes)
            stack.axis = .vertical
            stack.alignment = .center
            if direct {
                page.root.addSubview(stack)
                stack.frame = CGRect(x: 57.25, y: 0, width: 299.5, height: 40)
            } else {
                center(added(stack, to: page.root), nil, nil)
            }
            page.settle()
            #expect(stack.flags.contains(.directStack) == direct)
            #expect(boxes.map(\.frame.minX) == [0, 102.5])
            #expect(boxes.map(\.frame.width) == [299.5, 94])
            if !direct { #expect(stack.frame.minX == 57.5) }
        }
    }

    @Test func guidesAreRoundedAsViewsAre() {
        let page = Page(scale: 2, 40, 100)
        let outer = added(UIView(), to: page.root)
        center(outer, 20, 20.5)
        let (guide, view) = (UILayoutGuide(), added(UIView(), to: outer))
        outer.addLayoutGuide(guide)
        guide.centerYAnchor.constraint(equalTo: outer.centerYAnchor).isActive = true
        guide.heightAnchor.constraint(equalToConstant: 10).isActive = true
        guide.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
        center(view, 10, 10)
        page.settle()
        #expect(guide.layoutFrame.minY == 5 && guide.layoutFrame.height == 10)
        #expect(guide.layoutFrame.minY == view.frame.minY)
    }

    /// A frame that nothing rounds counts as it is.
    @Test func framesOnTheWayAreSummedUp() {
        let page = Page(scale: 2, 100, 100)
        let (plain, deep) = (UIView(), UIView())
        plain.frame = CGRect(x: 10.1, y: 3, width: 50, height: 50)
        deep.frame = CGRect(x: 0.1, y: 0, width: 50, height: 50)
        page.root.addSubview(plain)
        plain.addSubview(deep)
        let view = added(UIView(), to: deep)
        view.leftAnchor.constraint(equalTo: deep.leftAnchor, constant: 5.1).isActive = true
        view.topAnchor.constraint(equalTo: deep.topAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        page.settle()
        // The edge lies at 15.3, which is 15.5 on pixels, and the superview at 10.2, which is 10.
        #expect(view.frame.minX == 5.5 && view.frame.width == 10)
        plain.frame.origin.x = 10
        page.settle()
        #expect(view.frame.minX == 5)
        plain.frame.origin.x = 20.1
        page.settle()
        #expect(view.frame.minX == 5.5)
    }

    @Test func transformsOnTheWayDoNotCount() {
        let page = Page(scale: 2, 40, 100)
        let outer = added(UIView(), to: page.root)
        center(outer, 20, 20.5)
        let inner = added(UIView(), to: outer)
        center(inner, 10, 10)
        outer.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.3, y: 1.3)
        page.settle()
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test func scrollingByAPartOfAPixelMovesNothingInTheContent() {
        let page = Page(scale: 2, 100, 100)
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.root.addSubview(scroller)
        let view = added(UIView(), to: scroller)
        view.topAnchor.constraint(equalTo: scroller.topAnchor, constant: 5.25).isActive = true
        view.leftAnchor.constraint(equalTo: scroller.leftAnchor).isActive = true
        view.rightAnchor.constraint(equalTo: scroller.rightAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: scroller.bottomAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 400).isActive = true
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        page.settle()
        #expect(view.frame.minY == 5.5 && view.frame.height == 400)
        scroller.contentOffset.y = 10.3
        page.settle()
        #expect(view.frame.minY == 5.5 && view.frame.height == 400)
    }

    @Test func anotherScreenRoundsAnew() {
        let page = Page(scale: 1, 40, 99)
        let view = added(UIView(), to: page.root)
        center(view, 10, 10)
        page.settle()
        #expect(view.frame.minY == 45)
        let other = Page(scale: 3, 40, 99)
        other.window.addSubview(page.root)
        other.settle()
        #expect(abs(view.frame.minY - 134.0 / 3) < 1e-9)
    }

    // MARK: Thirds

    /// 97 1/3 in the middle of whole numbers of points: half of the edges lie exactly between two pixels.
    @Test func aCenteredLabelIsAsWideAsItsText() {
        let label = UILabel()
        label.text = "Some words"
        let page = Page(scale: 3, 90, 100)
        center(added(label, to: page.root), nil, nil)
        page.settle()
        let natural = label.intrinsicContentSize
        for width in 90..<310 {
            page.root.frame.size = CGSize(width: Double(width), height: Double(width))
            page.settle()
            #expect(label.frame.size == natural, "in \(width)")
            let place = LabelTextLayout(of: label, in: label.bounds)
            #expect(!place.measure.isTruncated, "in \(width)")
        }
    }

    @Test func aCenteredLabelOfThreeLinesKeepsThem() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "One\nTwo\nThree"
        label.font = .systemFont(ofSize: 13)
        let page = Page(scale: 3, 300, 100)
        center(added(label, to: page.root), 120, nil)
        for height in 100..<300 {
            page.root.frame.size.height = CGFloat(height)
            page.settle()
            let place = LabelTextLayout(of: label, in: label.bounds)
            #expect(place.measure.lineCount == 3 && !place.measure.isTruncated, "in \(height)")
        }
    }

    @Test func aThirdIsNotCut() {
        let page = Page(scale: 3, 320, 568)
        let view = added(UIView(), to: page.root)
        center(view, 100, 61.0 / 3)
        page.settle()
        #expect(view.frame.height == 61.0 / 3)
    }

    @Test(arguments: [CGFloat(1), 2, 3])
    func whatConstraintsSayInPixelsIsNoPixelShort(scale: CGFloat) {
        for side in stride(from: CGFloat(100), through: 140, by: 1 / scale) {
            let page = Page(scale: scale, side, side)
            for pixels in [30, 31, 61, 100] {
                let length = CGFloat(pixels) / scale
                let views = (0..<3).map { _ in added(UIView(), to: page.root) }
                center(views[0], length, length)
                views[1].rightAnchor.constraint(equalTo: page.root.rightAnchor, constant: -1.0 / 3)
                    .isActive = true
                views[1].widthAnchor.constraint(equalToConstant: length).isActive = true
                views[2].leftAnchor.constraint(equalTo: views[0].rightAnchor).isActive = true
                views[2].widthAnchor.constraint(equalTo: page.root.widthAnchor, constant: length - side)
                    .isActive = true
                page.settle()
                for view in views { #expect(view.frame.width == length, "\(length) in \(side)") }
            }
        }
    }
}
