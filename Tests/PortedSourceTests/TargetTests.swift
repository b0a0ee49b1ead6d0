import Testing
import UIKit

@testable import HeadlessUIKit

/// What else than controls calls methods of targets.
@MainActor
@Suite(.serialized)
struct TargetTests {
    @Test func gesturesCallTheirTargets() {
        let window = UIWindow(), card = Card(),
            view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.isHidden = false
        window.addSubview(view)
        let tap = UITapGestureRecognizer(target: card, action: Selector("changed:", Card.changed(_:)))
        tap.addTarget(card, action: Selector("save", Card.save))
        tap.addTarget(card, action: Selector("save", Card.save))
        view.addGestureRecognizer(tap)
        view.simulateTap(at: CGPoint(x: 5, y: 5))
        #expect(card.calls == ["changed UITapGestureRecognizer", "save"])
        tap.removeTarget(card, action: Selector("changed:"))
        view.simulateTap(at: CGPoint(x: 5, y: 5))
        #expect(card.calls == ["changed UITapGestureRecognizer", "save", "save"])
        tap.removeTarget(nil, action: nil)
        view.simulateTap(at: CGPoint(x: 5, y: 5))
        #expect(card.calls.count == 3)
        let pan = UIPanGestureRecognizer(target: card, action: Selector("panned:", Card.panned(_:)))
        view.addGestureRecognizer(pan)
        pan.state = .began
        #expect(card.calls.last == "panned began")
    }

    @Test func otherRecognizersArePassedOn() {
        final class Taps: NSObject {
            var states: [UIGestureRecognizer.State] = []
            @MainActor func handle(_ sender: UITapGestureRecognizer) { states.append(sender.state) }
        }
        let taps = Taps()
        var reports = 0
        let handler = LayoutDiagnostics.handler
        LayoutDiagnostics.handler = { _ in reports += 1 }
        defer { LayoutDiagnostics.handler = handler }
        let press = UILongPressGestureRecognizer(
            target: taps, action: Selector("handle:", method: { (o: Taps, a) in o.handle(a) }))
        press.state = .began
        #expect(taps.states == [.began])
        #expect(reports == 1)
    }

    @Test func barButtonsCallTheirTargets() {
        let card = Card()
        let item = UIBarButtonItem(
            title: "Save", style: .plain, target: card, action: Selector("changed:", Card.changed(_:)))
        item.trigger(from: nil)
        #expect(card.calls == ["changed UIBarButtonItem"])
        item.action = Selector("save", Card.save)
        item.trigger(from: nil)
        #expect(card.calls.last == "save")
    }

    @Test func menuItemsGoToTheFirstResponder() {
        final class Editor: UIView {
            var highlights = 0
            func highlight(_ sender: Any?) { highlights += 1 }
            override var canBecomeFirstResponder: Bool { true }
        }
        let window = UIWindow(), editor = Editor()
        window.makeKeyAndVisible()
        window.addSubview(editor)
        #expect(editor.becomeFirstResponder())
        let item = UIMenuItem(title: "Highlight", action: Selector("highlight:", Editor.highlight(_:)))
        UIMenuController.shared.menuItems = [item]
        #expect(UIMenuController.shared.simulateChoice(of: item))
        #expect(editor.highlights == 1)
    }

    @Test func displayLinksCallTheirTargets() {
        final class Wheel {
            var turns = 0
            @MainActor func turn(_ link: CADisplayLink) { turns += 1 }
        }
        let wheel = Wheel(), clock = AnimationClock.current
        let link = CADisplayLink(
            target: wheel, selector: Selector("turn:", method: { (o: Wheel, a) in o.turn(a) }))
        link.add(to: .main, forMode: .common)
        clock.advance(by: 0.1)
        #expect(wheel.turns > 3)
        link.invalidate()
    }

