import Testing
import UIKit

@testable import LayoutTesting

@Suite @MainActor struct CheckLayoutTests {
    private final class Narrow: UIViewController {
        let caption = UILabel()
        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            caption.text = "A caption that is longer than its label"
            caption.frame = CGRect(x: 20, y: 100, width: 120, height: 21)
            view.addSubview(caption)
        }
    }

    @Test func aTruncatedLabelIsOneFindingOverAllConfigurations() {
        let report = LayoutReport(of: { Narrow() }, across: .phones, checks: [.textClipping])
        #expect(report.findings.map(\.view) == ["Narrow.caption"])
        #expect(report.findings.first?.configurations.count == 3)
        #expect(report.findings.first?.kind == .textClipped)
    }
}
