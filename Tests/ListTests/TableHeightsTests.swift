import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// The structure of heights against plain arrays.
@MainActor struct TableHeightsTests {
    /// A section as arrays have it.
    struct Model {
        var padding: CGFloat
        var header: CGFloat
        var rows: [CGFloat]
        var footer: CGFloat
        var height: CGFloat { padding + header + rows.reduce(0, +) + footer }
    }

    private static func height(_ random: inout SeededRandom) -> CGFloat {
        CGFloat(Int.random(in: 0...300, using: &random)) / (random.chance(0.5) ? 3 : 2)
    }

    private static func section(_ random: inout SeededRandom) -> Model {
        var rows: [CGFloat] = []
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let height = height(&random)
            rows += Array(repeating: height, count: Int.random(in: 1...20, using: &random))
        }
        let header = height(&random)
        return Model(
            padding: random.chance(0.5) ? 22 : 0, header: header, rows: rows, footer: height(&random))
    }

    private static func runs(_ rows: [CGFloat]) -> [RowRun] {
        rows.map { RowRun(count: 1, length: EstimatedLength(points: $0, isMeasured: false)) }.merged
    }

    private static func make(_ model: Model, in heights: inout TableHeights) -> SectionRun {
        var run = SectionRun()
        run.padding = model.padding
        run.header.points = model.header
        run.footer.points = model.footer
        return heights.make(run, rows: runs(model.rows))
    }

    /// Compares all spans, and lookups in the middle and at the start of each part.
    private static func compare(_ heights: TableHeights, _ model: [Model]) {
        func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-5 }
        #expect(heights.sectionCount == model.count)
        #expect(heights.rowCounts == model.map(\.rows.count))
        var y: CGFloat = 0
        for (index, section) in model.enumerated() {
            #expect(close(heights.span(ofSection: index).start, y))
            var parts: [(TablePart, CGFloat, CGFloat)] = [(.header(index), section.padding, section.header)]
            for (row, height) in section.rows.enumerated() { parts.append((.row(index, row), 0, height)) }
            parts.append((.footer(index), 0, section.footer))
            for (part, padding, length) in parts {
                let span = heights.span(part)
                #expect(close(span.start, y + padding) && span.length == length)
                if length > 0.01 {
                    #expect(heights.part(at: y + padding + length / 2) == part)
                    #expect(heights.part(at: span.start) == part)
                }
                y += padding + length
            }
        }
        #expect(close(heights.height, y))
        #expect(heights.part(at: y + 1) == nil && heights.part(at: -1) == nil)
    }

    /// 10,000 runs were done for the record.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomChangesEqualThoseOfArrays(seed: RandomSeed) {
        var random = seed.random
        var (heights, model): (TableHeights, [Model]) = (TableHeights(), [])
        for _ in 0..<Int.random(in: 1...5, using: &random) { model.append(Self.section(&random)) }
        heights.append(model.map { Self.make($0, in: &heights) })
        for _ in 0..<25 {
            let section = Int.random(in: 0...max(0, model.count - 1), using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0:
                let (new, index) = (
                    Self.section(&random), Int.random(in: 0...model.count, using: &random)
                )
                model.insert(new, at: index)
                heights.insert(Self.make(new, in: &heights), at: index)
            case 1 where model.count > 1:
                model.remove(at: section)
                heights.release(heights.remove(section: section))
            case 2 where !model.isEmpty:
                let height = Self.height(&random)
                let length = EstimatedLength(points: height, isMeasured: true)
                if random.chance(0.5) {
                    model[section].header = height
                    heights.set(length, of: .header(section))
                } else {
                    model[section].footer = height
                    heights.set(length, of: .footer(section))
                }
            case 3 where !model.isEmpty:
                let rows = Self.section(&random).rows
                let index = Int.random(in: 0...model[section].rows.count, using: &random)
                model[section].rows.insert(contentsOf: rows, at: index)
                heights.insert(Self.runs(rows), at: index, in: section)
            case 4 where !model.isEmpty && !model[section].rows.isEmpty:
                let row = Int.random(in: 0..<model[section].rows.count, using: &random)
                let removed = heights.remove(row: row, in: section)
                #expect(removed.points == model[section].rows.remove(at: row))
            default:
                guard !model.isEmpty, !model[section].rows.isEmpty else { continue }
                let row = Int.random(in: 0..<model[section].rows.count, using: &random)
                let height = Self.height(&random)
                model[section].rows[row] = height
                heights.set(EstimatedLength(points: height, isMeasured: true), of: .row(section, row))
                #expect(heights.isMeasured(.row(section, row)))
            }
        }
        Self.compare(heights, model)
    }

    @Test func estimatedRowsAreOneRun() {
        var heights = TableHeights()
        let run = RowRun(count: 1_000_000, length: EstimatedLength(points: 44, isMeasured: false))
        heights.append([heights.make(SectionRun(), rows: [run])])
        #expect(heights.height == 44_000_000)
        heights.set(EstimatedLength(points: 100.5, isMeasured: true), of: .row(0, 500_000))
        #expect(heights.span(.row(0, 500_001)).start == 500_000 * 44 + 100.5)
        #expect(heights.part(at: 500_000 * 44 + 100) == .row(0, 500_000))
    }

    @Test func partsFollowEachOther() {
        var heights = TableHeights()
        let rows = [RowRun(count: 2, length: .none)]
        heights.append([
            heights.make(SectionRun(), rows: rows), heights.make(SectionRun(), rows: []),
        ])
        var (parts, part): ([TablePart], TablePart?) = ([], .header(0))
        while let current = part {
            parts.append(current)
            part = heights.part(after: current)
        }
        #expect(parts == [.header(0), .row(0, 0), .row(0, 1), .footer(0), .header(1), .footer(1)])
        #expect(parts == parts.sorted())
        for (a, b) in zip(parts, parts.dropFirst()) { #expect(heights.part(before: b) == a) }
    }
}
