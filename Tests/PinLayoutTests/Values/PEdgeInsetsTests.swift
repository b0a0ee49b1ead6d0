import PinLayout
import Testing
import UIKit

struct PEdgeInsetsTests {
    let insets: PEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)

    @Test func atLeast() {
        #expect(
            insets.minInsets(UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
                == UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 40))
        #expect(insets.minInsets(10) == UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 40))
        #expect(insets.minInsets(dx: 30, dy: 2) == UIEdgeInsets(top: 2, left: 30, bottom: 3, right: 40))
    }

    @Test func more() {
        #expect(insets + 5 == UIEdgeInsets(top: 6, left: 25, bottom: 8, right: 45))
        #expect(insets + CGFloat(0.5) == UIEdgeInsets(top: 1.5, left: 20.5, bottom: 3.5, right: 40.5))
    }
}
