import Foundation
import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Files that no Interface Builder writes: they are reported with their line, and what is right in them is loaded.
@MainActor
@Suite(.serialized)
struct HostileNibTests {
    private func load(_ objects: String, head: String = "") -> (
        view: UIView?, reports: [String], raised: [String]
    ) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>\(head)
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            \(objects)
            </objects></document>
            """
        return load(Data(text.utf8))
    }

    private func load(_ data: Data) -> (view: UIView?, reports: [String], raised: [String]) {
        var (view, raised): (UIView?, [String]) = (nil, [])
        let lines = reports {
            raised = exceptions {
                view = UINib(data: data, bundle: resources).instantiate(withOwner: nil).first as? UIView
            }.map(\.reason)
        }
        view?.layoutIfNeeded()
        return (view, lines, raised)
    }

    @Test func everyTruncatedFileIsReported() throws {
        let data = try #require(FileManager.default.contents(atPath: resources.bundlePath + "/LoginForm.xib"))
        for length in stride(from: 0, to: data.count - 12, by: 97) {
            let result = load(data.prefix(length))
            #expect(result.view == nil)
            #expect(result.raised.first?.contains("data:") == true, "\(length)")
        }
    }

    @Test func objectsThatContainThemselvesEnd() {
        let result = load(
            """
            <view id="a"><subviews><view id="b"><subviews><view id="a"><subviews><view id="b"/></subviews></view>
            </subviews></view></subviews></view>
            """)
        #expect(result.view?.subviews.count == 1)
        #expect(result.reports.contains { $0.contains("the id a is used twice") })
        #expect(result.view?.isDescendant(of: result.view?.subviews.first ?? UIView()) == false)
    }

    @Test func connectionsToNothingAreLeftOut() {
        let result = load(
            """
            <button id="a"><connections><outlet property="x" destination="none" id="1"/>
            <action selector="go:" destination="gone" eventType="touchUpInside" id="2"/>
            <outletCollection property="y" destination="lost" id="3"/>
            <segue destination="away" kind="show" id="4"/></connections></button>
            """)
        #expect(result.view is UIButton)
        #expect(result.raised.isEmpty)
        for name in ["none", "gone", "lost"] {
            #expect(result.reports.contains { $0.contains(name) && $0.contains("data:") }, "\(name)")
        }
    }

    /// What reads elements recurses: files that are deeper than any real one are refused.
    @Test func deepFilesDoNotTrap() {
        let depth = 10_000
        let result = load(
            String(repeating: "<view><subviews>", count: depth)
                + String(repeating: "</subviews></view>", count: depth))
        #expect(result.raised.first?.contains("data:") == true)
        let flat = load(
            String(repeating: "<x>", count: depth) + String(repeating: "</x>", count: depth))
        #expect(flat.view == nil)
    }

    @Test func numbersThatAreNoneAreReported() {
        let numbers = ["NaN", "inf", "-inf", "1e999", "0x10", "", "12,5", "99999999999999999999"]
        for number in numbers {
            let result = load(
                """
                <view id="r" tag="\(number)" alpha="\(number)" horizontalHuggingPriority="\(number)">
                <rect key="frame" x="\(number)" y="1" width="\(number)" height="20"/><subviews>
                <label text="x" numberOfLines="\(number)" preferredMaxLayoutWidth="\(number)" id="l" \
                translatesAutoresizingMaskIntoConstraints="NO">
                <fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label>
                <stackView spacing="\(number)" id="s"><edgeInsets key="layoutMargins" top="\(number)" left="1" \
                bottom="2" right="3"/></stackView></subviews>
                <constraints><constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" \
                constant="\(number)" multiplier="\(number)" priority="\(number)" id="c"/>
                <constraint firstItem="l" firstAttribute="width" constant="1e300" id="w"/></constraints></view>
                """)
            let frame = result.view?.frame ?? .null
            #expect(frame.minX.isFinite && frame.width.isFinite, "\(number)")
            let inner = result.view?.subviews.first?.frame ?? .null
            #expect(inner.minX.isFinite && inner.width.isFinite && inner.height.isFinite, "\(number)")
        }
    }

    @Test func entitiesAreNotFetched() throws {
        let secret = FileManager.default.temporaryDirectory.appendingPathComponent("secret.txt")
        try Data("secret".utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        let result = load(
            #"<label id="a"><string key="text">&stolen;</string></label>"#,
            head: #"<!DOCTYPE document [<!ENTITY stolen SYSTEM "\#(secret.absoluteString)">]>"#)
        #expect((result.view as? UILabel)?.text?.contains("secret") != true)
    }

    /// Entities that grow tenfold ten times.
    @Test func entitiesDoNotGrowWithoutEnd() {
        var head = #"<!DOCTYPE document [<!ENTITY e0 "ha">"#
        for level in 1...9 {
            head += "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
        }
        let time = ProcessorTime.seconds {
            let result = load(#"<label id="a"><string key="text">&e9;</string></label>"#, head: head + "]>")
            #expect(((result.view as? UILabel)?.text?.utf8.count ?? 0) < 50_000_000)
        }
        #expect(time < 20)
    }

    @Test func errorsNameFileLineAndElement() {
        let result = load(
            """
            <view id="v">
            <subviews>
            <label id="l" sparkle="YES"/>
            </subviews>
            </view>
            """)
        #expect(result.reports.contains { $0.contains("data:5") && $0.contains("sparkle") })
    }
}
