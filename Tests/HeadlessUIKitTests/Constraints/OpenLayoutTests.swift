import TestSupport
import Testing
import UIKit

/// Where views lie whose constraints leave something open.
///
/// The frames of the first four tests are iOS's, as recorded in Interface Builder documents and snapshot pictures; the
/// others follow from the one rule that gives them: lengths are 0 or as short as may be, the first of the inequalities
/// is exact, places are at 0.
@MainActor @Suite struct OpenLayoutTests {
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    private let window = UIWindow(screen: UIScreen(.iPhoneSE))

    init() { window.addSubview(page) }

    private func box(in parent: UIView? = nil) -> UIView {
        let box = UIView(frame: CGRect(x: 11, y: 12, width: 13, height: 14))
        box.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? page).addSubview(box)
        return box
    }

    private func lay(_ constraints: NSLayoutConstraint...) {
        NSLayoutConstraint.activate(constraints)
        page.layoutIfNeeded()
    }

    private func horizontal(_ view: UIView) -> [CGFloat] { [view.frame.minX, view.frame.width] }
    private func vertical(_ view: UIView) -> [CGFloat] { [view.frame.minY, view.frame.height] }

    @Test func aFarEdgeAlone() {
        let box = box()
        lay(
            box.rightAnchor.constraint(equalTo: page.rightAnchor, constant: -13),
            box.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -20))
        #expect(horizontal(box) == [380, 0])
        #expect(vertical(box) == [580, 0])
        #expect(box.hasAmbiguousLayout)
    }

    @Test func anInequalityAlone() {
        let (box, other) = (box(), box())
        lay(
            box.leftAnchor.constraint(lessThanOrEqualTo: page.leftAnchor, constant: 72),
            other.topAnchor.constraint(greaterThanOrEqualTo: page.topAnchor, constant: -5))
        #expect(horizontal(box) == [72, 0])
        #expect(vertical(other) == [-5, 0])
        #expect(box.hasAmbiguousLayout)
    }

    @Test func aLengthAndAnInequality() {
        let box = box()
        lay(
            box.widthAnchor.constraint(equalToConstant: 100),
            box.rightAnchor.constraint(lessThanOrEqualTo: page.rightAnchor, constant: -74),
            box.heightAnchor.constraint(equalToConstant: 50),
            box.bottomAnchor.constraint(lessThanOrEqualTo: page.bottomAnchor, constant: -100))
        #expect(horizontal(box) == [219, 100])
        #expect(vertical(box) == [450, 50])
    }

    @Test func leadingFromTheRight() {
        page.semanticContentAttribute = .forceRightToLeft
        let (box, other) = (box(), box())
        lay(
            box.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            other.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -8))
        #expect(horizontal(box) == [393, 0])
        #expect(horizontal(other) == [8, 0])
    }

    @Test func nothingAtAll() {
        let (box, other) = (box(), box())
        lay(other.widthAnchor.constraint(equalToConstant: 30))
        #expect(box.frame == .zero)
        #expect(other.frame == CGRect(x: 0, y: 0, width: 30, height: 0))
        #expect(box.hasAmbiguousLayout && other.hasAmbiguousLayout)
    }

    @Test func middlesAlone() {
        let (box, other) = (box(), box())
        lay(
            box.centerXAnchor.constraint(equalTo: page.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: page.centerYAnchor),
            other.centerXAnchor.constraint(equalTo: box.centerXAnchor, constant: 10.5),
            other.widthAnchor.constraint(equalToConstant: 20))
        #expect(horizontal(box) == [196.5, 0] && vertical(box) == [300, 0])
        #expect(horizontal(other) == [197, 20])
    }

    @Test func lengthsWithLimits() {
        let (box, other) = (box(), box())
        lay(
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
            box.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
            other.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2, constant: 1))
        #expect(box.frame == CGRect(x: 0, y: 0, width: 0, height: 40))
        #expect(other.frame.width == 81)
    }

    /// The first of two inequalities is exact, as long as the others hold.
    @Test func pairsOfInequalities() {
        let (box, other) = (box(), box())
        for view in [box, other] { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
        lay(
            box.leftAnchor.constraint(greaterThanOrEqualTo: page.leftAnchor, constant: 20),
            box.rightAnchor.constraint(lessThanOrEqualTo: page.rightAnchor, constant: -20),
            other.rightAnchor.constraint(lessThanOrEqualTo: page.rightAnchor, constant: -20),
            other.leftAnchor.constraint(greaterThanOrEqualTo: page.leftAnchor, constant: 20))
        #expect(horizontal(box) == [20, 50])
        #expect(horizontal(other) == [323, 50])
    }

    @Test func chainsWithAFreeEnd() {
        let views = [box(), box(), box()]
        for (one, two) in zip(views, views.dropFirst()) {
            one.rightAnchor.constraint(equalTo: two.leftAnchor, constant: -8).isActive = true
            one.topAnchor.constraint(equalTo: two.bottomAnchor, constant: 5).isActive = true
        }
        lay(
            views[2].rightAnchor.constraint(equalTo: page.rightAnchor, constant: -10),
            views[0].widthAnchor.constraint(equalToConstant: 60),
            views[2].heightAnchor.constraint(equalToConstant: 40))
        #expect(views.map(horizontal) == [[307, 60], [375, 0], [383, 0]])
        // Vertically nothing holds them: the oldest is at 0, the others go by it.
        #expect(views.map(vertical) == [[0, 0], [-5, 0], [-50, 40]])
    }

    /// Lengths that have to fill something: the first does.
    @Test func lengthsThatHaveToFill() {
        let views = [box(), box(), box()]
        lay(
            views[2].rightAnchor.constraint(equalTo: page.rightAnchor),
            views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
            views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
            views[0].leftAnchor.constraint(equalTo: page.leftAnchor))
        #expect(views.map(horizontal) == [[0, 393], [393, 0], [393, 0]])
    }

    @Test func viewsInViewsAndGuides() {
        let (card, guide) = (box(), UILayoutGuide())
        page.addLayoutGuide(guide)
        let inner = box(in: card)
        lay(
            inner.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -13),
            inner.widthAnchor.constraint(equalToConstant: 20),
            inner.leftAnchor.constraint(greaterThanOrEqualTo: card.leftAnchor, constant: 4),
            card.rightAnchor.constraint(equalTo: guide.leftAnchor),
            guide.rightAnchor.constraint(equalTo: page.rightAnchor),
            guide.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -3))
        // The card is as narrow as its content allows.
        #expect(horizontal(card) == [356, 37])
        #expect(horizontal(inner) == [4, 20])
        #expect(guide.layoutFrame == CGRect(x: 393, y: 597, width: 0, height: 0))
    }

    /// Where views were before does not count.
    @Test func nothingStaysOfWhatWas() {
        let box = box()
        lay(
            box.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 40),
            box.widthAnchor.constraint(equalToConstant: 100))
        #expect(horizontal(box) == [40, 100])
        NSLayoutConstraint.deactivate(page.constraints + box.constraints)
        page.layoutIfNeeded()
        #expect(box.frame == .zero)
    }
}
