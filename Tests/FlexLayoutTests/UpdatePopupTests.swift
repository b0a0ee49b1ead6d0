import FlexLayout
import Testing
import UIKit

/// A card of 327 x 487 points: two groups of items that keep apart, by hand-computed frames.
@MainActor @Suite struct UpdatePopupTests {
    @Test func groupsAreAtTheEnds() {
        let root = UIView(frame: CGRect(x: 24, y: 100, width: 327, height: 487))
        let (upper, lower) = (UIView(), UIView())
        let (image, cancel, message) = (ContentView(120, 120), ContentView(24, 24), ContentView(180, 60))
        let (row, checkBox, label, button) = (UIView(), UIView(), ContentView(90, 18), ContentView(50, 20))
        root.flex.direction(.column).justifyContent(.spaceBetween).define { flex in
            flex.addItem(upper).direction(.column).define { flex in
                flex.addItem(image).alignSelf(.center).marginTop(20)
                flex.addItem(cancel).position(.absolute).top(20).right(20)
                flex.addItem(message).marginTop(16).marginBottom(18).marginHorizontal(16)
            }
            flex.addItem(lower).direction(.column).define { flex in
                flex.addItem(row).direction(.row).alignItems(.center).marginBottom(20).define { flex in
                    flex.addItem(checkBox).size(16).marginLeft(16)
                    flex.addItem(label).marginLeft(8)
                }
                flex.addItem(button).height(56)
            }
        }
        root.flex.layout()
        #expect(root.frame == CGRect(x: 24, y: 100, width: 327, height: 487))
        #expect(upper.frame == rect(0, 0, 327, 234))
        #expect(image.frame.minX * 2 + 120 - 327 <= 1 && image.frame.minY == 20)
        #expect(image.frame.size == CGSize(width: 120, height: 120))
        #expect(cancel.frame == rect(283, 20, 24, 24))
        #expect(message.frame == rect(16, 156, 295, 60))
        #expect(lower.frame == rect(0, 487 - 94, 327, 94))
        #expect(row.frame == rect(0, 0, 327, 18))
        #expect(checkBox.frame == rect(16, 1, 16, 16))
        #expect(label.frame == rect(40, 0, 90, 18))
        #expect(button.frame == rect(0, 38, 327, 56))
    }
}
