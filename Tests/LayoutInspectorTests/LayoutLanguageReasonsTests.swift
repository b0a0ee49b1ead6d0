import Foundation
import Layout
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct LayoutLanguageReasonsTests {
    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomSharesAreReplayed(seed: RandomSeed) throws {
        var random = seed.random
        let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let spacing = CGFloat(Int.random(in: 0...12, using: &random))
        let views = (0..<3).map { _ in UILabel() }
        for view in views {
            view.text = String(repeating: "word ", count: Int.random(in: 1...9, using: &random))
            view.numberOfLines = 0
        }
        container.setBody {
            HStack(spacing: spacing) {
                views[0].layout()
                views[1].layout()
                views[2].layout()
            }
        }
        container.layoutIfNeeded()
        for view in views {
            let reasons = view.reasons()
            for reason in reasons.values {
                let sum = reason.steps.reduce(0) { $0 + $1.amount }
                #expect(abs(sum - reason.value) < 1e-6, "\(reason)")
                #expect(reason.method == .layout)
                #expect(!reason.steps.contains { $0.origin == .frame }, "\(reason)")
            }
            let width = try #require(reasons[.width])
            let share = try #require(width.notes.first { $0.text.contains("order of shares") }, "\(width)")
            let numbers = share.compactMap { part -> CGFloat? in
                if case .number(let number) = part { number } else { nil }
            }
            // ..., proposed, available, count
            let last = numbers.suffix(3)
            let values = Array(last)
            #expect(abs(values[0] - values[1] / values[2]) < 1e-6, "\(width)")
        }
    }
}
