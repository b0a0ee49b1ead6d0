import Foundation
import HeadlessUIKit
import Testing

@testable import LayoutInspector

@Suite @MainActor struct NumberedPictureTests {
    private func screen() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.backgroundColor = .white
        for row in 0..<8 {
            let line = UIView(frame: CGRect(x: 16, y: CGFloat(row) * 56 + 8, width: 288, height: 48))
            line.backgroundColor = UIColor(white: 0.9, alpha: 1)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 48))
            label.text = "Row \(row)"
            line.addSubview(label)
            line.addSubview(UIButton(frame: CGRect(x: 240, y: 4, width: 40, height: 40)))
            root.addSubview(line)
        }
        return root
    }

    private func views(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap { views(in: $0) } }

    /// What a program finds that has two texts and nothing else.
    private func changes(_ before: String, _ after: String) throws -> [CompactTree.Change] {
        try CompactTree(parsing: after).changes(from: CompactTree(parsing: before))
    }

    @Test func aPlantedPointIsFoundFromTextAlone() throws {
        let root = screen()
        let before = "\(LayoutInspector.capture(root).compactTree)"
        let all = views(in: root)
        #expect(try changes(before, before).isEmpty)
        for number in 1..<all.count {
            for (part, path) in [
                ("x", \CGRect.origin.x), ("y", \CGRect.origin.y), ("width", \.size.width),
                ("height", \.size.height),
            ] as [(String, WritableKeyPath<CGRect, CGFloat>)] {
                let old = all[number].frame
                var frame = old
                frame[keyPath: path] += 1
                // A view's content follows its size; the planted view alone is what has moved.
                all[number].frame = frame
                let found = try changes(before, "\(LayoutInspector.capture(root).compactTree)")
                let own = found.filter { $0.number == number }
                #expect(own.map(\.property) == [part], "view \(number)")
                #expect(own.first.map { Double($0.after ?? "") } == Double(frame[keyPath: path]))
                #expect(own.first.map { Double($0.before ?? "") } == Double(old[keyPath: path]))
                #expect(found.count == 1, "\(found)")
                all[number].frame = old
            }
        }
    }

    @Test func numbersAreAtCornersAndNeverOverlap() throws {
        let root = screen()
        var options = CaptureOptions()
        options.includesPictures = true
        let capture = LayoutInspector.capture(root, options: options)
        let picture = try capture.numberedPicture()
        #expect(picture.omitted.isEmpty)
        #expect(picture.labels.count == capture.views.count)
        let boxes = Array(Set(picture.labels.values.map { [$0.minX, $0.minY, $0.width, $0.height] }))
            .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        for (index, box) in boxes.enumerated() {
            for other in boxes[(index + 1)...] { #expect(!box.intersects(other)) }
        }
        for (index, view) in capture.views.enumerated() {
            let label = try #require(picture.labels[index])
            #expect(abs(label.minX - view.rootFrame.minX) < 40 && abs(label.minY - view.rootFrame.minY) < 40)
        }
        let image = try #require(UIImage(data: picture.png))
        #expect(image.size.width * image.scale == 320 * capture.screen.scale)
        if let folder = ProcessInfo.processInfo.environment["FORMWORK_DEBUG_PICTURES"] {
            try picture.png.write(to: URL(fileURLWithPath: folder + "/numbered.png"))
        }
    }

    @Test func viewsOfOneCornerShareALabel() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let child = UIView(frame: root.bounds)
        child.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        root.addSubview(child)
        let hidden = UIView(frame: CGRect(x: 80, y: 80, width: 50, height: 50))
        hidden.isHidden = true
        root.addSubview(hidden)
        let picture = try LayoutInspector.capture(root).numberedPicture()
        #expect(Set(picture.labels.keys) == [0, 1, 2])
        #expect(Set(picture.labels.values.map(\.minX)).count == 1)
        #expect(LayoutCapture.ranges(of: [0, 1, 2, 5, 7, 8]) == "0-2,5,7-8")
    }

    @Test func crowdsAreListedNotDrawnOver() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        for index in 0..<400 {
            root.addSubview(UIView(frame: CGRect(x: index % 20 * 3, y: index / 20 * 3, width: 2, height: 2)))
        }
        let picture = try LayoutInspector.capture(root).numberedPicture()
        #expect(!picture.omitted.isEmpty)
        #expect(picture.omitted.count + picture.labels.count == 401)
    }

    @Test func treesOfOtherShapesAreCompared() throws {
        let root = screen()
        let before = "\(LayoutInspector.capture(root).compactTree)"
        let removed = root.subviews[3].subviews[1]
        removed.removeFromSuperview()
        root.subviews[5].alpha = 0.5
        let found = try changes(before, "\(LayoutInspector.capture(root).compactTree)")
        #expect(found.map(\.property).sorted() == ["alpha", "removed"])
    }
}
