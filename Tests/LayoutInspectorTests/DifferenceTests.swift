import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct DifferenceTests {
    private func screen() -> SignUpView { SignUpView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

    @Test func equalCapturesDoNotDiffer() {
        let (first, second) = (LayoutInspector.capture(screen()), LayoutInspector.capture(screen()))
        #expect(second.difference(from: first).isEmpty)
        #expect("\(second.difference(from: first))" == "Nothing differs.")
    }

    @Test func plantedChangesAreListed() {
        let view = screen()
        let before = LayoutInspector.capture(view)
        view.saveButton.frame.origin.x += 1
        view.subviews[2].frame.size.height -= 4
        view.titleLabel.textColor = .red
        view.subviews[3].removeFromSuperview()
        let badge = UIImageView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
        view.insertSubview(badge, at: 0)
        let difference = LayoutInspector.capture(view).difference(from: before)
        #expect(difference.changes.map(\.kind) == [.added, .restyled, .moved, .resized, .removed])
        #expect(difference.changes(.moved).first?.properties.map(\.name) == ["x"])
        #expect(difference.changes(.moved).first?.properties.map(\.after) == ["101"])
        #expect(difference.changes(.removed).first?.name.hasPrefix("SignUpView.rows[1]") == true)
        #expect(difference.changes(.restyled).first?.properties.map(\.name) == ["color"])
    }

    @Test func anInsertedSiblingIsTheOnlyChange() {
        func list(_ titles: [String]) -> UIView {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
            for title in titles {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                label.text = title
                root.addSubview(label)
            }
            return root
        }
        let (first, second) = (list(["a", "b", "c"]), list(["a", "new", "b", "c"]))
        let difference = LayoutInspector.capture(second).difference(from: LayoutInspector.capture(first))
        #expect("\(difference)" == "added UILabel \"new\"")
    }

    @Test(arguments: RandomRuns.seeds(default: 50))
    func randomMovesAreFoundExactly(seed: RandomSeed) {
        var random = seed.random
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        var views = [root]
        for number in 0..<Int.random(in: 5...60, using: &random) {
            let view = UIView(frame: CGRect(x: number, y: 7 * number, width: 10 + number, height: 9))
            views.randomElement(using: &random)!.addSubview(view)
            views.append(view)
        }
        let before = LayoutInspector.capture(root)
        var (moved, colored): (Set<Int>, Set<Int>) = ([], [])
        for (index, view) in views.enumerated().dropFirst() where Int.random(in: 0..<4, using: &random) == 0 {
            if Bool.random(using: &random) {
                view.frame.origin.x += 1
                moved.insert(index)
            } else {
                view.backgroundColor = .red
                colored.insert(index)
            }
        }
        let after = LayoutInspector.capture(root)
        let difference = after.difference(from: before)
        func numbers(_ kind: LayoutDifference.Kind) -> Set<Int> {
            Set(difference.changes(kind).map { Int(after.views[$0.after!].bounds.width) - 9 })
        }
        #expect(numbers(.moved) == moved)
        #expect(numbers(.restyled) == colored)
        #expect(difference.changes.count == moved.count + colored.count)
    }
}
