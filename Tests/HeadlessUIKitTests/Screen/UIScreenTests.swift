import Testing
import UIKit

/// A screen of a size and with traits of its own, as tests make it on iOS.
private final class SmallScreen: UIScreen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 200, height: 300) }
    override var scale: CGFloat { 1 }
    override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            super.traitCollection, UITraitCollection(displayScale: 1),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
    }
}

@MainActor
@Suite struct UIScreenTests {
    @Test func aSubclassHoldsForItsWindows() {
        let screen = SmallScreen()
        #expect(screen.device == UIScreen.main.device)
        let window = UIWindow(screen: screen)
        #expect(window.frame.size == CGSize(width: 200, height: 300))
        let view = UIView()
        window.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitCollection.displayScale == 1)
        // Sizes are rounded to its pixels: a line of 17 points is 20.29 high.
        let label = UILabel()
        label.text = "Text"
        window.addSubview(label)
        #expect(label.intrinsicContentSize.height == 21)
    }

    @Test func theForceTouchCapabilityIsATrait() {
        let traits = UITraitCollection(forceTouchCapability: .available)
        #expect(traits.forceTouchCapability == .available)
        #expect(UITraitCollection().forceTouchCapability == .unknown)
        #expect(UIScreen.main.traitCollection.forceTouchCapability == .unavailable)
        #expect(
            UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, traits]).forceTouchCapability
                == .available)
        #expect(
            traits.modifyingTraits { $0.forceTouchCapability = .unavailable }.forceTouchCapability
                == .unavailable)
    }

    @Test func prioritiesAreCompared() {
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
        #expect(UILayoutPriority.required >= .required && UILayoutPriority(751) > .defaultHigh)
        #expect([UILayoutPriority.required, .fittingSizeLevel, .defaultLow].min() == .fittingSizeLevel)
    }
}
