import Foundation
import Testing
import UIKit

/// The page about recorded frames, and a test as it describes them: without access to anything internal.
@MainActor
@Suite(.serialized)
struct FramesPageTests {
    @Test func viewIsLaidOutAsInInterfaceBuilder() {
        #expect(InterfaceFrames.compare(nibNamed: "PaletteView", bundle: .module) == [])
    }

    @Test func exampleOfThePageIsTheTest() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let page = try String(
            contentsOf: folder.appendingPathComponent("../../Documentation/InterfaceFrames.md"),
            encoding: .utf8)
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let line = "#expect(InterfaceFrames.compare(nibNamed: \"CardView\", bundle: .module) == [])"
        #expect(page.contains(line))
        #expect(source.contains(line.replacingOccurrences(of: "CardView", with: "PaletteView")))
    }

    @Test func differencesAreWordedAsOnThePage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
              <device id="retina4_7" orientation="portrait"/>
              <objects>
                <view id="out">
                  <rect key="frame" x="0.0" y="0.0" width="300" height="150"/>
                  <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="inn">
                      <rect key="frame" x="20" y="0.0" width="263" height="150"/>
                    </view>
                  </subviews>
                  <constraints>
                    <constraint firstItem="inn" firstAttribute="leading" secondItem="out" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="out" firstAttribute="trailing" secondItem="inn" secondAttribute="trailing" constant="20" id="c2"/>
                    <constraint firstItem="inn" firstAttribute="top" secondItem="out" secondAttribute="top" id="c3"/>
                    <constraint firstItem="inn" firstAttribute="bottom" secondItem="out" secondAttribute="bottom" id="c4"/>
                  </constraints>
                  <nil key="simulatedStatusBarMetrics"/>
                </view>
              </objects>
            </document>
            """
        try text.write(to: folder.appendingPathComponent("CardView.xib"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        let found = InterfaceFrames.compare(nibNamed: "CardView", bundle: bundle)
        #expect(
            found.map(\.description) == [
                "CardView.xib:7: <view id=\"inn\"> is recorded at (20, 0, 263, 150) and laid out at (20, 0, 260, 150)"
            ])
        #expect(InterfaceFrames.compare(nibNamed: "CardView", bundle: bundle, tolerance: 4) == [])
    }
}
