import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

@Suite(.serialized) @MainActor struct FrameLinesTests {
    @Test func theLineOfLayoutSubviewsIsFoundWithoutRecording() throws {
        let root = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.layoutIfNeeded()
        #expect(!LayoutInspector.recordsFrames)
        let left = try #require(root.child.reasons()[.left])
        let source = try #require(left.steps[0].source, "\(left)")
        #expect(source.file.hasSuffix("/FrameLinesTests.swift"))
        #expect(source.line == PlainView.line, "\(left)")
        #expect(left.steps[0].text.contains("layoutSubviews"), "\(left)")
        #expect(!LayoutInspector.recordsFrames)
        #expect(root.child.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
    }

    @Test func whatIsRecordedIsNamedByItsLine() throws {
        LayoutInspector.recordsFrames = true
        defer { LayoutInspector.recordsFrames = false }
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let frameLine = #line - 1
        child.center = CGPoint(x: 11.5, y: 12)
        let centerLine = #line - 1
        LayoutInspector.recordsFrames = false
        let reasons = child.reasons()
        #expect(reasons[.left]?.steps[0].source?.line == centerLine)
        #expect(reasons[.height]?.steps[0].source?.line == frameLine)
        // What is set without being recorded is not known; the last line that is known is not that of another view.
        #expect(UIView().reasons()[.left]?.steps[0].source == nil)
    }

    @Test func recordedFramesAreSetAsOthers() {
        func frames() -> [CGRect] {
            let (root, child, scroll) = (UIView(), UIView(), UIScrollView())
            for view in [child, scroll] { root.addSubview(view) }
            child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            child.frame = CGRect(x: 5, y: 6, width: 50, height: 20)
            root.bounds.size = CGSize(width: 160, height: 120)
            root.center = CGPoint(x: 300, y: 20)
            scroll.frame = CGRect(x: 0, y: 0, width: -40, height: 30)
            scroll.bounds.origin = CGPoint(x: 4, y: 7)
            return [root.frame, child.frame, scroll.frame, scroll.bounds]
        }
        let plain = frames()
        LayoutInspector.recordsFrames = true
        let recorded = frames()
        LayoutInspector.recordsFrames = false
        #expect(plain == recorded)
    }
}

extension LayoutReason.Step {
    fileprivate var source: (file: String, line: Int)? {
        for part in parts { if case .source(let file, let line) = part { return (file, line) } }
        return nil
    }
}

private final class PlainView: UIView {
    static let line = #line + 10
    let child = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(child)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = CGRect(x: 7, y: 8, width: 9, height: 10)
    }
}
