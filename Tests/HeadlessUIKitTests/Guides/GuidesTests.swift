import Testing
import UIKit

@MainActor
@Suite struct GuidesTests {
    @Test func guidesBelongToOneView() {
        let (a, b, guide) = (UIView(), UIView(), UILayoutGuide())
        #expect(guide.owningView == nil && guide.layoutFrame == .zero && guide.identifier == "")
        a.addLayoutGuide(guide)
        a.addLayoutGuide(guide)
        #expect(guide.owningView === a && a.layoutGuides == [guide])
        b.addLayoutGuide(guide)
        #expect(guide.owningView === b && a.layoutGuides.isEmpty && b.layoutGuides == [guide])
        a.removeLayoutGuide(guide)
        #expect(b.layoutGuides == [guide])
        b.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && b.layoutGuides.isEmpty)
    }

    @Test func guidesOutliveTheirViews() {
        let guide = UILayoutGuide()
        var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view?.addLayoutGuide(guide)
        let safe = view?.safeAreaLayoutGuide
        #expect(guide.owningView === view && safe?.layoutFrame.size == CGSize(width: 30, height: 20))
        view = nil
        #expect(guide.owningView == nil && safe?.owningView == nil && safe?.layoutFrame == .zero)
        let other = UIView()
        other.addLayoutGuide(guide)
        #expect(guide.owningView === other)
    }

    @Test func ownGuidesAreMadeOnce() {
        let view = UIView()
        #expect(view.layoutGuides.isEmpty)
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
        #expect(view.readableContentGuide === view.readableContentGuide)
        #expect(view.layoutGuides.count == 3)
        #expect(view.safeAreaLayoutGuide.owningView === view)
        view.removeLayoutGuide(view.safeAreaLayoutGuide)
        #expect(view.layoutGuides.count == 3)
        let scroller = UIScrollView()
        #expect(scroller.contentLayoutGuide === scroller.contentLayoutGuide)
        #expect(scroller.contentLayoutGuide !== scroller.frameLayoutGuide)
    }

    @Test func framesAreAlwaysCurrent() {
        let scene = Scene()
        let (safe, margins) = (scene.root.safeAreaLayoutGuide, scene.root.layoutMarginsGuide)
        #expect(safe.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(margins.layoutFrame == CGRect(x: 16, y: 47, width: 358, height: 763))
        scene.controller.additionalSafeAreaInsets.top = 10
        #expect(safe.layoutFrame == CGRect(x: 0, y: 57, width: 390, height: 753))
        scene.window.rotate(to: .landscapeLeft)
        #expect(safe.layoutFrame == CGRect(x: 47, y: 10, width: 750, height: 359))
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
        view.bounds.origin = CGPoint(x: 100, y: 200)
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 108, y: 208, width: 84, height: 34))
    }

    @Test func guidesOfScrollViews() {
        let view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.contentSize = CGSize(width: 300, height: 400)
        view.contentOffset = CGPoint(x: 30, y: 40)
        #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 30, y: 40, width: 100, height: 50))
    }

    @Test func withoutSpaceAGuideIsEmpty() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 5, y: 8, width: 0, height: 84))
    }

    /// On an iPad Pro 13 on its side the margins leave 1336 points, more than any limit.
    @Test(arguments: [
        (UIContentSizeCategory.extraSmall, 560.0), (.small, 600), (.medium, 632), (.large, 672),
        (.extraLarge, 744), (.extraExtraLarge, 816), (.extraExtraExtraLarge, 896),
        (.accessibilityMedium, 1336), (.accessibilityLarge, 1336), (.accessibilityExtraLarge, 1336),
        (.accessibilityExtraExtraLarge, 1336), (.accessibilityExtraExtraExtraLarge, 1336),
    ])
    func readableWidths(category: UIContentSizeCategory, width: CGFloat) {
        let scene = Scene(
            .iPadPro13, .landscapeLeft,
            overriding: UITraitCollection(preferredContentSizeCategory: category))
        let frame = scene.root.readableContentGuide.layoutFrame
        #expect(frame == CGRect(x: (1376 - width) / 2, y: 24, width: width, height: 1032 - 44))
    }

    @Test func onPhonesTheReadableWidthIsTheMargins() {
        let scene = Scene()
        #expect(
            scene.root.readableContentGuide.layoutFrame == CGRect(x: 16, y: 47, width: 358, height: 763))
    }
}
