import Testing
import UIKit

/// An app's delegate that belongs to no actor.
private protocol StripDelegate: NSObjectProtocol {
    func strip(didSelect index: Int)
}

/// Classes that are declared in those of the main actor belong to no actor, as on iOS, so that this compiles: the conformances
/// would be errors otherwise.
@MainActor
@Suite struct LocalClassIsolationTests {
    final class Nested: NSObject, StripDelegate {
        var selections: [Int] = []
        func strip(didSelect index: Int) { selections.append(index) }
    }

    @Test func objectsOfLocalClassesBelongToNoActor() {
        final class Local: NSObject, StripDelegate {
            var selections: [Int] = []
            func strip(didSelect index: Int) { selections.append(index) }
        }
        let local = Local()
        let nested = Nested()
        for delegate in [local, nested] as [any StripDelegate] { delegate.strip(didSelect: 3) }
        #expect(local.selections + nested.selections == [3, 3])
        #expect(!local.isAccessibilityElement)
        local.accessibilityLabel = "Local"
        #expect(local.accessibilityLabel == "Local")
    }
}
