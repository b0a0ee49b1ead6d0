import LayoutCore
import Testing
import ViewBridge

/// The seam between views and languages, on a host in memory and on the kit: each rule for both.
@MainActor @Suite struct ViewHostTests {
    private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    /// Runs a rule on both hosts.
    private func onBoth(
        _ fake: @MainActor (FakeHost.Type) -> Void, _ kit: @MainActor (KitHost.Type) -> Void
    ) {
        fake(FakeHost.self)
        kit(KitHost.self)
    }

    // MARK: Subviews

    @Test func subviewsAreInsertedReorderedAndRemoved() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            let (view, first, second) = (Kind.make(), Kind.make(), Kind.make())
            let (outer, inner) = (Recorder<Kind.Host>(), Recorder<Kind.Host>())
            view.addObserver(outer)
            first.addObserver(inner)
            _ = view.takeChanges()
            Kind.insert(first, into: view, at: 0)
            Kind.insert(second, into: view, at: 1)
            #expect(outer.takeEvents().map(\.changes) == [.subviews, .subviews])
            #expect(view.takeChanges() == .subviews)
            Kind.exchange(0, 1, in: view)
            #expect(outer.takeEvents().map(\.changes) == [.subviews])
            #expect(view.takeChanges() == .subviews)
            // It still has its superview when its removal is reported, to both.
            var superview: Kind.Host?
            inner.action = { superview = Kind.superview(of: first) }
            _ = inner.takeEvents()
            Kind.remove(first)
            #expect(inner.events.contains { $0.changes == .removal && $0.observed === first })
            #expect(superview === view)
            #expect(outer.changes(of: view) == [.subviews])
            #expect(outer.changes(of: first) == [.removal])
            #expect(view.takeChanges() == .subviews)
            #expect(view.takeChanges().isEmpty)
        }
        onBoth(rule, rule)
    }

    @Test func anAppendedSubviewLeavesNothingPending() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            let (outer, view, first, second) = (Kind.make(), Kind.make(), Kind.make(), Kind.make())
            Kind.insert(view, into: outer, at: 0)
            // Something is pending: the nodes do not match yet.
            #expect(!view.appendSubviewInStep(first))
            #expect(view.pendingChanges.contains(.subviews))
            _ = view.takeChanges()
            _ = second.takeChanges()
            #expect(view.appendSubviewInStep(second))
            #expect(view.takeChanges().isEmpty)
            // A subview with pending changes has to be visited.
            #expect(view.appendSubviewInStep(Kind.make()))
            #expect(view.takeChanges() == .descendants)
        }
        onBoth(rule, rule)
    }

    // MARK: Content

    @Test func aContentSizeIsPendingAndMarksTheAncestors() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            let views = Kind.makeChain(3)
            let version = views[2].contentVersion
            Kind.changeContent(of: views[2])
            #expect(views.map(\.pendingChanges) == [.descendants, .descendants, .contentSize])
            #expect(views[2].contentVersion != version)
            #expect(views[1].changedSubviews.map { $0 === views[2] } == [true])
            // The mark ends at the first ancestor that has a pending change.
            _ = views[0].takeChanges()
            Kind.changeContent(of: views[2])
            #expect(views[0].pendingChanges.isEmpty)
        }
        onBoth(rule, rule)
    }

    @Test func aContentSizeGoesUpUntilItIsHandled() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            let views = Kind.makeChain(5)
            let recorders = views.map { _ in Recorder<Kind.Host>(of: .contentSize) }
            for (view, recorder) in zip(views, recorders) { view.addObserver(recorder) }
            func counts() -> [Int] { recorders.map { $0.takeEvents().count } }
            Kind.changeContent(of: views[4])
            #expect(counts() == [1, 1, 1, 1, 1])
            recorders[1].handles = true
            Kind.changeContent(of: views[4])
            #expect(counts() == [0, 1, 1, 1, 1])
            // The superview's observers are notified in any case.
            recorders[4].handles = true
            Kind.changeContent(of: views[4])
            #expect(recorders[3].events.map { $0.view === views[4] && $0.observed === views[3] } == [true])
            #expect(counts() == [0, 0, 0, 1, 1])
        }
        onBoth(rule, rule)
    }

    @Test func otherChangesStayWithTheViewAndItsSuperview() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            for change in [ViewChanges.visibility, .semanticDirection, .traits, .frame, .subviews] {
                let views = Kind.makeChain(3)
                let recorders = views.map { _ in Recorder<Kind.Host>() }
                for (view, recorder) in zip(views, recorders) { view.addObserver(recorder) }
                views[2].notifyObservers(of: change)
                #expect(recorders.map { $0.events.map(\.changes) } == [[], [change], [change]])
            }
        }
        onBoth(rule, rule)
    }

    // MARK: Frames

    @Test func aPlacedFrameIsNotAChange() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            let (view, subview) = (Kind.make(), Kind.make())
            let recorder = Recorder<Kind.Host>(of: .frame)
            Kind.insert(subview, into: view, at: 0)
            view.addObserver(recorder)
            #expect(subview.pendingChanges.contains(.frame))
            #expect(!subview.place(frame))
            #expect(!subview.pendingChanges.contains(.frame))
            // What is pending beside it stays.
            #expect(subview.pendingChanges.contains(.subviews))
            _ = subview.takeChanges()
            _ = view.takeChanges()
            subview.place(frame.offsetBy(dx: 1, dy: 0))
            #expect(recorder.events.isEmpty)
            #expect(view.pendingChanges.subtracting(.frame).isEmpty)
            #expect(view.changedSubviews.isEmpty)
        }
        onBoth(rule, rule)
    }

    @Test func aFrameThatOtherCodeSetsIsReportedOnce() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            let (view, subview) = (Kind.make(), Kind.make())
            let recorder = Recorder<Kind.Host>()
            Kind.insert(subview, into: view, at: 0)
            subview.place(frame)
            _ = subview.takeChanges()
            _ = view.takeChanges()
            view.addObserver(recorder)
            Kind.setFrame(frame, of: subview)
            Kind.setFrame(frame.offsetBy(dx: 5, dy: 0), of: subview)
            Kind.setFrame(frame.offsetBy(dx: 6, dy: 0), of: subview)
            #expect(recorder.events.map(\.changes) == [.frame])
            #expect(view.changedSubviews.map { $0 === subview } == [true])
            #expect(view.takeChanges() == .descendants)
            // The frame is pending until a language sets it.
            #expect(subview.takeChanges().isEmpty)
            #expect(subview.pendingChanges == .frame)
            subview.place(frame)
            #expect(subview.pendingChanges.isEmpty)
        }
        onBoth(rule, rule)
    }

    // MARK: Observers

    @Test func twoLanguagesObserveOneView() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            let views = Kind.makeChain(3)
            let (one, other) = (Recorder<Kind.Host>(of: .contentSize), Recorder<Kind.Host>())
            views[1].addObserver(one)
            views[1].addObserver(other)
            views[1].addObserver(one)
            let outer = Recorder<Kind.Host>(of: .contentSize)
            views[0].addObserver(outer)
            // That one of them has handled the change keeps it from views further up, not from the other.
            one.handles = true
            Kind.changeContent(of: views[2])
            #expect(one.takeEvents().map(\.changes) == [.contentSize])
            #expect(other.takeEvents().map(\.changes) == [.contentSize])
            #expect(outer.takeEvents().isEmpty)
            views[2].notifyObservers(of: [.traits, .contentSize])
            #expect(one.takeEvents().map(\.changes) == [.contentSize])
            #expect(other.takeEvents().map(\.changes) == [[.traits, .contentSize]])
            // What one takes is notified to both, and what remains for one when the other goes.
            views[1].removeObserver(one)
            Kind.changeContent(of: views[2])
            #expect(one.events.isEmpty)
            #expect(other.events.count == 1)
            #expect(outer.events.count == 1)
        }
        onBoth(rule, rule)
    }

    @Test func observersChangeWhileTheyAreNotified() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            let views = Kind.makeChain(2)
            let recorders = (0..<3).map { _ in Recorder<Kind.Host>(of: .contentSize) }
            let late = Recorder<Kind.Host>(of: .contentSize)
            for recorder in recorders { views[1].addObserver(recorder) }
            recorders[0].action = {
                views[1].removeObserver(recorders[0])
                views[1].removeObserver(recorders[1])
                views[1].addObserver(late)
            }
            Kind.changeContent(of: views[1])
            #expect(recorders.map(\.events.count) == [1, 0, 1])
            #expect(late.events.isEmpty)
            Kind.changeContent(of: views[1])
            #expect(recorders.map(\.events.count) == [1, 0, 2])
            #expect(late.events.count == 1)
        }
        onBoth(rule, rule)
    }

    @Test func theHierarchyChangesWhileObserversAreNotified() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            let views = Kind.makeChain(4)
            let recorders = views.map { _ in Recorder<Kind.Host>(of: .contentSize) }
            for (view, recorder) in zip(views, recorders) { view.addObserver(recorder) }
            recorders[2].action = { Kind.remove(views[2]) }
            Kind.changeContent(of: views[3])
            #expect(Kind.superview(of: views[2]) == nil)
            #expect(recorders[3].events.count == 1)
            #expect(recorders[2].events.count == 1)
        }
        onBoth(rule, rule)
    }

    @Test func whatAnObserverObservesMayGrow() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            let view = Kind.make()
            let recorder = Recorder<Kind.Host>(of: .contentSize)
            view.addObserver(recorder)
            view.notifyObservers(of: .traits)
            #expect(recorder.events.isEmpty)
            recorder.observedChanges.insert(.traits)
            view.addObserver(recorder)
            view.notifyObservers(of: .traits)
            #expect(recorder.events.map(\.changes) == [.traits])
        }
        onBoth(rule, rule)
    }

    // MARK: The end of a view

    @Test func aViewOwnsItsObservers() {
        @MainActor func rule<Kind: HostKind>(_: Kind.Type) {
            var (view, subview): (Kind.Host?, Kind.Host) = (Kind.make(), Kind.make())
            weak var (first, second): (Recorder<Kind.Host>?, Recorder<Kind.Host>?)
            do {
                let recorders = (Recorder<Kind.Host>(), Recorder<Kind.Host>())
                (first, second) = recorders
                view?.addObserver(recorders.0)
                view?.addObserver(recorders.1)
            }
            if let view { Kind.insert(subview, into: view, at: 0) }
            // A record refers to its view.
            #expect(first?.takeEvents().map(\.changes) == [.subviews])
            #expect(second?.takeEvents().count == 1)
            view = nil
            #expect(first == nil)
            #expect(second == nil)
            // What is left is a view without a superview.
            Kind.changeContent(of: subview)
            subview.notifyObservers(of: [.frame, .contentSize])
            #expect(Kind.superview(of: subview) == nil)
        }
        onBoth(rule, rule)
    }
}
