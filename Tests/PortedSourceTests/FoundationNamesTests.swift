import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct FoundationNamesTests {
    @Test func classesHaveNames() {
        #expect(
            FoundationNames.names == [
                "PortedSourceTests.FoundationNames", "UIView", "NSObject",
                "_TtCC17PortedSourceTests15FoundationNames4Part",
                "_TtCCC17PortedSourceTests15FoundationNames4Part5Piece",
            ])
    }

    @Test func namesHaveClasses() {
        let expected: [AnyClass?] = [
            FoundationNames.self, UIView.self, NSObject.self, nil, FoundationNames.Part.Piece.self,
            UIColor.self,
            FoundationNames.Kind.Member.self,
        ]
        #expect(
            FoundationNames.classes.map { $0.map(ObjectIdentifier.init) }
                == expected.map { $0.map(ObjectIdentifier.init) })
    }

    @Test func filesThatImportFoundationHaveTheKitsNames() {
        #expect(BothNames.names == ["UIView", "_TtCO17PortedSourceTests9BothNames4Part"])
        let expected: [AnyClass?] = [UIView.self, BothNames.Part.self]
        #expect(
            BothNames.classes.map { $0.map(ObjectIdentifier.init) }
                == expected.map { $0.map(ObjectIdentifier.init) })
    }

    @Test func coreFoundationCounts() {
        #expect(FoundationNames.counts == [3, 2, 1, 3, 4, 1, 1])
    }

    @Test func textIsSetInLines() {
        let font = UIFont.systemFont(ofSize: 17), text = "one two three four five six"
        let (lines, size) = FoundationNames.lines(of: text, font: font, width: 80)
        #expect(lines.joined() == text)
        let box = (text as NSString).boundingRect(
            with: CGSize(width: 80, height: 1e6), options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: font], context: nil)
        #expect(lines.count == Int((box.height / font.lineHeight).rounded()))
        #expect(lines.count > 2)
        #expect(size == CGSize(width: box.width.rounded(.up), height: box.height.rounded(.up)))
        var ascent: CGFloat = 0, descent: CGFloat = 0
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(string: "one", attributes: [.font: font]))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(width == Double(("one" as NSString).size(withAttributes: [.font: font]).width))
        #expect(ascent == font.ascender && descent == -font.descender)
    }

    @Test func foundationStringsAreDrawn() {
        let font = UIFont.systemFont(ofSize: 17)
        let sizes = FoundationNames.drawnSizes("two words", font)
        #expect(abs(sizes[0].height - font.lineHeight) < 0.5 && sizes[0].width > 40)
        #expect(sizes[1].height > sizes[0].height * 1.5 && sizes[1].width <= 40.5)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
            ("x" as NSString).draw(at: .zero, withAttributes: [.font: font])
            ("y" as NSString).draw(
                in: CGRect(x: 20, y: 0, width: 20, height: 20), withAttributes: [.font: font])
        }
        #expect(image.pngData() != nil)
    }

    // MARK: Objects kept with others

    private final class Kept: NSObject, NSCopying {
        var copies = 0
        func copy(with zone: NSZone? = nil) -> Any {
            let copy = Kept()
            copy.copies = copies + 1
            return copy
        }
    }

    @Test func policiesOfAssociatedObjects() {
        nonisolated(unsafe) var key: UInt8 = 0
        let owner = NSObject()
        var kept: Kept? = Kept()
        weak var reference = kept
        objc_setAssociatedObject(owner, &key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, &key) as? Kept === kept)
        kept = nil
        #expect(reference != nil)
        objc_setAssociatedObject(owner, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(reference == nil && objc_getAssociatedObject(owner, &key) == nil)

        kept = Kept()
        reference = kept
        objc_setAssociatedObject(owner, &key, kept, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, &key) as? Kept === kept)
        kept = nil
        #expect(reference == nil && objc_getAssociatedObject(owner, &key) == nil)

        let original = Kept()
        objc_setAssociatedObject(owner, &key, original, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        let copy = objc_getAssociatedObject(owner, &key) as? Kept
        #expect(copy !== original && copy?.copies == 1)
        objc_setAssociatedObject(owner, &key, 5, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &key) as? Int == 5)
        objc_setAssociatedObject(owner, &key, "text", .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(owner, &key) as? String == "text")
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &key) == nil)
    }

    // MARK: Observation

    @Test func changesOfScrollViewsAreObserved() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var changes: [String] = []
        let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { _, change in
            changes.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
        }
        scroll.contentOffset.y = 5
        scroll.setContentOffset(CGPoint(x: 0, y: 9), animated: false)
        scroll.bounds.origin.y = 12
        observation.invalidate()
        scroll.contentOffset.y = 20
        #expect(changes == ["0.0 5.0", "5.0 9.0", "9.0 12.0"])
        var initial: [CGFloat?] = []
        let first = scroll.observe(\.contentOffset, options: [.initial, .new]) { _, change in
            initial.append(change.newValue?.y)
        }
        #expect(initial == [20])
        first.invalidate()
    }
}
