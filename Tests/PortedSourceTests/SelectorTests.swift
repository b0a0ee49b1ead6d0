import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct SelectorTests {
    @Test func equalityIsOfNames() {
        #expect(Selector("save", Card.save) == Selector("save"))
        #expect(Set([Selector("save", Card.save), Selector("save", Stranger.save), "save"]).count == 1)
        #expect(Selector("tapped", Card.tapped).description == "tapped:")
        #expect(Selector("touched", Card.touched).description == "touched::")
        #expect(Selector("touched:event:", Card.touched).description == "touched:event:")
    }

    @Test func typedMethodsAreCalledWithAsManyArgumentsAsTheyTake() {
        let card = Card(), button = UIButton()
        Selector("save", Card.save).call(on: card, with: [button, nil])
        Selector("tapped:", Card.tapped(_:)).call(on: card, with: [button, nil])
        Selector("changed:", Card.changed(_:)).call(on: card)
        Selector("touched:event:", Card.touched(_:event:)).call(on: card, with: [button])
        #expect(card.calls == ["save", "tapped UIButton", "changed nil", "touched true"])
        #expect(card.secretSelector.call(on: card) as? Int == 5)
        #expect(
            Selector("sum::", Card.sum).call(on: card, with: [2, NSNumber(value: 0.5)]) as? Double == 2.5)
    }

    /// The module is not read by an object of its own where this test runs alone.
    @Test func membersOfExtensionsAreFoundInAnyModule() {
        #expect(ProgramModules.all.filter { $0 == "PortedSourceTests" }.count == 1)
        #expect(ProgramModules.all.contains("HeadlessUIKit"))
        let stepper = UIStepper()
        #expect(stepper.responds(to: NSSelectorFromString("addTwo")))
        _ = stepper.perform(Selector("addTwo"))
        #expect(stepper.value == 2)
        #expect(stepper.value(forKey: "half") as? Double == 1)
    }

    @Test func methodsAreDispatchedToSubclasses() {
        let card = SmallCard()
        Selector("save", Card.save).call(on: card)
        Selector("layoutIfNeeded", UIView.layoutIfNeeded).call(on: card)
        #expect(card.calls == ["small save", "layoutIfNeeded"])
    }

    @Test func otherClassesAreCalledByName() {
        let stranger = Stranger(), card = SmallCard()
        Selector("save", Card.save).call(on: stranger)
        Selector("changed:").call(on: stranger, with: [card])
        Selector("save").call(on: card)
        #expect(stranger.calls == ["save", "changed"])
        #expect(card.calls == ["small save"])
    }

    @Test func classMethodsAreCalledOnClasses() {
        #expect(Selector("reset", Card.reset).method(for: Card.self)?.argumentCount == 0)
        #expect(Selector("reset").method(for: Card.self) != nil)
    }

    @Test func respondsToWhatIsListed() {
        let card = Card()
        #expect(card.responds(to: Selector("save")))
        #expect(card.responds(to: Selector("setName:")))
        #expect(!card.responds(to: Selector("copy:with:")))
        #expect(!NSObject().responds(to: Selector("save", Card.save)))
        #expect(card.isKind(of: UIView.self))
        #expect(!card.isMember(of: UIView.self))
    }

    @Test func unknownSelectorsRaise() {
        let reasons = exceptions {
            Selector("fly:").call(on: Stranger())
            Selector("fly").call(on: Card.self)
        }
        #expect(reasons.count == 2)
        #expect(
            reasons[0].wholeMatch(
                of: /-\[PortedSourceTests.Stranger fly:\]: unrecognized selector sent to instance 0x[0-9a-f]+/
            ) != nil)
        #expect(
            reasons[1].wholeMatch(
                of: /\+\[PortedSourceTests.Card fly\]: unrecognized selector sent to class 0x[0-9a-f]+/)
                != nil)
    }
}

/// The reasons of the exceptions that a closure raises.
@MainActor
func exceptions(in body: () -> Void) -> [String] {
    var reasons: [String] = []
    let handler = UIKitException.handler
    UIKitException.handler = { reasons.append($0.reason) }
    body()
    UIKitException.handler = handler
    return reasons
}
