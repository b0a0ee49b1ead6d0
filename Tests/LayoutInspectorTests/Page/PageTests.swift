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
        // The script, and the elements of data.
        #expect(scripts == 6)
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
        func element(_ id: String) throws -> Data {
            let text = page.components(separatedBy: "id=\"\(id)\">").last
            return Data(try #require(text?.components(separatedBy: "</script>").first).utf8)
        }
        let decoder = JSONDecoder()
        var main = try decoder.decode(LayoutCapture.self, from: element("capture-0"))
        let details = try decoder.decode(LayoutCapture.self, from: element("details-0"))
        #expect(main.texts.isEmpty && main.constraints.isEmpty && main.reasons.isEmpty)
        (main.texts, main.accessibility) = (details.texts, details.accessibility)
        (main.guides, main.constraints) = (details.guides, details.constraints)
        main.reasons = try String(decoding: element("reasons-0"), as: UTF8.self).split(separator: "\n").map {
            let halves = $0.split(separator: " ", maxSplits: 1)
            return CapturedReasons(
                view: try #require(Int(halves[0])),
                reasons: try decoder.decode([LayoutReason].self, from: Data(halves[1].utf8)))
        }
        main.pictures = try decoder.decode([CapturedPicture].self, from: element("pictures-0"))
        #expect(main == capture)
    }

    @Test func theScriptKeepsItsTexts() {
        let dense = PageText.dense
        #expect(
            dense("  const a = b + c\n  // no\n  if (a) { f(a, 'a = b', \"c , d\") }")
                == "const a=b+c\nif(a){f(a,'a = b',\"c , d\")}")
        #expect(dense("x = `a ${b + c} d` + - 1 + +2 - -3") == "x=`a ${b + c} d`+-1+ +2- -3")
        #expect(dense("t.replace(/[\"/] = '/g, 'x') / 2 / y") == "t.replace(/[\"/] = '/g,'x')/2/y")
        #expect(
            dense("return / a'/.test( s )\nlet é = 'it\\'s  so'") == "return/ a'/.test(s)\nlet é='it\\'s  so'"
        )
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
