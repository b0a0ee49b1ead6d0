import Layout
import Testing
import UIKit

/// Pictures and words about layouts.
@MainActor @Suite struct SnapshotTests {
    @Test func picturesOfALayout() throws {
        let plate = UIView()
        plate.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let layout = HStack {
            plate.layout().size(width: 10, height: 30)
            Spacer()
        }
        let config = SnapshotConfig(size: CGSize(width: 20, height: 30), scale: 2)
        let light = layout.snapshot(config: config)
        #expect(light.size == CGSize(width: 20, height: 30))
        #expect(light.scale == 2)
        #expect(plate.frame == box(0, 0, 10, 30))
        #expect(plate.superview == nil)
        let dark = layout.snapshot(config: config.darkMode())
        #expect(try #require(light.pngData()) != (try #require(dark.pngData())))
        let wide = layout.snapshot(config: config.landscape())
        #expect(wide.size == CGSize(width: 30, height: 20))
        var mirrored = config
        mirrored.layoutDirection = .rightToLeft
        _ = layout.snapshot(config: mirrored)
        #expect(plate.frame.minX == 10)
    }

    @Test func viewsInWords() {
        let title = label("Title")
        let container = laidOut(100, 40) {
            HStack {
                title.layout()
                Spacer()
            }
        }
        let debugger = LayoutDebugger.shared
        var said: [String] = []
        debugger.output = { said.append($0) }
        defer {
            debugger.disableAll()
            debugger.output = { print($0) }
        }
        #expect(debugger.analyzeViewHierarchy(container) == "")
        debugger.enable(.hierarchy)
        #expect(debugger.analyzeViewHierarchy(container, title: "Here") == "Here\nLayoutContainer\n  UILabel")
        debugger.enableAll()
        debugger.analyzeViewHierarchy(container)
        #expect(said.count == 2)
        #expect(said[1].contains("2 views, 2 deep"))
        #expect(said[1].contains("number 1 in the order of shares"))
    }

    @Test func namedLayoutsAreCounted() throws {
        let (first, second) = (label("One"), label("Two"))
        var isLong = false
        let container = laidOut(100, 100) {
            VStack {
                first.layout().profiled("rows")
                if isLong { second.layout().profiled("rows") }
            }
            .profiled("list")
        }
        #expect(container.profiles.mapValues(\.readings) == ["list": 1, "rows": 1])
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(container.profiles["list"]?.readings == 1, "the body is not read for a layout alone")
        isLong = true
        container.updateBody()
        container.layoutIfNeeded()
        let (list, rows) = (
            try #require(container.profiles["list"]), try #require(container.profiles["rows"])
        )
        #expect(list.readings == 2 && rows.readings == 3)
        #expect(list.duration >= rows.duration && rows.duration > .zero)
        let debugger = LayoutDebugger.shared
        debugger.output = { _ in }
        defer {
            debugger.disableAll()
            debugger.output = { print($0) }
        }
        debugger.enable(.performance)
        #expect(debugger.analyzeViewHierarchy(container).hasPrefix("  list: read 2 times in "))
    }
}
