import Foundation
import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Trees that are made in code have the frames of those that are read from the text of a nib.
@MainActor
@Suite(.serialized)
struct GeneratedNibTests {
    private static let sizes = [
        CGSize(width: 393, height: 852), CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768),
        CGSize(width: 393, height: 852),
    ]

    private func show(_ view: UIView) -> UIWindow {
        let (window, controller) = (UIWindow(), UIViewController())
        controller.view = view
        window.rootViewController = controller
        window.isHidden = false
        return window
    }

    private func frames(_ view: UIView, _ path: String = "", into lines: inout [String]) {
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            .map { ($0 * 1000).rounded() / 1000 + 0 }
        lines.append("\(path)\(type(of: view)) \(numbers) \(view.layoutMargins)")
        // What controls have inside is not of the nib.
        guard !(view is UIControl) else { return }
        for (index, subview) in view.subviews.enumerated() {
            frames(subview, path + "\(index).", into: &lines)
        }
    }

    /// Run with 500 seeds for the record.
    @Test(arguments: RandomRuns.seeds(default: 40))
    func randomNibsEqualTreesMadeInCode(seed: RandomSeed) throws {
        var random = seed.random
        let handler = LayoutDiagnostics.conflictHandler
        LayoutDiagnostics.conflictHandler = { _ in }
        defer { LayoutDiagnostics.conflictHandler = handler }
        let tree = GeneratedTree(&random)
        let made = tree.makeViews()
        var read: UIView?
        let lines = reports {
            read = UINib(data: Data(tree.nib.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView
        }
        #expect(lines.isEmpty, "\(lines)")
        let loaded = try #require(read)
        let windows = [show(made), show(loaded)]
        for size in Self.sizes {
            for window in windows {
                window.frame = CGRect(origin: .zero, size: size)
                window.layoutIfNeeded()
            }
            var (expected, found): ([String], [String]) = ([], [])
            frames(made, into: &expected)
            frames(loaded, into: &found)
            let difference = zip(expected, found).first { $0 != $1 }
            #expect(difference == nil, "\(size)")
            #expect(expected.count == found.count)
        }
    }
}
