import FlexLayout
import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

/// Paddings, gaps, touch areas, edited text, pictures and the order of siblings.
@Suite @MainActor struct AreasTests {
    /// Gaps from the rules: between the margin boxes of neighbours there is the gap and what justification adds; it is never
    /// outside of the container, and as long as the style says.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func gapsLieBetweenNeighbours(seed: RandomSeed) throws {
        var random = seed.random
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let isRow = Bool.random(using: &random)
        let gap = CGFloat(Int.random(in: 1...20, using: &random))
        let padding = CGFloat(Int.random(in: 0...12, using: &random))
        let directions: [Flex.Direction] = isRow ? [.row, .rowReverse] : [.column, .columnReverse]
        let count = Int.random(in: 2...5, using: &random)
        root.flex.direction(directions.randomElement(using: &random)!).padding(padding).gap(gap)
            .alignItems(.start)
        for _ in 0..<count {
            let item = UIView()
            root.flex.addItem(item).width(CGFloat(Int.random(in: 10...40, using: &random)))
                .height(CGFloat(Int.random(in: 10...30, using: &random)))
        }
        root.flex.layout()
        let capture = LayoutInspector.capture(root)
        let box = try #require(capture.flexBox(of: 0))
        #expect(box.padding == CapturedInsets(top: padding, left: padding, bottom: padding, right: padding))
        #expect(box.gaps.count == count - 1)
        let frames = root.subviews.map(\.frame)
        for (index, area) in box.gaps.enumerated() {
            let (first, second) = (frames[index], frames[index + 1])
            #expect((isRow ? area.width : area.height) == gap)
            let between =
                isRow
                ? min(first.maxX, second.maxX)...max(first.minX, second.minX)
                : min(first.maxY, second.maxY)...max(first.minY, second.minY)
            #expect(between == (isRow ? area.minX...area.maxX : area.minY...area.maxY))
        }
    }

    @Test func linesThatWrapHaveGapsBetweenThem() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.flex.direction(.row).wrap(.wrap).columnGap(10).rowGap(6).alignItems(.start).alignContent(.start)
        for _ in 0..<4 { root.flex.addItem(UIView()).width(40).height(20) }
        root.flex.layout()
        let box = try #require(LayoutInspector.capture(root).flexBox(of: 0))
        #expect(
            box.gaps == [
                CGRect(x: 40, y: 0, width: 10, height: 20), CGRect(x: 40, y: 26, width: 10, height: 20),
                CGRect(x: 0, y: 20, width: 100, height: 6),
            ])
    }

    /// Free space from the rules: with the items' margin boxes and the gaps it fills each line exactly, and nothing of it
    /// overlaps. Justification alone decides where it is.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomFreeSpaceFillsTheLine(seed: RandomSeed) throws {
        var random = seed.random
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 240))
        let isRow = Bool.random(using: &random)
        let directions: [Flex.Direction] = isRow ? [.row, .rowReverse] : [.column, .columnReverse]
        let justifications: [Flex.JustifyContent] = [
            .start, .end, .center, .spaceBetween, .spaceAround, .spaceEvenly,
        ]
        let justification = try #require(justifications.randomElement(using: &random))
        let gap = CGFloat(Int.random(in: 0...8, using: &random))
        let padding = CGFloat(Int.random(in: 0...9, using: &random))
        root.flex.direction(try #require(directions.randomElement(using: &random))).padding(padding).gap(gap)
            .justifyContent(justification)
        let count = Int.random(in: 1...4, using: &random)
        var (taken, hasAutoMargin) = (2 * padding + gap * CGFloat(count - 1), false)
        for _ in 0..<count {
            let (item, length) = (UIView(), CGFloat(Int.random(in: 5...40, using: &random)))
            let margin = CGFloat(Int.random(in: 0...5, using: &random))
            root.flex.addItem(item).width(length).height(length).margin(margin)
            taken += length + 2 * margin
            if Int.random(in: 0..<12, using: &random) == 0 {
                if isRow { item.flex.marginLeft(.auto) } else { item.flex.marginTop(.auto) }
                taken -= margin
                hasAutoMargin = true
            }
        }
        root.flex.layout()
        let box = try #require(LayoutInspector.capture(root).flexBox(of: 0))
        let spans = box.spaces.map { isRow ? $0.minX...$0.maxX : $0.minY...$0.maxY }
        let free = hasAutoMargin ? 0 : (isRow ? 360 : 240) - taken
        #expect(abs(spans.reduce(0) { $0 + $1.upperBound - $1.lowerBound } - free) < 0.5 * CGFloat(count + 1))
        for (index, span) in spans.enumerated() {
            for item in root.subviews {
                let frame = isRow ? item.frame.minX...item.frame.maxX : item.frame.minY...item.frame.maxY
                let common = min(span.upperBound, frame.upperBound) - max(span.lowerBound, frame.lowerBound)
                #expect(common < 0.5, "\(span) \(frame)")
            }
            for other in spans[..<index] {
                #expect(
                    min(span.upperBound, other.upperBound) - max(span.lowerBound, other.lowerBound) < 0.01)
            }
        }
        guard !hasAutoMargin else { return }
        let counts: [Flex.JustifyContent: Int] = [
            .start: 1, .end: 1, .center: 2, .spaceBetween: max(1, count - 1), .spaceAround: count + 1,
            .spaceEvenly: count + 1,
        ]
        #expect(spans.count == counts[justification], "\(justification) \(spans)")
    }

    @Test func cellsHaveTouchAreasUnlessNothingIsSelected() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = rows
        table.layoutIfNeeded()
        func cells() -> [CGRect] {
            let capture = LayoutInspector.capture(table)
            return capture.touchAreas.filter { capture.views[$0.view].className == "UITableViewCell" }.map(
                \.frame)
        }
        let bounds = try #require(table.visibleCells.first?.bounds)
        #expect(cells() == [bounds, bounds, bounds])
        table.allowsSelection = false
        #expect(cells().isEmpty)
    }

    /// A button that can be touched outside of its bounds.
    private final class WideButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -10, dy: -7.5).contains(point)
        }
    }

    @Test func touchAreasFollowHitTesting() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (plain, wide) = (UIButton(), WideButton())
        plain.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
        wide.frame = CGRect(x: 100, y: 100, width: 30, height: 20)
        let blocked = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
        blocked.isUserInteractionEnabled = false
        blocked.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        for view in [plain, wide, blocked] { root.addSubview(view) }
        let areas = LayoutInspector.capture(root).touchAreas
        #expect(areas.count == 2)
        #expect(areas.first?.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        let frame = try #require(areas.last?.frame)
        #expect(abs(frame.minX + 10) <= 0.5 && abs(frame.maxX - 40) <= 0.5, "\(frame)")
        #expect(abs(frame.minY + 7.5) <= 0.5 && abs(frame.maxY - 27.5) <= 0.5, "\(frame)")
    }

    @Test func editedTextHasLines() throws {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 200))
        text.text = "One line\nand another one that is so long that it wraps"
        let capture = LayoutInspector.capture(text)
        let lines = try #require(capture.text(of: 0)).lines
        #expect(lines.count >= 3 && capture.text(of: 0)?.lineCount == lines.count)
        let string = text.text as NSString
        #expect(lines.first.map { string.substring(with: $0.range!) } == "One line")
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.baseline < $1.baseline })
        #expect(lines.allSatisfy { $0.frame.minY < $0.baseline && $0.baseline <= $0.frame.maxY + 0.01 })
        #expect(abs((lines.first?.baseline ?? 0) - (capture.views[0].firstBaseline ?? -1)) < 0.5)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
        field.text = "Ada"
        let line = try #require(LayoutInspector.capture(field).text(of: 0)?.lines.first)
        #expect(line.range == NSRange(location: 0, length: 3) && line.baseline > 10 && line.baseline < 30)
    }

    @Test func picturesShowAViewWithoutItsSubviews() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        root.backgroundColor = .red
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        child.backgroundColor = .blue
        child.layer.shadowOpacity = 1
        child.layer.shadowRadius = 2
        let empty = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        root.addSubview(child)
        child.addSubview(empty)
        var options = CaptureOptions()
        options.includesPictures = true
        let capture = LayoutInspector.capture(root, options: options)
        #expect(capture.pictures.map(\.view) == [0, 1])
        #expect(capture.picture?.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        let frame = try #require(capture.picture(of: 1)?.frame)
        #expect(frame.contains(CGRect(x: -2, y: -2, width: 24, height: 24)))
        let picture = try #require(capture.picture(of: 0))
        let image = try #require(UIImage(data: picture.png))
        #expect(image.size.width * image.scale == 60 * capture.screen.scale)
        // A red root without its blue subview is one colour.
        let alone = UIView(frame: root.frame)
        alone.backgroundColor = .red
        #expect(
            capture.picture(of: 0)?.png
                == LayoutInspector.capture(alone, options: options).picture(of: 0)?.png)
        #expect(LayoutInspector.capture(root).pictures.isEmpty)
    }

    @Test(arguments: RandomRuns.seeds(default: 40))
    func anotherOrderIsFoundWithAsFewViewsAsExplainIt(seed: RandomSeed) {
        var random = seed.random
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<Int.random(in: 2...9, using: &random)).map { number in
            let view = UIView(frame: CGRect(x: number, y: 0, width: 10, height: 10))
            view.accessibilityIdentifier = "view \(number)"
            root.addSubview(view)
            return view
        }
        let before = LayoutInspector.capture(root)
        let shuffled = views.shuffled(using: &random)
        for view in shuffled { root.bringSubviewToFront(view) }
        let difference = LayoutInspector.capture(root).difference(from: before)
        #expect(
            difference.changes.allSatisfy { $0.kind == .reordered && $0.properties.map(\.name) == ["order"] })
        // The model: the largest set of views whose order is the old one, by trying all sets.
        let order = shuffled.map { Int($0.frame.minX) }
        var kept = 0
        for set in 0..<(1 << order.count) {
            let chosen: [Int] = order.indices.filter { (set >> $0) & 1 == 1 }.map { order[$0] }
            if chosen == chosen.sorted() { kept = max(kept, chosen.count) }
        }
        #expect(difference.changes.count == order.count - kept)
    }
}
