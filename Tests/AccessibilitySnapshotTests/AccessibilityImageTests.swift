import Foundation
import GalleryScreens
import SnapshotTesting
import Testing
import UIKit

@testable import AccessibilitySnapshot

@Suite @MainActor struct AccessibilityImageTests {
    private func box(_ views: UIView...) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        box.backgroundColor = .white
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 10 + CGFloat(index) * 40, width: 120, height: 32)
            box.addSubview(view)
        }
        return box
    }

    @Test func saysLabelsValuesAndTraits() {
        let label = UILabel()
        label.text = "Settings"
        label.accessibilityTraits = [.staticText, .header]
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.accessibilityLabel = "Sound"
        let field = UITextField()
        field.placeholder = "Name"
        #expect(
            box(label, button, toggle, field).spokenElements == [
                "Settings. Heading.", "Save. Dimmed. Button.", "Sound. Switch Button. On.",
                "Name. Text Field.",
            ])
    }

    @Test func saysValuesSelectionsAndHints() {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Volume"
        view.accessibilityValue = "Half"
        view.accessibilityHint = "Changes the volume"
        view.accessibilityTraits = [.adjustable, .selected]
        let spoken = SpokenText(view)
        #expect(spoken.description == "Selected: Volume: Half. Adjustable.")
        #expect(spoken.hint == "Changes the volume")
        let hinted = UIView()
        hinted.isAccessibilityElement = true
        hinted.accessibilityHint = "Only a hint"
        #expect(SpokenText(hinted).description == "Only a hint")
        #expect(SpokenText(hinted).hint == nil)
    }

    @Test func legendLiesBelowWhatIsNarrowOrWide() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        let wide = box(button).accessibilityImage()
        #expect(wide.size.width == 320)
        #expect(wide.size.height > 200)
        let tall = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        tall.addSubview(button)
        #expect(tall.accessibilityImage().size == CGSize(width: 390 + 284 + 32, height: 600))
        let empty = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(empty.accessibilityImage().size == CGSize(width: 100, height: 50))
    }

    @Test func marksRegionsInColoursOverGray() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        view.backgroundColor = .red
        let element = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        element.isAccessibilityElement = true
        element.accessibilityLabel = "Left"
        view.addSubview(element)
        let bitmap = try #require(view.accessibilityImage(markerColors: [.blue]).cgImage?.bitmap)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let scale = Int(view.traitCollection.displayScale)
            let start = (y * scale * bitmap.width + x * scale) * 4
            return Array(bitmap.pixels[start..<start + 3])
        }
        let gray = pixel(200, 50)
        #expect(gray[0] == gray[1] && gray[1] == gray[2])
        let marked = pixel(50, 50)
        #expect(marked[0] > marked[1] && marked[1] == marked[2])
    }

    @Test func drawsTheLogin() throws {
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.rootViewController = LoginViewController(.english)
        window.isHidden = false
        let image = window.accessibilityImage()
        let data = try #require(image.pngData())
        #expect(data == window.accessibilityImage().pngData())
        if let folder = ProcessInfo.processInfo.environment["FORMWORK_PICTURES"] {
            try data.write(to: URL(fileURLWithPath: folder + "/login-accessibility.png"))
        }
    }
}

@Suite @MainActor struct AccessibilityStrategyTests {
    @Test func strategiesGiveThePicture() throws {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "Hello"
        controller.view.addSubview(label)
        var pictures: [Data?] = []
        Snapshotting<UIViewController, UIImage>.accessibilityImage.snapshot(controller).run {
            pictures.append($0.pngData())
        }
        Snapshotting<UIView, UIImage>.accessibilityImage(useMonochromeSnapshot: true)
            .snapshot(controller.view).run { pictures.append($0.pngData()) }
        #expect(pictures.count == 2 && pictures[0] == pictures[1])
        #expect(pictures.first == controller.view.accessibilityImage().pngData())
    }
}
