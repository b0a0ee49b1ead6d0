import FlexLayout
import Layout
import Testing
import UIKit

/// A file with one other language: its percentages and those of layouts need no word more.
@MainActor @Suite struct NamePairTests {
    @Test func flexAndLayout() {
        let (view, container) = (UIView(), LayoutContainer(frame: CGRect(x: 0, y: 0, width: 80, height: 60)))
        container.flex.direction(.row)
        container.setBody { view.layout().size(width: 50%, height: 50%) }
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 15, width: 40, height: 30))
    }
}
