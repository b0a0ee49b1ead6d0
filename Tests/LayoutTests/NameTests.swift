import FlexLayout
import Layout
import PinLayout
import Testing
import UIKit

// A file that imports all languages at once: what Swift finds by itself, and what has to be said.

// `import struct` makes one module's name the one that is meant.
import struct Layout.Percent

@MainActor @Suite struct NameTests {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView()

    @Test func percentagesAreTheOnesOfTheCall() {
        view.addSubview(child)
        child.pin.width(50%).height(10%)
        #expect(child.frame.size == CGSize(width: 100, height: 10))
        view.flex.define { $0.addItem(child).width(25%).height(20%) }
        view.flex.layout()
        #expect(child.frame.size == CGSize(width: 50, height: 20))
        child.removeFromSuperview()
        let container = LayoutContainer(frame: view.frame)
        container.setBody { child.layout().size(width: 75%, height: 40%) }
        container.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 25, y: 30, width: 150, height: 40))
    }

    @Test func importedNamesAreMeant() {
        let half: Percent = 50%
        #expect(half.of(30) == 15)
    }

    @Test func stacksAndSpacersHaveOneMeaning() {
        let stack = VStack {
            Spacer()
            ScrollView { view }
        }
        #expect("\(type(of: stack))".hasPrefix("VStack"))
    }
}
