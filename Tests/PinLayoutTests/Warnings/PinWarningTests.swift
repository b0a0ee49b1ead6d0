import LayoutCore
import Testing
import UIKit

@testable import PinLayout

/// Warnings as data and as the console shows them.
@MainActor
struct PinWarningTests {
    private func issues(_ chain: (PinScene) -> Void) -> [LayoutIssue] {
        let scene = PinScene()
        var issues: [LayoutIssue] = []
        Pin.issueHandler = { issues.append($0) }
        chain(scene)
        Pin.issueHandler = nil
        Pin.resetWarnings()
        return issues
    }

    private let subject = "(UIView, Frame: (40.0, 30.0, 100.0, 60.0))"

    @Test func conflicts() {
        #expect(
            issues { $0.view.pin.top(10).top(20) } == [
                LayoutIssue(
                    .ignored(call: "top(20)"), subject: subject,
                    because: "the value has already been set to 10.0")
            ])
        #expect(
            issues { $0.view.pin.left(10).right(3).hCenter() } == [
                LayoutIssue(
                    .ignored(call: "hCenter()"), subject: subject,
                    because: "it conflicts with left 10.0, right 3.0")
            ])
    }

    @Test func values() {
        #expect(
            issues { $0.view.pin.width(-2) } == [
                LayoutIssue(
                    .invalidValue(property: "width", value: -2), subject: subject,
                    because: "the width (-2.0) must be greater than or equal to zero")
            ])
    }

    @Test func references() {
        #expect(
            issues { $0.view.pin.above(of: []) } == [
                LayoutIssue(
                    .ignored(call: "above(of: [])"), subject: subject,
                    because: "At least one view must be visible (i.e. UIView.isHidden != true)")
            ])
    }

    @Test func advice() {
        let found = issues {
            Pin.activeWarnings.callOrder = true
            $0.view.pin.margin(1).top()
        }
        #expect(
            found == [LayoutIssue(.advice, subject: subject, because: "edges should be set before margins")])
        #expect(found.first?.description == "\(subject): edges should be set before margins")
    }

    @Test func theConsole() {
        let scene = PinScene()
        let lines = PinConsole.lines(of: .equalReferences(call: "C"), about: .view(scene.inner))
        #expect(
            lines == "\n👉 PinLayout Warning: C won't be applied, reference views must be different.\n"
                + "(Layouted view info: Type: UIView, Frame: x: 5.0, y: 6.0, width: 10.0, height: 12.0), "
                + "Superviews: UIView -> UIView -> UIView, Debug description: \(scene.inner))\n\n")
    }
}
