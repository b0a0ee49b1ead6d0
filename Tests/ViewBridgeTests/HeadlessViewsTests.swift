import LayoutCore
import Testing
import ViewBridge

/// What the kit reports of its own views.
@MainActor @Suite struct HeadlessViewsTests {
    private func image(_ length: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: length, height: length)).image { _ in }
    }

    /// Expects a change to be reported as one of the content size, and to change version and fingerprint.
    private func expectContentChange<View: UIView>(
        of view: View, _ comment: Comment, _ change: (View) -> Void
    ) {
        let superview = UIView()
        superview.addSubview(view)
        let recorder = Recorder<UIView>(of: .contentSize)
        superview.addObserver(recorder)
        _ = view.intrinsicContentSize
        _ = (view.takeChanges(), superview.takeChanges())
        let before = (view.contentVersion, view.contentFingerprint)
        change(view)
        #expect(recorder.changes(of: view).contains(.contentSize), comment)
        #expect(view.pendingChanges.contains(.contentSize), comment)
        #expect(superview.takeChanges().contains(.descendants), comment)
        #expect(view.contentVersion != before.0, comment)
        #expect(view.contentFingerprint != before.1, comment)
    }

    @Test func contentOfUIKitsOwnViews() {
        let label = UILabel()
        label.text = "Text"
        expectContentChange(of: label, "text") { $0.text = "Another text" }
        expectContentChange(of: label, "font") { $0.font = .systemFont(ofSize: 40) }
        expectContentChange(of: label, "lines") { $0.numberOfLines = 3 }
        expectContentChange(of: UIImageView(image: image(10)), "image") { $0.image = image(20) }
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        expectContentChange(of: button, "title") { $0.setTitle("Another title", for: .normal) }
        expectContentChange(of: button, "picture") { $0.setImage(image(20), for: .normal) }
        expectContentChange(of: UISegmentedControl(items: ["One"]), "segment") {
            $0.insertSegment(withTitle: "Two", at: 1, animated: false)
        }
    }

    @Test func aStackReportsItsArrangement() {
        let (superview, stack, recorder) = (UIView(), UIStackView(), Recorder<UIView>(of: .contentSize))
        superview.addSubview(stack)
        superview.addObserver(recorder)
        let version = stack.contentVersion
        stack.spacing = 8
        #expect(recorder.changes(of: stack) == [.contentSize])
        #expect(stack.contentVersion != version)
    }

    @Test func visibilityIsReported() {
        let (superview, view, recorder) = (UIView(), UIView(), Recorder<UIView>(of: .visibility))
        superview.addSubview(view)
        superview.addObserver(recorder)
        view.isHidden = true
        view.isHidden = true
        view.isHidden = false
        #expect(recorder.changes(of: view) == [.visibility, .visibility])
    }

    @Test func semanticDirectionIsReported() {
        let (view, recorder) = (UIView(), Recorder<UIView>(of: .semanticDirection))
        view.addObserver(recorder)
        view.semanticContentAttribute = .forceRightToLeft
        view.semanticContentAttribute = .forceRightToLeft
        #expect(recorder.changes(of: view) == [.semanticDirection])
    }

    @Test func traitsAreReportedOfPlainViewsToo() {
        let (window, view, recorder) = (UIWindow(), UIView(), Recorder<UIView>(of: .traits))
        view.addObserver(recorder)
        window.addSubview(view)
        window.overrideUserInterfaceStyle = .light
        _ = recorder.takeEvents()
        window.overrideUserInterfaceStyle = .dark
        #expect(recorder.changes(of: view) == [.traits])
    }

    @Test func aViewThatMovesLeavesItsOldSuperview() {
        let (old, new, view, recorder) = (UIView(), UIView(), UIView(), Recorder<UIView>())
        old.addSubview(view)
        old.addObserver(recorder)
        _ = recorder.takeEvents()
        new.addSubview(view)
        #expect(recorder.changes(of: old) == [.subviews])
        #expect(recorder.changes(of: view) == [.removal])
    }

    @Test func bringingAViewToTheFrontIsReportedWhereItMoves() {
        let (superview, first, second) = (UIView(), UIView(), UIView())
        let recorder = Recorder<UIView>(of: .subviews)
        superview.addSubview(first)
        superview.addSubview(second)
        superview.addObserver(recorder)
        superview.bringSubviewToFront(second)
        superview.insertSubview(first, at: 0)
        #expect(recorder.events.isEmpty)
        superview.bringSubviewToFront(first)
        superview.insertSubview(first, at: 0)
        #expect(recorder.events.count == 2)
    }

    // MARK: Placing

    @Test func placingReportsWhatFollowsTheSize() {
        let (view, subview) = (UIView(), UIView())
        view.addSubview(subview)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        subview.frame = view.bounds
        subview.autoresizingMask = .flexibleWidth
        subview.place(subview.frame)
        _ = view.takeChanges()
        #expect(!view.place(CGRect(x: 5, y: 0, width: 10, height: 10)))
        #expect(view.place(CGRect(x: 5, y: 0, width: 20, height: 10)))
        #expect(subview.pendingChanges.contains(.frame))
    }

    @Test func placingKeepsATransform() {
        let view = UIView()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.place(CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(view.boxOrigin == CGPoint(x: 10, y: 10))
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(!view.pendingChanges.contains(.frame))
        view.transform = .identity
        #expect(view.pendingChanges.contains(.frame))
    }

    @Test func manyViewsArePlacedUpToTheFirstThatAffectsOthers() {
        let views = [UIView(), UILabel(), UIView(), UIView()]
        views[2].addSubview(UIView())
        views[2].subviews[0].autoresizingMask = .flexibleWidth
        var list = SelfContainedViews()
        for (row, view) in views.enumerated() { list.insert(view, at: row) }
        let boxes = (0..<4).map { Rect(x: Double($0), y: 0, width: 10, height: 10) }
        func place(_ rows: [Int32]) -> Int {
            rows.withUnsafeBufferPointer { rows in
                boxes.withUnsafeBufferPointer { list.place(rows, at: $0.baseAddress!) }
            }
        }
        #expect(place([0, 1, 2, 3]) == 2)
        #expect(views.map { Double($0.frame.width) } == [10, 10, 0, 0])
        #expect(views.map { $0.pendingChanges.contains(.frame) } == [false, false, true, true])
        #expect(place([3]) == 1)
        #expect(views[3].frame.minX == 3)
        list.remove(3)
        #expect(place([3]) == 0)
        list.insert(UIScrollView(), at: 3)
        #expect(place([3]) == 0)
    }

    // MARK: References

    @Test func aReferenceEndsWithItsView() {
        var view: UIView? = UIView()
        var reference = ViewReference(view)
        #expect(reference.view === view)
        #expect(reference.held === view)
        reference.end()
        view = nil
        #expect(reference.view == nil)
    }

    @Test func languagesKeepObjectsWithViewsAndGuides() {
        final class Note {}
        let (one, other) = (ViewAttachment<Note>(), ViewAttachment<Note>())
        let (view, guide, first, second) = (UIView(), UILayoutGuide(), Note(), Note())
        one[view] = first
        other[view] = second
        one[guide] = second
        #expect(one[view] === first)
        #expect(other[view] === second)
        #expect(one[guide] === second)
        #expect(other[guide] == nil)
        one[view] = nil
        #expect(one[view] == nil)
        #expect(other[view] === second)
    }

    // MARK: Measurement

    @Test func onlyAnOverriddenFittingSizeCounts() {
        final class Square: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 7) }
        }
        final class Inherited: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
        }
        #expect(UIView().overriddenSizeThatFits(.zero) == nil)
        #expect(Inherited().overriddenSizeThatFits(.zero) == nil)
        #expect(Square().overriddenSizeThatFits(.zero) == CGSize(width: 7, height: 7))
        #expect(UIView().baselineDistances(in: .zero) == nil)
        let label = UILabel()
        label.text = "Text"
        #expect(label.baselineDistances(in: label.intrinsicContentSize) != nil)
        #expect(label.fitsOneLine(within: 1000))
        #expect(!label.fitsOneLine(within: 3))
    }
}
