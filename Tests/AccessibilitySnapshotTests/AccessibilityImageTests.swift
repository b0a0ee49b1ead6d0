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

    @Test func saysTabsAndTheWayBack() throws {
        let tabs = UITabBarController()
        let first = UINavigationController(rootViewController: UIViewController())
        first.topViewController?.title = "Settings"
        first.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let second = UIViewController()
        second.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 1)
        tabs.viewControllers = [first, second]
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.rootViewController = tabs
        window.isHidden = false
        let details = UIViewController()
        details.title = "Sound"
        first.pushViewController(details, animated: false)
        #expect(
            window.spokenElements == [
                "Settings. Back Button.", "Sound. Heading.", "Selected: Home. Tab. 1 of 2.",
                "Search. Tab. 2 of 2.",
            ])
    }

    @Test func saysWhereListsAndLandmarksEnd() {
        let labels = ["One", "Two", "Three"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let list = box(labels[0], labels[1], labels[2])
        list.accessibilityContainerType = .list
        #expect(list.spokenElements == ["One. List Start.", "Two", "Three. List End."])
        list.accessibilityContainerType = .landmark
        #expect(list.spokenElements == ["One. Landmark.", "Two", "Three. End."])
        let alone = box(labels[0])
        alone.accessibilityContainerType = .list
        #expect(alone.spokenElements == ["One. List Start. List End."])
    }

    @Test func saysRowsAndColumnsOfCells() {
        let view = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "7"
        view.addSubview(cell)
        view.accessibilityContainerType = .dataTable
        #expect(view.spokenElements == ["7. Spans 2 rows. Row 1. Column 3."])
    }

    private final class Table: UIView, UIAccessibilityContainerDataTable {
        func accessibilityDataTableCellElement(
            forRow row: Int, column: Int
        ) -> (any UIAccessibilityContainerDataTableCell)? { subviews.first as? Cell }
        func accessibilityRowCount() -> Int { 2 }
        func accessibilityColumnCount() -> Int { 3 }
    }

    private final class Cell: UIView, UIAccessibilityContainerDataTableCell, AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Sum", value: "21")]
        func accessibilityRowRange() -> NSRange { NSRange(location: 0, length: 2) }
        func accessibilityColumnRange() -> NSRange { NSRange(location: 2, length: 1) }
    }

    @Test func findsWhatRotorsFindAndFurtherContent() throws {
        let labels = ["One", "Two"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let cell = Cell()
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Total"
        // Goes round.
        cell.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Lines") { predicate in
                let current = labels.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
                return UIAccessibilityCustomRotorItemResult(targetElement: labels[(current + 1) % 2])
            },
            UIAccessibilityCustomRotor(systemType: .heading) { _ in nil },
        ]
        let view = box(labels[0], labels[1], cell)
        let element = try #require(AccessibilityPicture(of: view).elements.last)
        #expect(element.rotors == ["Lines\n  → One\n  → Two", "Headings"])
        #expect(element.rotorFrames == labels.map(\.frame))
        #expect(element.content == ["Sum: 21"])
        // The legend has lines for them.
        let plain = UIView()
        plain.isAccessibilityElement = true
        plain.accessibilityLabel = "Total"
        let without = box(labels[0], labels[1], plain)
        #expect(view.accessibilityImage().size.height > without.accessibilityImage().size.height + 60)
    }

    private func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let bitmap = try #require(image.cgImage?.bitmap)
        let scale = Int(image.scale)
        let start = (y * scale * bitmap.width + x * scale) * 4
        return [bitmap.pixels[start + 2], bitmap.pixels[start + 1], bitmap.pixels[start]]
    }

    @Test func smartInvertLeavesPicturesAlone() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .white
        let container = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        container.backgroundColor = .red
        container.clipsToBounds = true
        let photo = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        photo.backgroundColor = .yellow
        photo.accessibilityIgnoresInvertColors = true
        container.addSubview(photo)
        view.addSubview(container)
        var image = UIImage()
        Snapshotting<UIView, UIImage>.imageWithSmartInvert.snapshot(view).run { image = $0 }
        #expect(try color(image, 2, 2) == [0, 0, 0])
        #expect(try color(image, 12, 12) == [0, 255, 255])
        #expect(try color(image, 40, 40) == [255, 255, 0])
        // Clipped by its container.
        #expect(try color(image, 80, 80) == [0, 0, 0])
    }

    @Test func hitTargetsShowWhatATouchReaches() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        view.backgroundColor = .white
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        button.accessibilityIdentifier = "save"
        let covered = UISwitch(frame: CGRect(x: 60, y: 10, width: 40, height: 40))
        let silent = UIView(frame: CGRect(x: 0, y: 55, width: 120, height: 5))
        silent.isUserInteractionEnabled = false
        view.addSubview(covered)
        view.addSubview(button)
        view.addSubview(silent)
        let picture = HitTargetPicture(of: view, isMonochrome: true, colors: [.red, .blue], missing: .zero)
        #expect(picture.names == ["save", "<UISwitch>"])
        let image = picture.image
        #expect(try color(image, 5, 5) == [255, 255, 255] && color(image, 60, 57) == [255, 255, 255])
        #expect(try color(image, 20, 20) == [255, 204, 204])
        #expect(image.size.height > 60)
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
