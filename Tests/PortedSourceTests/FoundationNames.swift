// Imports UIKit alone, as most source of apps does.
import UIKit

/// Classes by their names, and Core Foundation's and Core Text's names.
class FoundationNames: NSObject {
    class Part: NSObject {
        class Piece: NSObject {}
    }
    enum Kind {
        class Member: NSObject {}
    }

    static var names: [String] {
        [
            NSStringFromClass(FoundationNames.self), NSStringFromClass(UIView.self),
            NSStringFromClass(NSObject.self),
            NSStringFromClass(Part.self), NSStringFromClass(Part.Piece.self),
        ]
    }

    static var classes: [AnyClass?] {
        [
            NSClassFromString("PortedSourceTests.FoundationNames"), NSClassFromString("UIView"),
            NSClassFromString("NSObject"), NSClassFromString("PortedSourceTests.Missing"),
            NSClassFromString(NSStringFromClass(Part.Piece.self)), NSClassFromString("UIColor"),
            NSClassFromString(NSStringFromClass(Kind.Member.self)),
        ]
    }

    static var counts: [CFIndex] {
        let array = [1, 2] as CFArray, dictionary = ["a": 1] as CFDictionary
        let text = NSAttributedString(string: "abc") as CFAttributedString
        return [
            CFStringGetLength("abé" as CFString), CFArrayGetCount(array), CFDictionaryGetCount(dictionary),
            CFAttributedStringGetLength(text), CFRangeMake(1, 4).length,
            (Data([1]) as CFData).count, kCFBooleanTrue.intValue,
        ]
    }

    @MainActor static func lines(of text: String, font: UIFont, width: CGFloat) -> (
        lines: [String], size: CGSize
    ) {
        let attributed = NSAttributedString(string: text, attributes: [.font: font])
        let setter = CTFramesetterCreateWithAttributedString(attributed as CFAttributedString)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 1000), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        let lines = (CTFrameGetLines(frame) as? [CTLine] ?? []).map { line in
            let range = CTLineGetStringRange(line)
            return (text as NSString).substring(with: NSRange(location: range.location, length: range.length))
        }
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: width, height: .greatestFiniteMagnitude), nil)
        return (lines, size)
    }

    @MainActor static func drawnSizes(_ text: NSString, _ font: UIFont) -> [CGSize] {
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let size = text.size(withAttributes: attributes)
        let box = text.boundingRect(
            with: CGSize(width: 40, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil)
        return [size, box.size]
    }
}
