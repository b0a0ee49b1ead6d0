import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Views that were measured before they came into a tree: the system that measured them lays out their subviews, as the
/// tree's would.
@Suite @MainActor struct SelfContainedTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// A cell with a label whose lines depend on the width, and a box below it.
    private final class Cell: UIView {
        let label = UILabel()
        let box = UIView()
        var layoutCount = 0
        var onLayout: (() -> Void)?

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Some words that need several lines"
            label.numberOfLines = 0
            for view in [label, box] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
                label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                box.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                box.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
                box.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
                box.heightAnchor.constraint(equalToConstant: 20),
                box.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            layoutCount += 1
            onLayout?()
        }

        func height(forWidth width: CGFloat) -> CGFloat {
            systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
    }

    private func cell(width: CGFloat = 120) -> Cell {
        let cell = Cell()
        cell.frame = CGRect(x: 0, y: 0, width: width, height: cell.height(forWidth: width))
        window.addSubview(cell)
        window.layoutIfNeeded()
        return cell
    }

    /// The same cell, not measured before.
    private func expected(_ cell: Cell) -> [CGRect] {
        let (other, window) = (Cell(), UIWindow(frame: self.window.frame))
        other.label.text = cell.label.text
        other.frame = cell.frame
        window.addSubview(other)
        window.layoutIfNeeded()
        #expect(!other.flags.contains(.selfContained))
        return [other.label.frame, other.box.frame]
    }

    /// Whether the window's system has the view.
    private func isInTree(_ view: UIView) -> Bool {
        guard let system = window.extras?.system else { return false }
        return view.extras?.layoutNode?.handles.handle(in: system) != nil
    }

    private func frames(_ cell: Cell) -> [CGRect] {
        window.layoutIfNeeded()
        return [cell.label.frame, cell.box.frame]
    }

    @Test func theSystemThatMeasuresACellLaysItOut() {
        let cell = cell()
        #expect(cell.flags.contains(.selfContained))
        #expect(!isInTree(cell.box))
        #expect(frames(cell) == expected(cell))
        #expect(cell.box.frame.maxY <= cell.bounds.height && cell.box.frame.width == 60)
    }

    @Test func aCellThatIsMeasuredInTheTreeIsSelfContainedBeforeItsFirstLayout() {
        let cell = Cell()
        window.addSubview(cell)
        cell.box.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
        cell.frame = CGRect(x: 0, y: 0, width: 120, height: cell.height(forWidth: 120))
        #expect(frames(cell) == expected(cell))
        #expect(cell.flags.contains(.selfContained) && !isInTree(cell.box))
        let other = Cell(frame: CGRect(x: 0, y: 0, width: 130, height: 100))
        window.addSubview(other)
        window.layoutIfNeeded()
        _ = other.height(forWidth: 90)
        #expect(!other.flags.contains(.selfContained) && isInTree(other.box))
        #expect(frames(other) == expected(other))
        let third = Cell()
        window.addSubview(third)
        _ = third.height(forWidth: 90)
        third.removeFromSuperview()
        #expect(window.extras?.system?.arrivals.isEmpty == true)
    }

    @Test func aChangeIsFollowed() {
        let cell = cell()
        cell.label.text = "Short"
        #expect(frames(cell) == expected(cell))
        cell.frame.size = CGSize(width: 200, height: 90)
        #expect(frames(cell) == expected(cell))
        let wide = cell.box.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
        wide.isActive = true
        cell.frame.origin.y = 50
        #expect(frames(cell) == expected(cell))
        #expect(cell.flags.contains(.selfContained))
    }

    @Test func measuringChangesNoFrame() {
        let cell = cell()
        let before = frames(cell)
        let count = cell.layoutCount
        for width in [60, 300, 120] as [CGFloat] {
            _ = cell.height(forWidth: width)
            #expect(frames(cell) == before)
        }
        #expect(cell.layoutCount == count)
    }

    @Test func measuringInALayoutEnds() {
        let cell = cell()
        var heights: [CGFloat] = []
        cell.onLayout = { heights.append(cell.height(forWidth: 70)) }
        cell.setNeedsLayout()
        #expect(frames(cell) == expected(cell))
        #expect(heights.count == 1)
    }

    @Test func aConstraintThatLeadsOutIsFollowed() {
        let (cell, beside) = (cell(), UIView())
        beside.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(beside)
        NSLayoutConstraint.activate([
            beside.leadingAnchor.constraint(equalTo: cell.box.trailingAnchor, constant: 5),
            beside.topAnchor.constraint(equalTo: cell.box.topAnchor),
            beside.widthAnchor.constraint(equalToConstant: 30),
            beside.heightAnchor.constraint(equalTo: cell.label.heightAnchor),
        ])
        #expect(frames(cell) == expected(cell))
        #expect(!cell.flags.contains(.selfContained))
        #expect(
            beside.frame
                == CGRect(
                    x: cell.box.frame.maxX + 5, y: cell.box.frame.minY, width: 30,
                    height: cell.label.frame.height))
    }

    @Test func aConstraintWithTheCellItselfLeavesItAlone() {
        let (cell, beside) = (cell(), UIView())
        beside.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(beside)
        NSLayoutConstraint.activate([
            beside.leadingAnchor.constraint(equalTo: cell.trailingAnchor, constant: 5),
            beside.topAnchor.constraint(equalTo: cell.topAnchor),
            beside.widthAnchor.constraint(equalTo: cell.widthAnchor),
            beside.heightAnchor.constraint(equalToConstant: 10),
        ])
        cell.frame = CGRect(x: 7, y: 30, width: 140, height: 100)
        #expect(frames(cell) == expected(cell))
        #expect(cell.flags.contains(.selfContained))
        #expect(beside.frame == CGRect(x: 152, y: 30, width: 140, height: 10))
    }

    @Test func aBaselineInsideLeadsOut() {
        final class Titled: UIView {
            let title = UILabel()
            override var forFirstBaselineLayout: UIView { title }
        }
        let (titled, beside) = (Titled(), UILabel())
        (titled.title.text, beside.text) = ("Title", "Beside")
        for view in [titled.title, beside] { view.translatesAutoresizingMaskIntoConstraints = false }
        titled.addSubview(titled.title)
        NSLayoutConstraint.activate([
            titled.title.leadingAnchor.constraint(equalTo: titled.leadingAnchor),
            titled.title.topAnchor.constraint(equalTo: titled.topAnchor, constant: 30),
        ])
        titled.systemLayoutSizeFitting(.zero)
        titled.frame = CGRect(x: 0, y: 10, width: 100, height: 100)
        window.addSubview(titled)
        window.addSubview(beside)
        NSLayoutConstraint.activate([
            beside.firstBaselineAnchor.constraint(equalTo: titled.firstBaselineAnchor),
            beside.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(beside.frame.minY == 40 && titled.title.frame.minY == 30)
    }

    @Test func aConflictIsReportedAsInTheTree() {
        let cell = cell()
        let reports = collectingConflicts {
            cell.box.heightAnchor.constraint(equalToConstant: 25).isActive = true
            window.layoutIfNeeded()
        }
        #expect(reports.count == 1)
        #expect(!cell.flags.contains(.selfContained))
    }

    @Test func ambiguousLayoutIsThatOfTheTree() {
        func cell(isMeasured: Bool, in window: UIWindow) -> [UILabel] {
            let (cell, labels) = (Cell(), [UILabel(), UILabel(), UILabel()])
            for label in labels {
                label.text = "A name, as long as the others"
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.addSubview(label)
                label.topAnchor.constraint(equalTo: cell.box.bottomAnchor).isActive = true
            }
            // Equal priorities leave open which of the first two is cut off; nothing says where the third one is.
            NSLayoutConstraint.activate([
                labels[0].leadingAnchor.constraint(equalTo: cell.leadingAnchor),
                labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
                labels[1].trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            ])
            let height = isMeasured ? cell.height(forWidth: 100) : 100
            cell.frame = CGRect(x: 0, y: 0, width: 100, height: 100 + 0 * height)
            window.addSubview(cell)
            window.layoutIfNeeded()
            #expect(cell.flags.contains(.selfContained) == isMeasured)
            return labels
        }
        let measured = cell(isMeasured: true, in: window)
        let other = cell(isMeasured: false, in: UIWindow(frame: window.frame))
        #expect(measured.map(\.frame) == other.map(\.frame))
        #expect(measured.map(\.hasAmbiguousLayout) == [true, true, true])
    }

    @Test func inspectionUsesTheTree() {
        let cell = cell()
        #expect(!cell.box.hasAmbiguousLayout)
        #expect(cell.box.constraintsAffectingLayout(for: .vertical).count >= 4)
        #expect(window.extras?.system?.isComplete == true && !cell.flags.contains(.selfContained))
        let later = self.cell(width: 150)
        #expect(!later.flags.contains(.selfContained))
        #expect(frames(cell) == expected(cell))
        #expect(frames(later) == expected(later))
    }

    @Test func maskAndConstraintsOfTheCellTakeOver() {
        let cell = cell()
        cell.autoresizingMask = .flexibleWidth
        #expect(frames(cell) == expected(cell))
        #expect(!cell.flags.contains(.selfContained))
        let other = self.cell(width: 150)
        other.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            other.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            other.topAnchor.constraint(equalTo: window.topAnchor),
            other.widthAnchor.constraint(equalToConstant: 130),
            other.heightAnchor.constraint(equalToConstant: 100),
        ])
        #expect(frames(other) == expected(other))
        #expect(other.frame == CGRect(x: 0, y: 0, width: 130, height: 100))
    }

    @Test func cellsThatLeaveAndComeBackAreLaidOut() {
        let cell = cell()
        for width in [90, 160] as [CGFloat] {
            cell.removeFromSuperview()
            #expect(!cell.flags.contains(.selfContained))
            cell.label.text = "Other words, \(width) points wide, on some lines"
            cell.frame = CGRect(x: 5, y: 5, width: width, height: cell.height(forWidth: width))
            window.addSubview(cell)
            #expect(frames(cell) == expected(cell))
            #expect(cell.flags.contains(.selfContained))
        }
    }

    @Test func cellsInCellsAreLaidOut() {
        let (outer, inner) = (Cell(), Cell())
        inner.frame = CGRect(x: 3, y: 40, width: 80, height: inner.height(forWidth: 80))
        outer.addSubview(inner)
        outer.frame = CGRect(x: 0, y: 0, width: 120, height: outer.height(forWidth: 120) + 200)
        window.addSubview(outer)
        #expect(frames(outer) == expected(outer))
        #expect(frames(inner) == expected(inner))
        #expect(outer.flags.contains(.selfContained) && inner.flags.contains(.selfContained))
        inner.label.text = "Other words"
        outer.label.text = "More words than before, on more lines"
        #expect(frames(outer) == expected(outer))
        #expect(frames(inner) == expected(inner))
    }

    @Test func cellsAreReleased() {
        weak var released: Cell?
        do {
            let cell = cell()
            released = cell
            cell.label.text = "Changed"
            cell.removeFromSuperview()
        }
        #expect(released == nil)
    }
}
