import FlexLayout
import Testing
import UIKit

@MainActor
@Suite struct DeepViewTests {
    @Test func tenThousandNestedViewsAreLaidOut() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var innermost = root
        for _ in 0..<10_000 {
            let view = UIView()
            innermost.flex.addItem(view)
            innermost = view
        }
        innermost.flex.height(7)
        root.flex.layout(mode: .adjustHeight)
        #expect(root.frame.height == 7)
        #expect(innermost.frame == CGRect(x: 0, y: 0, width: 300, height: 7))
        innermost.flex.height(9)
        root.flex.layout(mode: .adjustHeight)
        #expect(root.frame.height == 9)
    }
}
