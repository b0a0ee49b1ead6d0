import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct KeyObserverTests {
    final class Watcher: UIViewController {
        var changes: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            changes.append("\(keyPath ?? "") \((change?[.newKey] as? CGPoint)?.y ?? -1)")
        }
    }

    @Test func respondersObserveByName() {
        let scroll = UIScrollView(), watcher = Watcher()
        scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.new, .initial], context: nil)
        scroll.contentOffset.y = 5
        scroll.contentOffset.y = 5
        #expect(watcher.changes == ["contentOffset 0.0", "contentOffset 5.0"])
        scroll.removeObserver(watcher, forKeyPath: "contentOffset")
        scroll.contentOffset.y = 6
        #expect(watcher.changes.count == 2)
        let reasons = exceptions { scroll.removeObserver(watcher, forKeyPath: "contentOffset") }
        #expect(reasons.count == 1)
        #expect(reasons.first?.contains("because it is not registered as an observer.") == true)
    }

    @Test func changesAreWrappedAndUnwrappedByCasts() {
        final class Watcher: UIViewController {
            var changes: [NSKeyValueChangeKey: Any] = [:]
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { changes = change ?? [:] }
            /// The change of one property; others may change with it.
            func change(_ key: String, of view: UIView, _ change: () -> Void) {
                view.addObserver(self, forKeyPath: key, options: [.new, .old], context: nil)
                change()
                view.removeObserver(self, forKeyPath: key)
            }
        }
        let scroll = UIScrollView(), watcher = Watcher()
        watcher.change("contentOffset", of: scroll) { scroll.contentOffset = CGPoint(x: 1, y: 2) }
        #expect((watcher.changes[.newKey] as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
        #expect((watcher.changes[.oldKey] as? NSValue)?.cgPointValue == .zero)
        #expect(watcher.changes[.newKey] as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(watcher.changes[.newKey] as? CGSize == nil)
        watcher.change("contentSize", of: scroll) { scroll.contentSize = CGSize(width: 3, height: 4) }
        #expect((watcher.changes[.newKey] as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
        watcher.change("bounds", of: scroll) { scroll.bounds.size = CGSize(width: 5, height: 6) }
        #expect((watcher.changes[.newKey] as? NSValue)?.cgRectValue.size == CGSize(width: 5, height: 6))
        watcher.change("hidden", of: scroll) { scroll.isHidden = true }
        #expect((watcher.changes[.newKey] as? NSNumber)?.boolValue == true)
        #expect(watcher.changes[.oldKey] as? Bool == false)
        watcher.change("alpha", of: scroll) { scroll.alpha = 0.5 }
        #expect((watcher.changes[.newKey] as? NSNumber)?.doubleValue == 0.5)
        #expect(watcher.changes[.newKey] as? CGFloat == 0.5)
    }

    @Test func castsUnwrapWhatIsWrapped() {
        let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2)), size: Any = NSValue(cgSize: .zero)
        #expect(point as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(point as? CGSize == nil)
        #expect(size as? CGPoint == nil)
        #expect(CGPoint(x: 1, y: 2) as NSValue == point as? NSValue)
    }

    @Test func otherObjectsObserveByName() {
        let label = UILabel(), observer = Observer()
        label.addObserver(observer, forKeyPath: "text", options: [.old, .new], context: nil)
        label.addObserver(observer, forKeyPath: "hidden", options: .new, context: nil)
        label.text = "new"
        label.text = "newer"
        label.isHidden = true
        #expect(observer.changes == ["text <null> new", "text new newer", "hidden - true"])
        label.removeObserver(observer, forKeyPath: "text", context: nil)
        label.text = "newest"
        #expect(observer.changes.count == 3)
    }

    @Test func propertiesOfViewsAreObserved() {
        let view = UIScrollView(), label = UILabel()
        var seen: [String] = []
        let observations = [
            view.observe(\.frame, options: [.new]) { _, change in
                seen.append("frame \(change.newValue?.width ?? 0)")
            },
            view.observe(\.bounds) { view, _ in seen.append("bounds \(view.bounds.width)") },
            view.observe(\.contentSize) { view, _ in seen.append("size \(view.contentSize.width)") },
            view.observe(\.center) { view, _ in seen.append("center \(view.center.x)") },
            view.observe(\.isHidden) { view, _ in seen.append("hidden \(view.isHidden)") },
            view.observe(\.alpha) { view, _ in seen.append("alpha \(view.alpha)") },
        ]
        let text = label.observe(\.text, options: [.old, .new]) { _, change in
            seen.append(
                "text \(change.oldValue.flatMap(\.self) ?? "nil") \(change.newValue.flatMap(\.self) ?? "nil")"
            )
        }
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(Set(seen) == ["frame 10.0", "bounds 10.0", "center 5.0"])
        seen = []
        view.contentSize = CGSize(width: 30, height: 1)
        view.isHidden = true
        view.alpha = 0.5
        label.text = "a"
        #expect(seen == ["size 30.0", "hidden true", "alpha 0.5", "text nil a"])
        text.invalidate()
        for observation in observations { observation.invalidate() }
        view.alpha = 1
        label.text = "b"
        #expect(seen.count == 4)
    }

    @Test func keysFindTheirCommands() {
        final class Editor: UIViewController {
            var calls: [String] = []
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(
                        input: "s", modifierFlags: .command, action: Selector("save:", Editor.save(_:))),
                    UIKeyCommand(
                        input: UIKeyCommand.inputEscape, modifierFlags: [],
                        action: Selector("close", Editor.close)),
                ]
            }
            func save(_ command: UIKeyCommand) { calls.append("save \(command.input ?? "")") }
            func close() { calls.append("close") }
        }
        let window = UIWindow(), editor = Editor()
        window.rootViewController = UINavigationController(rootViewController: editor)
        window.makeKeyAndVisible()
        #expect(window.simulateKeyPress("s", modifierFlags: .command))
        #expect(window.simulateKeyPress(UIKeyCommand.inputEscape))
        #expect(!window.simulateKeyPress("s"))
        #expect(editor.calls == ["save s", "close"])
    }
}
