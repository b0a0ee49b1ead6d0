import Testing
import UIKit

@testable import HeadlessUIKit

/// Data sources that lie, to tables and collection views in all layouts: the message names section and row, and the list is
/// usable afterwards.
@MainActor struct LyingSourceTests {
    struct Lie: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Parts of one of the messages, for tables and for collection views.
        let table: [String]
        let collection: [String]
        let cause: @Sendable @MainActor (LyingList) -> Void

        init(
            _ name: String, _ table: [String], _ collection: [String]? = nil,
            _ cause: @escaping @Sendable @MainActor (LyingList) -> Void
        ) {
            (testDescription, self.table, self.collection, self.cause) = (
                name, table, collection ?? table, cause
            )
        }
    }

    nonisolated static let lies = [
        Lie("negative sections", ["numberOfSections", "-1"], ["number of sections: -1"]) { list in
            list.source.sections = { -1 }
            list.reload()
            list.layOut()
        },
        Lie("negative rows", ["numberOfRowsInSection: 1", "-4"], ["items in section 1: -4"]) { list in
            list.source.count = { $0 == 1 ? -4 : 3 }
            list.reload()
            list.layOut()
        },
        Lie(
            "unregistered identifier", ["identifier other", "must register"]
        ) { list in
            list.source.identifier = { $0 == [1, 2] ? "other" : "cell" }
            list.reload()
            list.layOut()
        },
        Lie(
            "another class", ["must pass a class of kind UITableViewCell"],
            ["identifier wrong", "UILabel is not a subclass of UICollectionViewCell"]
        ) { list in
            if list.kind.isTable {
                list.table.register(UILabel.self, forCellReuseIdentifier: "wrong")
            } else {
                list.collection.register(UILabel.self, forCellWithReuseIdentifier: "wrong")
            }
            list.source.identifier = { $0 == [1, 1] ? "wrong" : "cell" }
            list.reload()
            list.layOut()
        },
        Lie("two rows with one cell", ["row 1 in section 0"], ["item 1 in section 0"]) { list in
            var (row, item): (UITableViewCell?, UICollectionViewCell?)
            list.source.tableCell = { table, path in
                row = row ?? table.dequeueReusableCell(withIdentifier: "cell", for: path)
                return path.section == 0 ? row : nil
            }
            list.source.cell = { collection, path in
                guard path.section == 0 else { return nil }
                item = item ?? collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                return item
            }
            list.reload()
            list.layOut()
        },
        Lie("a row that was not inserted", ["section 1", "(4)", "(3)"]) { list in
            list.source.count = { $0 == 1 ? 4 : 3 }
            list.reloadItems([[0, 0]])
        },
        Lie("a row that is inserted but absent", ["section 0", "(3)", "1 inserted"]) { list in
            list.insert([[0, 1]])
        },
        Lie("a row that is deleted but present", ["section 1", "(3)", "1 deleted"]) { list in
            list.delete([[1, 1]])
        },
        Lie("a row deleted out of range", ["delete row 9 from section 1"], ["delete item 9 from section 1"]) {
            list in
            list.delete([[1, 9]])
        },
        Lie("a row inserted out of range", ["insert row 9 into section 0"], ["insert item 9 into section 0"])
        { list in
            list.source.count = { $0 == 0 ? 4 : 3 }
            list.insert([[0, 9]])
        },
        Lie("a row moved out of range", ["section 1", "7"], ["(1-7)"]) { list in list.move([0, 0], [1, 7]) },
        Lie("a row reloaded out of range", ["row 5", "section 0"], ["item 5", "section 0"]) { list in
            list.reloadItems([[0, 5]])
        },
        Lie("a section deleted out of range", ["section 6"]) { list in list.deleteSections([6]) },
        Lie("a section that is absent", ["sections", "(1)", "(2)"]) { list in
            list.source.sections = { 1 }
            list.reloadItems([[0, 0]])
        },
        Lie("a row to scroll to out of range", ["row (8)", "section (1)"], ["item (8)", "section 1"]) {
            list in
            list.scroll(to: [1, 8])
        },
        Lie("a section to scroll to out of range", ["section (5)"], ["section (5)"]) { list in
            list.scroll(to: [5, 0])
        },
        Lie("a height that is no number", ["row 1 in section 1"], ["item 1 in section 1"]) { list in
            guard list.kind.isTable || list.kind == .flow || list.kind == .estimatedFlow else { return }
            list.source.height = { $0 == [1, 1] ? .nan : 40 }
            list.reload()
            list.layOut()
        },
        Lie("an infinite height", ["row 1 in section 1"], ["item 1 in section 1"]) { list in
            guard list.kind.isTable || list.kind == .flow || list.kind == .estimatedFlow else { return }
            list.source.height = { $0 == [1, 1] ? .infinity : 40 }
            list.reload()
            list.layOut()
        },
    ]

    @Test(arguments: lies, LyingList.Kind.allCases)
    func liesAreNamed(lie: Lie, kind: LyingList.Kind) {
        let list = LyingList(kind)
        let first = list.messages { list.layOut() }
        #expect(first == [])
        let messages = list.messages { lie.cause(list) }
        let isAbsent = lie.testDescription.contains("height") && (kind == .compositional || kind == .list)
        if !isAbsent {
            let parts = kind.isTable ? lie.table : lie.collection
            #expect(
                messages.contains { message in parts.allSatisfy(message.contains) }, "\(messages)")
        }
        let after = list.messages { list.layOut() }
        #expect(after.count <= messages.count, "\(after)")
        #expect(list.defect == nil)
    }

    /// Changes while cells are requested: no message is required, the list shows what the source has at the end.
    @Test(arguments: LyingList.Kind.allCases, 0..<5)
    func changesDuringLayoutLeaveTheListUsable(kind: LyingList.Kind, change: Int) {
        let list = LyingList(kind)
        list.layOut()
        var isDone = false
        list.source.before = { path in
            guard !isDone, path == [0, 1] else { return }
            isDone = true
            switch change {
            case 0: list.reload()
            case 1:
                list.source.count = { $0 == 0 ? 4 : 3 }
                list.insert([[0, 0]])
            case 2:
                list.source.count = { $0 == 1 ? 2 : 3 }
                list.delete([[1, 2]])
            case 3:
                list.source.sections = { 1 }
                list.deleteSections([1])
            default:
                list.source.count = { _ in 0 }
                list.reload()
            }
        }
        let messages = list.messages {
            list.reload()
            list.layOut()
            AnimationClock.current.finish()
            list.layOut()
        }
        #expect(isDone)
        #expect(messages.count < 3, "\(messages)")
        let counts = [6, 7, 5, 3, 0]
        #expect(list.visible.count == counts[change])
        #expect(list.defect == nil)
    }
}
