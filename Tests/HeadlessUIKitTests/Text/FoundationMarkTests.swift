import Foundation
import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// Runs with the same keys and other values, which Foundation compares when they are put together.
@Suite struct FoundationMarkTests {
    @Test func runsOfOtherValuesAreComparedByTheirOwnRules() {
        func attributes(_ step: Int) -> [NSAttributedString.Key: Any] {
            let shadow = NSShadow()
            shadow.shadowBlurRadius = CGFloat(step)
            let style = NSMutableParagraphStyle()
            style.lineSpacing = CGFloat(step)
            return [
                .font: UIFont.systemFont(ofSize: CGFloat(10 + step)), .shadow: shadow, .paragraphStyle: style,
                .foregroundColor: UIColor(white: CGFloat(step) / 10, alpha: 1),
            ]
        }
        let text = NSMutableAttributedString(string: "")
        for step in [1, 2, 2, 3] {
            text.append(NSAttributedString(string: "a", attributes: attributes(step)))
        }
        for key in attributes(0).keys {
            var runs = 0
            text.enumerateAttribute(key, in: NSRange(location: 0, length: 4), options: []) { _, _, _ in
                runs += 1
            }
            #expect(runs == 3)
        }
        text.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
        #expect(text.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    }

    @Test func theMarkIsTheFirstWordOfTheObject() {
        for object in [
            UIFont.systemFont(ofSize: 12), UIColor.red, NSShadow(), NSParagraphStyle(), NSTextAttachment(),
            NSTextTab(textAlignment: .left, location: 1), NSMutableParagraphStyle(), UIFontDescriptor(),
        ] as [NSObject] {
            let word = Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 16, as: UInt.self)
            #expect(word == 0x3_FF00, "\(object)")
        }
    }
}
