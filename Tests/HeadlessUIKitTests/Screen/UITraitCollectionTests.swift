import Foundation
import Testing
import UIKit

@Suite struct UITraitCollectionTests {
    @Test func theLastSpecifiedTraitCounts() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(merged.userInterfaceStyle == .light)
        #expect(merged.displayScale == 3)
        #expect(merged.layoutDirection == .unspecified)
    }

    @Test func equalityIsByValue() {
        let a = UITraitCollection(userInterfaceStyle: .dark)
        #expect(a == UITraitCollection { $0.userInterfaceStyle = .dark })
        #expect(a.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
        #expect(a != UITraitCollection())
    }

    @Test func mutationsStartFromTheCollection() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = dark.modifyingTraits { $0.layoutDirection = .rightToLeft }
        #expect(both.userInterfaceStyle == .dark && both.layoutDirection == .rightToLeft)
        #expect(both.containsTraits(in: dark))
        #expect(!dark.containsTraits(in: both))
    }

    @Test func aCollectionIsCurrentWhileItPerforms() {
        var inside = UIUserInterfaceStyle.unspecified
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            inside = UITraitCollection.current.userInterfaceStyle
        }
        #expect(inside == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    /// Collections perform inside of others, each in its own thread; views outside of windows are rounded by their scales.
    @Test @MainActor func collectionsPerformInsideOfOthers() {
        let view = UIView()
        let before = view.roundingScale
        UITraitCollection(displayScale: 5).performAsCurrent {
            #expect(view.roundingScale == 5)
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .dark)
                #expect(view.roundingScale == 1, "a collection that says no scale")
            }
            #expect(UITraitCollection.current.displayScale == 5)
            let elsewhere = Written()
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                elsewhere.scale = UITraitCollection.current.displayScale
                done.signal()
            }
            done.wait()
            #expect(elsewhere.scale != 5)
        }
        #expect(view.roundingScale == before)
    }

    /// A number that another thread writes before this one reads it.
    private final class Written: @unchecked Sendable {
        var scale: CGFloat = 0
    }

    @Test func onlySomeTraitsChangeColors() {
        let a = UITraitCollection(userInterfaceStyle: .light)
        #expect(a.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!a.hasDifferentColorAppearance(comparedTo: a.modifyingTraits { $0.displayScale = 3 }))
        #expect(a.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1])
    func aBadScaleIsUnspecified(scale: CGFloat) {
        #expect(UITraitCollection(displayScale: scale).displayScale == 0)
    }

    @Test func categoriesAreOrdered() {
        #expect(UIContentSizeCategory.large < .extraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        let name = "UICTContentSizeCategoryAccessibilityXXXL"
        #expect(UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue == name)
    }
}
