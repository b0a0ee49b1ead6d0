import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct KeyedValueTests {
    @Test func membersAreSetWithConversion() {
        let card = Card(), label = UILabel()
        card.setValue(label, forKey: "titleLabel")
        card.setValue(NSNumber(value: 3), forKey: "count")
        card.setValue(2, forKey: "ratio")
        card.setValue("name", forKey: "name")
        card.setValue(NSNumber(value: UIView.ContentMode.top.rawValue), forKey: "style")
        #expect(card.titleLabel === label)
        #expect(card.count == 3)
        #expect(card.ratio == 2)
        #expect(card.name == "name")
        #expect(card.style == .top)
        #expect(card.value(forKey: "count") as? Int == 3)
        #expect(card.value(forKeyPath: "titleLabel") as? UILabel === label)
        card.setValue(nil, forKey: "name")
        card.setValue("2.5", forKey: "ratio")
        #expect(card.name == nil)
        #expect(card.value(forKey: "name") == nil)
        #expect(card.ratio == 2.5)
    }

    @Test func unknownKeysRaise() {
        let stranger = Stranger()
        let reasons = exceptions {
            stranger.setValue(1, forKey: "size")
            #expect(stranger.value(forKey: "size") == nil)
        }
        let start = #"\[<PortedSourceTests.Stranger 0x[0-9a-f]+> "#
        let end = #": this class is not key value coding-compliant for the key size\."#
        #expect(reasons.count == 2)
        #expect(reasons[0].wholeMatch(of: try! Regex(start + #"setValue:forUndefinedKey:\]"# + end)) != nil)
        #expect(reasons[1].wholeMatch(of: try! Regex(start + #"valueForUndefinedKey:\]"# + end)) != nil)
    }

    @Test func nilForNumbersRaises() {
        let card = Card()
        let reasons = exceptions { card.setValue(nil, forKey: "count") }
        #expect(reasons.count == 1)
        #expect(reasons.first?.contains("could not set nil as the value for the key count.") == true)
    }
}