    @Test func notificationsCallTheirObservers() {
        let center = NotificationCenter(), card = Card(), name = Notification.Name("saved")
        center.addObserver(card, selector: Selector("noted:", Card.noted(_:)), name: name, object: nil)
        center.addObserver(card, selector: Selector("save", Card.save), name: name, object: card)
        center.post(name: name, object: nil)
        #expect(card.calls == ["noted saved"])
        center.post(name: name, object: card)
        #expect(card.calls.sorted() == ["noted saved", "noted saved", "save"])
        center.removeObserver(card, name: name, object: card)
        card.calls = []
        center.post(name: name, object: card)
        #expect(card.calls == ["noted saved"])
        center.removeObserver(card)
        center.post(name: name, object: card)
        #expect(card.calls.count == 1)
        var count = 0
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func observersAreNotRetained() {
        let center = NotificationCenter()
        weak var reference: Card?
        do {
            let card = Card()
            reference = card
            center.addObserver(card, selector: Selector("save", Card.save), name: nil, object: nil)
        }
        #expect(reference == nil)
        center.post(name: Notification.Name("x"), object: nil)
    }

    final class Ticker: NSObject {
        var ticks: [String] = []
        func tick(_ timer: Timer) { ticks.append(timer.formworkUserInfo as? String ?? "") }
        func tock() { ticks.append("tock") }
    }

    @Test func timersCallTheirTargets() {
        let ticker = Ticker()
        let timer = Timer(
            timeInterval: 0.01, target: ticker, selector: Selector("tick:", Ticker.tick(_:)),
            userInfo: "info",
            repeats: true)
        timer.fire()
        #expect(ticker.ticks == ["info"])
        #expect(timer.formworkUserInfo as? String == "info")
        timer.invalidate()
        let scheduled = Timer.scheduledTimer(
            timeInterval: 0.01, target: ticker, selector: Selector("tock", Ticker.tock), userInfo: nil,
            repeats: false)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
        #expect(ticker.ticks == ["info", "tock"])
        #expect(!scheduled.isValid)
    }

    /// Waits until something is so, for ten seconds at most, as the main queue may be late beside other tests; then until what is
    /// not to come would have come too.
    private func wait(until isDone: () -> Bool) async throws {
        for _ in 0..<1000 where !isDone() { try await Task.sleep(nanoseconds: 10_000_000) }
        try await Task.sleep(nanoseconds: 50_000_000)
    }

    @Test func callsAreMadeLater() async throws {
        let ticker = Ticker()
        ticker.perform(Selector("tock", Ticker.tock), with: nil, afterDelay: 0)
        ticker.perform(Selector("tock", Ticker.tock), with: nil, afterDelay: 0.01)
        ticker.perform(Selector("tock", Ticker.tock), with: "argument", afterDelay: 0.01)
        #expect(ticker.ticks.isEmpty)
        NSObject.cancelPreviousPerformRequests(
            withTarget: ticker, selector: Selector("tock"), object: "argument")
        try await wait { ticker.ticks.count >= 2 }
        #expect(ticker.ticks == ["tock", "tock"])
        ticker.perform(Selector("tock", Ticker.tock), with: nil, afterDelay: 0.01)
        try await wait { ticker.ticks.count >= 3 }
        #expect(ticker.ticks.count == 3)
        ticker.perform(Selector("tock", Ticker.tock), with: nil, afterDelay: 0.01)
        NSObject.cancelPreviousPerformRequests(withTarget: ticker)
        try await Task.sleep(nanoseconds: 50_000_000)
        #expect(ticker.ticks.count == 3)
        ticker.performSelector(onMainThread: Selector("tock", Ticker.tock), with: nil, waitUntilDone: true)
        #expect(ticker.ticks.count == 4)
    }

    @Test func performReturnsTheResult() {
        let card = Card()
        card.name = "name"
        card.perform(Selector("save", Card.save))
        card.perform(Selector("changed:", Card.changed(_:)), with: card)
        #expect(card.calls == ["save", "changed Card"])
        #expect(card.perform(Selector("name"))?.takeUnretainedValue() as? String == "name")
        card.perform(Selector("setName:"), with: "other")
        #expect(card.name == "other")
    }

    @Test func undoCallsMethods() {
        let undo = UndoManager(), card = Card()
        undo.registerUndo(withTarget: card, selector: Selector("changed:", Card.changed(_:)), object: "old")
        undo.undo()
        #expect(card.calls == ["changed String"])
    }

    @Test func traitChangesCallMethods() {
        final class Watcher: UIView {
            var changes: [String] = []
            func changed() { changes.append("changed") }
            func changedFrom(_ view: UIView, previous: UITraitCollection) {
                changes.append("from \(previous.userInterfaceStyle == .light)")
            }
        }
        let window = UIWindow(), view = Watcher()
        window.isHidden = false
        window.addSubview(view)
        window.overrideUserInterfaceStyle = .light
        window.layoutIfNeeded()
        view.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], action: Selector("changed", Watcher.changed))
        view.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: view,
            action: Selector("changedFrom:previous:", Watcher.changedFrom(_:previous:)))
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(view.changes == ["changed", "from true"])
    }

    @Test func picturesAreReportedAsSaved() async throws {
        final class Saver: NSObject {
            var results: [Bool] = []
            @MainActor
            func image(
                _ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer
            ) {
                results.append(error == nil)
            }
        }
        let saver = Saver()
        UIImageWriteToSavedPhotosAlbum(
            UIImage(), saver,
            Selector(
                "image:didFinishSavingWithError:contextInfo:",
                method: { (o: Saver, a, b, c) in
                    o.image(a, didFinishSavingWithError: b, contextInfo: c)
                }), nil)
        #expect(saver.results.isEmpty)
        try await wait { !saver.results.isEmpty }
        #expect(saver.results == [true])
    }

    @Test func collationsReadTheTexts() {
        final class Person: NSObject {
            let name: String
            init(_ name: String) { self.name = name }
            func text() -> String { name }
        }
        let people = ["Zoe", "Åsa", "bob"].map(Person.init)
        let collation = UILocalizedIndexedCollation.current(), selector = Selector("text", Person.text)
        #expect(people.map { collation.section(for: $0, collationStringSelector: selector) } == [25, 0, 1])
        let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
        #expect(sorted.compactMap { ($0 as? Person)?.name } == ["Åsa", "bob", "Zoe"])
        #expect(collation.section(for: "cat" as NSString, collationStringSelector: "description") == 2)
        #expect(collation.section(for: "dog", collationStringSelector: "self") == 3)
    }
}
