import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// How cells show that they are selected.
@MainActor struct CellSelectionTests {
    /// The grey of a selected row's background goes gradually where the change is animated.
    @Test func animatedChangesFade() throws {
        let old = AnimationClock.current
        AnimationClock.current = AnimationClock()
        defer { AnimationClock.current = old }
        let source = TableSource([Array(repeating: 44, count: 5)])
        let table = UITableView(frame: .zero)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        let window = tableWindow(table)
        window.layoutIfNeeded()
        func color() throws -> UInt8 {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
                window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
            let bitmap = try #require(image.cgImage).bitmap
            return bitmap.pixels[(66 * bitmap.width + 200) * 4]
        }
        #expect(try color() == 255)
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        let grey = try color()
        #expect(grey < 220)
        table.deselectRow(at: [0, 1], animated: true)
        #expect(table.cellForRow(at: [0, 1])?.isSelected == false)
        AnimationClock.current.advance(by: 0.15)
        let half = try color()
        #expect(half > grey + 5 && half < 250)
        AnimationClock.current.finish()
        #expect(try color() == 255)
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        table.deselectRow(at: [0, 1], animated: false)
        #expect(try color() == 255)
    }
}
