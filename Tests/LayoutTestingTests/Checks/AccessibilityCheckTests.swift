import Testing
import UIKit

@testable import LayoutTesting

/// Planted faults that checks for screen readers find, and near misses that they leave alone.
@Suite @MainActor struct AccessibilityCheckTests {
    @Test func findsWhatAScreenReaderDoesNot() {
        #expect(
            found {
                $0.button.isAccessibilityElement = false
                $0.add($0.button, 20, 100, 80, 44)
            } == ["elementDetection button"])
        // The box speaks for the label in it.
        #expect(
            found {
                $0.box.addSubview($0.label)
                $0.label.frame = CGRect(x: 0, y: 0, width: 100, height: 24)
                $0.box.isAccessibilityElement = true
                $0.box.accessibilityLabel = "Everything"
                $0.add($0.box, 20, 100, 100, 60)
            } == [])
        // A button in an element is found as one of its actions only.
        func nested(_ scene: Scene, _ actions: [UIAccessibilityCustomAction]?) {
            scene.box.addSubview(scene.button)
            scene.button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            scene.box.isAccessibilityElement = true
            scene.box.accessibilityLabel = "Everything"
            scene.box.accessibilityCustomActions = actions
            scene.add(scene.box, 20, 100, 100, 60)
        }
        #expect(found { nested($0, nil) } == ["elementDetection button"])
        #expect(
            found { nested($0, [UIAccessibilityCustomAction(name: "Button", actionHandler: nil)]) } == [])
        #expect(
            found {
                $0.box.addGestureRecognizer(UITapGestureRecognizer())
                $0.add($0.box, 20, 100, 100, 60)
            } == ["elementDetection box"])
    }

    @Test func findsElementsWithoutALabel() {
        func arrange(_ scene: Scene, _ label: String?) {
            scene.button.setTitle(nil, for: .normal)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            scene.button.setImage(image, for: .normal)
            scene.button.accessibilityLabel = label
            scene.add(scene.button, 20, 100, 44, 44)
        }
        #expect(found { arrange($0, nil) } == ["sufficientElementDescription button"])
        #expect(found { arrange($0, "Share") } == [])
        #expect(
            found { $0.view.addSubview(UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))) }
                == ["sufficientElementDescription UISwitch in view"])
    }

    @Test func findsElementsThatDoNotSayWhatTheyAre() {
        func arrange(_ scene: Scene, _ traits: UIAccessibilityTraits) {
            scene.box.addGestureRecognizer(UITapGestureRecognizer())
            scene.box.isAccessibilityElement = true
            scene.box.accessibilityLabel = "Open"
            scene.box.accessibilityTraits = traits
            scene.add(scene.box, 20, 100, 100, 60)
        }
        #expect(found { arrange($0, .image) } == ["trait box"])
        #expect(found { arrange($0, [.image, .button]) } == [])
    }

    @Test func findsAnOrderThatGoesBack() {
        // The label begins 12 points lower than what follows it in its row.
        #expect(
            found {
                $0.add($0.label, 20, 112, 100, 24)
                $0.add($0.other, 200, 100, 100, 36)
            } == ["readingOrder label"])
        #expect(
            found {
                $0.add($0.label, 20, 106, 100, 24)
                $0.add($0.other, 200, 100, 100, 36)
            } == [])
        func given(_ scene: Scene, _ elements: [UIView]) {
            scene.add(scene.label, 20, 100, 100, 24)
            scene.add(scene.other, 20, 200, 100, 24)
            scene.view.accessibilityElements = elements
        }
        #expect(found { given($0, [$0.other, $0.label]) } == ["readingOrder label"])
        #expect(found { given($0, [$0.label, $0.other]) } == [])
    }

    @Test func readsInTheDirectionOfTheInterface() {
        let scene = Scene {
            $0.add($0.label, 20, 100, 100, 24)
            $0.add($0.other, 200, 104, 100, 24)
            $0.add($0.button, 20, 200, 100, 44)
        }
        let left = ReadingOrder(rowHeight: 8, isRightToLeft: false).elements(in: scene.view)
        #expect(left.map(\.object) == [scene.label, scene.other, scene.button])
        let right = ReadingOrder(rowHeight: 8, isRightToLeft: true).elements(in: scene.view)
        #expect(right.map(\.object) == [scene.other, scene.label, scene.button])
    }
}
