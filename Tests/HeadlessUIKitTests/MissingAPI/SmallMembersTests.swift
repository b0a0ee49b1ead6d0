import Testing
import UIKit

/// Members of one line that public apps use.
@MainActor
struct SmallMembersTests {
    @Test func associatedObjectsEndWithTheirObject() {
        final class Token {
            let end: () -> Void
            init(_ end: @escaping () -> Void) { self.end = end }
            deinit { end() }
        }
        var ends = 0
        do {
            let view = UIView()
            objc_setAssociatedObject(
                view, &Keys.first, Token { ends += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(view, &Keys.first) is Token)
            #expect(objc_getAssociatedObject(view, &Keys.second) == nil)
            objc_setAssociatedObject(view, &Keys.second, 5, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &Keys.second) as? Int == 5)
        }
        #expect(ends == 1)
        let object = NSObject()
        objc_setAssociatedObject(object, &Keys.first, "text", .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(object, &Keys.first) as? String == "text")
        objc_removeAssociatedObjects(object)
        #expect(objc_getAssociatedObject(object, &Keys.first) == nil)
    }

    @Test func prioritiesAndLevelsCalculate() {
        let priority: UILayoutPriority = .required - 1
        #expect(priority.rawValue == 999 && UILayoutPriority.fittingSizeLevel + 1 == UILayoutPriority(51))
        #expect(UIWindow.Level.statusBar + 1 > .statusBar && UIWindow.Level.alert - .normal == 2000)
        #expect(UIFont.Weight.bold > .medium)
    }

    @Test func fieldsEditByTheResponderChain() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.text = "hello world"
        field.becomeFirstResponder()
        field.selectAll(nil)
        #expect(field.canPerformAction(Selector("copy:"), withSender: nil))
        #expect(!field.canPerformAction(Selector("selectAll:"), withSender: nil))
        field.cut(nil)
        #expect(field.text == "" && UIPasteboard.general.string == "hello world")
        #expect(UIApplication.shared.sendAction(Selector("paste:"), to: nil, from: nil, for: nil))
        #expect(field.text == "hello world")
        UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
        #expect(!field.isFirstResponder)
    }

    @Test func everyObjectHasAccessibilityProperties() {
        let image = UIImage()
        image.accessibilityIdentifier = "star"
        let (object, label): (NSObject, UILabel) = (NSObject(), UILabel())
        object.accessibilityLabel = "thing"
        (label as NSObject).accessibilityLabel = "label"
        label.accessibilityValueBlock = { "now" }
        #expect(image.accessibilityIdentifier == "star" && object.accessibilityLabel == "thing")
        #expect(label.accessibilityLabel == "label" && label.accessibilityValue == "now")
    }

    @Test func animationsBetweenTwoCallsAnimate() {
        let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
        window.addSubview(view)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(2)
        view.alpha = 0
        UIView.commitAnimations()
        view.layer.opacity = 0
        #expect(
            view.layer.animation(forKey: "opacity")?.duration == 2 && view.layer.animationKeys()?.count == 1)
    }

    @Test func symbolsTakeWhatIsPreferredWhereTheySayNothing() throws {
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let view = UIImageView(image: UIImage(systemName: "star"))
        let natural = view.intrinsicContentSize
        view.preferredSymbolConfiguration = large
        #expect(view.intrinsicContentSize.width > natural.width * 2)
        view.image = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize == natural)
        let both = large.applying(UIImage.SymbolConfiguration(weight: .bold))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
        #expect(
            try #require(UIImage(systemName: "star")).applyingSymbolConfiguration(large)?.size.width ?? 0 > 40
        )
    }

    @Test func slidersTakePictures() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let thumb = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in }
        slider.setThumbImage(thumb, for: .normal)
        slider.minimumValueImage = thumb
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX > 10 && slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).size == thumb.size)
    }

    @Test func nibsAndStoryboardsRaise() {
        var reasons: [String] = []
        let old = UIKitException.handler
        UIKitException.handler = { reasons.append($0.reason) }
        defer { UIKitException.handler = old }
        #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
        #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
        #expect(reasons.count == 2)
        #expect(reasons.first?.hasPrefix("Could not load NIB in bundle: 'NSBundle") == true)
        #expect(reasons.last?.hasPrefix("Could not find a storyboard named 'Main' in bundle") == true)
    }
}

private enum Keys {
    nonisolated(unsafe) static var first: UInt8 = 0
    nonisolated(unsafe) static var second: UInt8 = 0
}
