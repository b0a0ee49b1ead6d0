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

/// Properties of the kit's own classes.
@MainActor
@Suite(.serialized)
struct KnownMemberTests {
    @Test func propertiesAreReadAndSet() {
        let label = UILabel()
        label.setValue("text", forKey: "text")
        label.setValue(UIColor.red, forKeyPath: "textColor")
        label.setValue(true, forKey: "hidden")
        label.setValue(NSNumber(value: 8), forKeyPath: "layer.cornerRadius")
        label.setValue(0.5, forKeyPath: "alpha")
        #expect(label.text == "text" && label.textColor == .red && label.isHidden)
        #expect(label.layer.cornerRadius == 8 && label.alpha == 0.5)
        #expect(label.value(forKey: "text") as? String == "text")
        #expect(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 8)
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        let button = UIButton()
        button.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
        #expect(button.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(button.value(forKey: "enabled") as? Bool == true)
    }

    @Test func delegatesAreSetByName() {
        final class Source: NSObject, UITableViewDelegate, UITextFieldDelegate {}
        let source = Source(), table = UITableView(), field = UITextField()
        table.setValue(source, forKey: "delegate")
        field.setValue(source, forKey: "delegate")
        #expect(table.delegate === source && field.delegate === source)
        table.setValue(nil, forKey: "delegate")
        #expect(table.delegate == nil)
    }

    @Test func subclassesOfTheKitHaveTheirOwn() {
        final class Undefined: UIView {
            var values: [String: Any] = [:]
            override func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
            override func value(forUndefinedKey key: String) -> Any? { values[key] }
        }
        let view = Undefined()
        view.setValue(5, forKey: "five")
        #expect(view.values["five"] as? Int == 5)
        #expect(view.value(forKey: "five") as? Int == 5)
    }

    @Test func methodsAreCalledByName() {
        let window = UIWindow(), field = UITextField(), container = UIView()
        window.makeKeyAndVisible()
        window.addSubview(container)
        container.addSubview(field)
        #expect(field.becomeFirstResponder())
        let button = UIButton()
        button.addTarget(container, action: Selector("endEditing:"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(!field.isFirstResponder)
        field.becomeFirstResponder()
        UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
        #expect(!field.isFirstResponder)
    }
}
