import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct RobustnessTests {
    /// A class whose delegates hold each other.
    private final class Peer: UIView {
        var delegate: Peer?
        var owner: AnyObject?
    }

    @Test func cyclicDelegatesAreNoNames() {
        let (first, second) = (Peer(), Peer())
        (first.delegate, second.delegate) = (second, first)
        (first.owner, second.owner) = (first, second)
        let root = UIView()
        root.addSubview(first)
        root.addSubview(second)
        let capture = LayoutInspector.capture(root)
        #expect(capture.views.map(\.property) == [nil, nil, nil])
        #expect(Set(capture.views.map(\.id)).count == 3)
        (first.delegate, second.delegate, first.owner, second.owner) = (nil, nil, nil, nil)
    }

    @Test func deepTreesAreCaptured() throws {
        let depth = 100_000
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var last = root
        for _ in 0..<depth {
            let view = UIView(frame: CGRect(x: 1, y: 0, width: 10, height: 10))
            last.addSubview(view)
            last = view
        }
        var options = CaptureOptions()
        options.laysOut = false
        let capture = LayoutInspector.capture(root, options: options)
        #expect(capture.views.count == depth + 1)
        #expect(capture.views.last?.depth == depth)
        #expect(capture.views.last?.rootFrame.minX == CGFloat(depth))
        #expect(capture.views[0].end == depth + 1)
        #expect(capture.tree.utf8.count < 50_000_000)
        #expect(capture.difference(from: capture).isEmpty)
        let compact = "\(capture.compactTree)"
        #expect(try CompactTree(parsing: compact).lines.count == depth + 1)
        // Taken apart from below, as views release their subviews one inside the other.
        var next: UIView? = last
        while let view = next {
            next = view.superview
            view.removeFromSuperview()
        }
    }

    @Test func whatMovesIsMarked() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        window.isHidden = false
        UIView.animate(withDuration: 1) { view.frame.origin.x = 50 }
        let capture = LayoutInspector.capture(window)
        let index = try #require(capture.views.firstIndex { $0.frame.width == 10 })
        #expect(capture.views[index].flags.contains(.animated))
        #expect(capture.views[index].frame.minX == 50)
    }

    @Test func textsForTerminalsHaveNoControlCharacters() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        label.text = "</script>\u{1B}[2J\u{202E}\u{0}\n&amp;"
        label.accessibilityIdentifier = "a\u{7}\nb"
        root.addSubview(label)
        let capture = LayoutInspector.capture(root)
        for text in [
            capture.tree, capture.recursiveDescription, capture.autolayoutTrace, "\(capture.compactTree)",
        ] {
            #expect(
                text.unicodeScalars.allSatisfy { scalar in
                    scalar == "\n"
                        || (scalar.properties.generalCategory != .control && !isDirectionMark(scalar))
                })
        }
        #expect(capture.tree.split(separator: "\n").count == 2)
    }

    @Test func findingsNameTheirViews() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 40, height: 20))
        label.text = "Far too long for so little width"
        window.addSubview(label)
        window.isHidden = false
        var options = CaptureOptions()
        options.includesFindings = true
        let capture = LayoutInspector.capture(window, options: options)
        let clipped = capture.issues.filter { $0.kind == "textClipped" }
        #expect(clipped.map { capture.text(of: $0.view)?.string } == ["Far too long for so little width"])
    }

    /// In release a screen of 500 views takes at most 20 ms and one of 10,000 at most 400; the limits here are for
    /// builds without optimisation, on a machine that builds beside.
    @Test func timeGrowsWithTheNumberOfViews() {
        func screen(_ count: Int) -> UIView {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            for number in 0..<count / 4 {
                let row = UIView(frame: CGRect(x: 0, y: CGFloat(number) * 40, width: 400, height: 40))
                let label = UILabel(frame: CGRect(x: 50, y: 10, width: 300, height: 20))
                label.text = "Row \(number)"
                row.addSubview(UIImageView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
                row.addSubview(label)
                row.addSubview(UIView(frame: CGRect(x: 0, y: 39, width: 400, height: 1)))
                root.addSubview(row)
            }
            return root
        }
        for (count, limit) in [(500, 1.0), (10_000, 20.0)] {
            let view = screen(count)
            _ = LayoutInspector.capture(view)
            let time = ProcessorTime.seconds { _ = LayoutInspector.capture(view) }
            print("captured \(count) views in \(time) s")
            #expect(time < limit)
        }
    }
}
