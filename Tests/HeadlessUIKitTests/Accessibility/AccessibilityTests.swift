import Testing
import UIKit

@MainActor
@Suite(.serialized) struct AccessibilityTests {
    @Test func controlsSayWhatTheyAre() {
        let (label, button, image) = (UILabel(), UIButton(type: .system), UIImageView())
        label.text = "Seats"
        button.setTitle("Book", for: .normal)
        button.isEnabled = false
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Seats")
        #expect(label.accessibilityTraits == .staticText)
        #expect(button.accessibilityLabel == "Book" && button.accessibilityTraits == [.button, .notEnabled])
        #expect(!image.isAccessibilityElement && image.accessibilityTraits == .image)
        label.accessibilityLabel = "Free seats"
        label.isAccessibilityElement = false
        #expect(label.accessibilityLabel == "Free seats" && !label.isAccessibilityElement)
        #expect(!UIView().isAccessibilityElement && UIView().accessibilityLabel == nil)
    }

    @Test func activationDoesWhatATouchDoes() {
        let button = UIButton(type: .system)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        #expect(button.accessibilityActivate() && count == 1)
        button.isEnabled = false
        #expect(!button.accessibilityActivate() && count == 1)
    }

    @Test func framesAreOnTheScreen() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        window.addSubview(view)
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        element.accessibilityLabel = "Part"
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
        view.accessibilityElements = [element]
        #expect(view.accessibilityElementCount() == 1)
        #expect(view.accessibilityElement(at: 0) as? UIAccessibilityElement === element)
        #expect(view.accessibilityElement(at: 7) == nil)
        #expect(view.index(ofAccessibilityElement: element) == 0)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
    }

    @Test func anyTextIsTaken() {
        let view = UIView()
        let texts = [
            "a\u{0}b", "\u{FFFD}", String(decoding: [0xD800, 0x41] as [UInt16], as: UTF16.self), "",
        ]
        for text in texts {
            view.accessibilityLabel = text
            view.accessibilityValue = text
            view.accessibilityIdentifier = text
            #expect(view.accessibilityLabel == text && view.accessibilityValue == text)
        }
        view.accessibilityLabel = nil
        #expect(view.accessibilityLabel == nil)
    }

    @Test func whatIsPostedIsNoted() {
        let count = UIAccessibility.posted.count
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(UIAccessibility.posted.count == count + 1)
        #expect(UIAccessibility.posted.last?.argument as? String == "Saved")
        #expect(!UIAccessibility.isVoiceOverRunning)
    }
}
