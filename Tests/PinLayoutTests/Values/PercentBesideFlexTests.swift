import FlexLayout
import Foundation
import PinLayout
import Testing
import UIKit

/// Both languages declare the postfix operator; which one is meant follows from where the number goes.
@MainActor
struct PercentBesideFlexTests {
    @Test func bothLanguagesInOneFile() {
        let scene = PinScene()
        let child = UIView()
        scene.view.pin.width(50%).height(CGFloat(10)%).left(2.5%).marginTop(-5%).top(10%)
        #expect(scene.view.frame == CGRect(x: 10, y: 15, width: 200, height: 30))
        scene.view.flex.define { flex in
            flex.addItem(child).width(50%).height(20%).marginLeft(-10%)
        }
        scene.view.flex.layout()
        #expect(child.frame == CGRect(x: -20, y: 0, width: 100, height: 6))
    }
}
