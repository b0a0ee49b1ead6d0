import Testing
import UIKit

@testable import HeadlessUIKit

/// What is seen while an update is animated.
@MainActor struct TableUpdateAnimationTests {
    private let source = TableSource([Array(repeating: 44, count: 5)])
    private let table = UITableView(frame: .zero)
    private let window: UIWindow

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        window = tableWindow(table)
        window.layoutIfNeeded()
    }

    /// Runs code with a clock of its own, which stands still until it is advanced.
    private func withClock(_ body: () throws -> Void) rethrows {
        let old = AnimationClock.current
        AnimationClock.current = AnimationClock()
        defer { AnimationClock.current = old }
        try body()
    }

    private func seen(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    /// The old and the new cell of a row in the middle of a reload.
    private func reload(_ animation: UITableView.RowAnimation) throws -> (old: CALayer, new: CALayer) {
        let old = try #require(table.cellForRow(at: [0, 1]))
        table.reloadRows(at: [[0, 1]], with: animation)
        let new = try #require(table.cellForRow(at: [0, 1]))
        #expect(new !== old && old.superview === table)
        AnimationClock.current.advance(by: 0.1)
        return (seen(old), seen(new))
    }

    @Test func reloadsWithoutAnimationShowTheNewCellAtOnce() throws {
        try withClock {
            let (old, new) = try reload(.none)
            #expect(old.opacity == 0 && new.opacity == 1)
            #expect(new.frame.minY == 44)
            AnimationClock.current.finish()
            #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
            #expect(table.subviews.count { $0 is UITableViewCell } == 5)
        }
    }

    @Test func reloadedCellsAppearAsTheOldOnesDisappear() throws {
        try withClock {
            let (old, new) = try reload(.left)
            #expect(old.opacity == 1 && new.opacity == 1)
            #expect(old.frame.minX < -1 && new.frame.minX < -1)
            AnimationClock.current.finish()
        }
        try withClock {
            let (old, new) = try reload(.fade)
            #expect(old.opacity < 0.99 && new.opacity < 0.99 && old.frame.minX == 0)
            AnimationClock.current.finish()
        }
    }

    @Test func reloadedSectionsWithoutAnimationAreSeenAtOnce() {
        withClock {
            let old = table.visibleCells
            table.reloadSections([0], with: .none)
            AnimationClock.current.advance(by: 0.1)
            #expect(old.allSatisfy { seen($0).opacity == 0 })
            #expect(table.visibleCells.allSatisfy { seen($0).opacity == 1 })
            AnimationClock.current.finish()
        }
    }

    @Test func rowsDeletedWithoutAnimationAreGoneWhileOthersMove() throws {
        try withClock {
            let (old, next) = try (
                #require(table.cellForRow(at: [0, 1])), #require(table.cellForRow(at: [0, 2]))
            )
            source.sections[0].removeLast()
            table.deleteRows(at: [[0, 1]], with: .none)
            AnimationClock.current.advance(by: 0.1)
            #expect(seen(old).opacity == 0)
            #expect(seen(next).frame.minY > 45 && seen(next).frame.minY < 87)
            AnimationClock.current.finish()
            #expect(old.superview == nil && old.alpha == 1)
        }
    }
}
