// Names as adapted source has them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import UIKit

/// A class as adapted source has it: of an app, with methods that were `@objc`.
class Card: UIView {
    var calls: [String] = []
    var titleLabel: UILabel!
    var count = 0
    var ratio: CGFloat = 0
    var name: String?
    var style = UIView.ContentMode.center

    func save() { calls.append("save") }
    func tapped(_ sender: UIButton) { calls.append("tapped \(type(of: sender))") }
    func changed(_ sender: Any?) { calls.append("changed \(sender.map { "\(type(of: $0))" } ?? "nil")") }
    func touched(_ sender: UIButton, event: UIEvent?) { calls.append("touched \(event == nil)") }
    func panned(_ gesture: UIPanGestureRecognizer) { calls.append("panned \(gesture.state)") }
    func noted(_ note: Notification) { calls.append("noted \(note.name.rawValue)") }
    private func secret() -> Int { 5 }
    var secretSelector: Selector { Selector("secret", Card.secret) }
    func sum(_ first: Int, _ second: Double) -> Double { Double(first) + second }
    static func reset() {}
    override func layoutIfNeeded() { calls.append("layoutIfNeeded") }
}

final class SmallCard: Card {
    override func save() { calls.append("small save") }
}

/// A class that has methods of the same names and is no `Card`.
final class Stranger: NSObject {
    var calls: [String] = []
    func save() { calls.append("save") }
    func changed(_ sender: Any?) { calls.append("changed") }
}

protocol CardDelegate: AnyObject {}

extension CardDelegate {
    var formworkOptional_card_didChange: ((Card, Int) -> Bool)? {
        OptionalMethods.find("card(_:didChange:)", of: self)
    }
    var title: String? { OptionalMethods.value("title", of: self) }
    static func formworkBind_card_didChange(_ f: @escaping (Card, Int) -> Bool) -> Any { f }
}

final class FullDelegate: CardDelegate {
    var title = "full"
    var values: [Int] = []
    func card(_ card: Card, didChange value: Int) -> Bool {
        values.append(value)
        return value > 3
    }
}

final class EmptyDelegate: CardDelegate {}

extension Card {
    fileprivate static var formworkMembers_Card: [RuntimeMember] {
        [
            RuntimeMember("save", Card.save),
            RuntimeMember("tapped:", Card.tapped(_:)),
            RuntimeMember("changed:", Card.changed(_:)),
            RuntimeMember("sum::", Card.sum(_:_:)),
            RuntimeMember("reset", Card.reset),
            RuntimeMember(
                key: "titleLabel", get: { (o: Card) in o.titleLabel },
                set: { (o: Card, v) in o.titleLabel = v }),
            RuntimeMember(key: "count", get: { (o: Card) in o.count }, set: { (o: Card, v) in o.count = v }),
            RuntimeMember(key: "ratio", get: { (o: Card) in o.ratio }, set: { (o: Card, v) in o.ratio = v }),
            RuntimeMember(key: "name", get: { (o: Card) in o.name }, set: { (o: Card, v) in o.name = v }),
            RuntimeMember(key: "style", get: { (o: Card) in o.style }, set: { (o: Card, v) in o.style = v }),
            RuntimeMember(key: "calls", get: { (o: Card) in o.calls }),
        ]
    }
}

/// A class that observes and is no responder.
final class Observer: NSObject {
    var changes: [String] = []
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        changes.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
}

extension Observer {
    fileprivate static var formworkMembers_Observer: [RuntimeMember] {
        [
            RuntimeMember(
                "observeValueForKeyPath:ofObject:change:context:",
                Observer.observeValue(forKeyPath:of:change:context:))
        ]
    }
}

extension Stranger {
    fileprivate static var formworkMembers_Stranger: [RuntimeMember] {
        [RuntimeMember("save", Stranger.save), RuntimeMember("changed:", Stranger.changed(_:))]
    }
}

extension FullDelegate {
    fileprivate static var formworkMembers_FullDelegate: [RuntimeMember] {
        [
            RuntimeMember(key: "title", get: { (o: FullDelegate) in o.title }),
            RuntimeMember(optional: "card(_:didChange:)") { (o: FullDelegate) in
                FullDelegate.formworkBind_card_didChange(o.card(_:didChange:))
            },
        ]
    }
}

/// A class with an initializer of its own.
class OwnInit: UIView {
    var made = ""
    init() {
        super.init(frame: .zero)
        made = "own"
    }
    required init?(coder: NSCoder) { nil }
}

extension OwnInit {
    fileprivate static var formworkMembers_OwnInit: [RuntimeMember] { [RuntimeMember("init", { OwnInit() })] }
}

@MainActor
final class FormworkFile_Card {
    static var classes: [RuntimeClass] {
        [
            RuntimeClass(Card.self, Card.formworkMembers_Card),
            RuntimeClass(Stranger.self, Stranger.formworkMembers_Stranger),
            RuntimeClass(Observer.self, Observer.formworkMembers_Observer),
            RuntimeClass(OwnInit.self, OwnInit.formworkMembers_OwnInit),
            RuntimeClass(FullDelegate.self, FullDelegate.formworkMembers_FullDelegate),
        ]
    }
}
