import Foundation
import Testing
import UIKit

@testable import LayoutInspector

/// What the page is, without a browser.
@Suite @MainActor struct PageTests {
    @Test func thePageIsAtMost80KilobytesBesidesPicturesAndData() {
        let size = InspectorPage.shell.utf8.count
        #expect(size <= 80_000, "\(size) bytes")
    }

    @Test func thePageLoadsNothingFromTheNetwork() {
        let page = LayoutInspector.capture(OrderScreen()).html()
        let parts = ["http://", "https://", "@import", "src=\"//"]
        let own = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        #expect(parts.allSatisfy { !own.contains($0) })
        #expect(page.contains("default-src 'none'"))
    }

    @Test func hostileTextCannotLeaveTheData() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "</script><img src=x onerror=alert(1)><!--\u{0}\u{1B}\u{202E}\u{2028}\u{7F}\u{85}"
        label.accessibilityIdentifier = "</title>&\"\u{2066}"
        let page = LayoutInspector.capture(label).html()
        let scripts = page.components(separatedBy: "</script>").count - 1
        #expect(scripts == 2)
        #expect(!page.contains("<img") && !page.contains("<!--"))
        let controls = page.unicodeScalars.filter {
            $0 != "\n" && ($0.properties.generalCategory == .control || isDirectionMark($0))
        }
        #expect(controls.isEmpty)
        #expect(page.components(separatedBy: "</title>").count == 2)
    }

    @Test func theDataIsTheCapture() throws {
        let capture = LayoutInspector.capture(OrderScreen.window())
        let page = capture.html()
        let data = try #require(
            page.components(separatedBy: "id=\"data\">").last?.components(separatedBy: "</script>").first)
        struct Content: Decodable { var captures: [LayoutCapture] }
        let content = try JSONDecoder().decode(Content.self, from: Data(data.utf8))
        #expect(content.captures == [capture])
    }

    @Test func largePagesAreRefusedWithAdvice() throws {
        var capture = LayoutInspector.capture(OrderScreen())
        capture.pictures = (0..<3).map {
            CapturedPicture(
                view: $0, png: Data(count: 14_000_000), frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        do {
            _ = try InspectorReport([capture]).html()
            Issue.record("a page of 56 MB")
        } catch let error as PageTooLarge {
            #expect(error.size > 50_000_000 && error.limit == 50_000_000)
            #expect("\(error)".contains("PageOptions.includesPictures"))
        }
        let page = capture.html()
        #expect(
            page.utf8.count < 5000 && page.contains("There is no page") && page.contains("MB are allowed"))
        var options = PageOptions()
        options.includesPictures = false
        #expect(try InspectorReport([capture]).html(options: options).utf8.count < 1_000_000)
    }

    @Test func emptyAndEndlessNumbersArePages() {
        var capture = LayoutCapture()
        #expect(capture.html().contains("<title>Layout</title>"))
        capture = LayoutInspector.capture(UIView())
        capture.views[0].alpha = .nan
        #expect(capture.html().contains("\"nan\""))
        #expect([LayoutCapture]().html().contains("<title>"))
    }
}
