import FlexLayout
import Layout
import PinLayout
import Testing
import UIKit

// A file that imports all languages at once: what Swift finds by itself, and what has to be said.

// `import struct` makes one module's name the one that is meant.
import struct Layout.Percent

@MainActor @Suite struct NameTests {
    @Test func importedNamesAreMeant() {
        let half: Percent = 50%
        #expect(half.of(30) == 15)
    }

    @Test func stacksAndSpacersHaveOneMeaning() {
        let stack = VStack {
            Spacer()
            ScrollView { UIView() }
        }
        #expect("\(type(of: stack))".hasPrefix("VStack"))
    }
}
