import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Frames of cells against numbers measured on iOS, written down here and not taken from the metrics.
@MainActor struct CellFrameTests {
    /// A screen on which cells are laid out: the first is 375 points wide at two pixels a point.
    enum Phone {
        case se26, se18, large26, large18

        var device: ScreenDevice { self == .se26 || self == .se18 ? .iPhoneSE : .iPhone16 }
        var version: ScreenDevice.SystemVersion { self == .se26 || self == .large26 ? .iOS26 : .iOS18 }
    }

    /// A cell in a window on a screen, as wide as the window or as a card on it.
    static func show(
        _ cell: UITableViewCell, on phone: Phone, height: CGFloat? = nil,
        category: UIContentSizeCategory = .large,
        isRightToLeft: Bool = false, _ change: (inout CellSurroundings) -> Void = { _ in }
    ) -> UIWindow {
        var traits = [UITraitCollection(preferredContentSizeCategory: category)]
        if isRightToLeft { traits.append(UITraitCollection(layoutDirection: .rightToLeft)) }
        let screen = UIScreen(
            phone.device, systemVersion: phone.version, overriding: UITraitCollection(traitsFrom: traits))
        let window = UIWindow(screen: screen)
        var surroundings = CellSurroundings(grouping: .plain, separatorStyle: .singleLine)
        change(&surroundings)
        let isCard = surroundings.grouping == .insetGrouped
        let side: CGFloat = isCard ? (phone == .large26 || phone == .large18 ? 20 : 16) : 0
        let width = window.bounds.width - 2 * side
        window.addSubview(cell)
        cell.surroundings = surroundings
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        cell.frame = CGRect(x: side, y: 100, width: width, height: height ?? fitting.height)
        window.makeKeyAndVisible()
        window.settle()
        return window
    }

    static func cell(
        _ style: UITableViewCell.CellStyle, _ text: String = "Title", _ detail: String = "Detail"
    )
        -> UITableViewCell
    {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        return cell
    }

    // MARK: Heights

    @Test(arguments: [
        (UIContentSizeCategory.large, 52.0), (.extraExtraExtraLarge, 59), (.accessibilityLarge, 80),
    ])
    func plainRowsOfToday(category: UIContentSizeCategory, height: CGFloat) {
        let cell = Self.cell(.default)
        let window = Self.show(cell, on: .se26, category: category)
        #expect(cell.frame.height == height)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: height))
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: height))
        withExtendedLifetime(window) {}
    }

    @Test(arguments: [
        (UIContentSizeCategory.large, 62.0, 9.0, 32.5), (.extraExtraExtraLarge, 83, 11, 42.5),
        (.accessibilityLarge, 117, 15, 60.5),
    ])
    func subtitlesOfToday(category: UIContentSizeCategory, height: CGFloat, title: CGFloat, detail: CGFloat) {
        let cell = Self.cell(.subtitle)
        let window = Self.show(cell, on: .se26, category: category)
        #expect(cell.frame.height == height)
        #expect(cell.textLabel?.frame.minY == title)
        #expect(cell.detailTextLabel?.frame.minY == detail)
        #expect(cell.textLabel?.frame.minX == 16)
        withExtendedLifetime(window) {}
    }

    @Test func subtitlesOfTodayInGroups() {
        let cell = Self.cell(.subtitle)
        let window = Self.show(cell, on: .se26) { $0.grouping = .grouped }
        #expect(cell.frame.height == 69.5)
        #expect(cell.textLabel?.frame.minY == 15.5)
        #expect(cell.detailTextLabel?.frame.minY == 36)
        let sharp = Self.cell(.subtitle)
        let other = Self.show(sharp, on: .large26) { $0.grouping = .grouped }
        #expect(abs(sharp.frame.height - 69.333) < 0.01)
        let plain = Self.cell(.default)
        let third = Self.show(plain, on: .se26) { $0.grouping = .insetGrouped }
        #expect(plain.frame.height == 53)
        withExtendedLifetime((window, other, third)) {}
    }

    @Test func classicRows() {
        let cell = Self.cell(.default)
        let window = Self.show(cell, on: .se18)
        #expect(cell.frame.height == 44)
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
        let low = Self.cell(.subtitle)
        let second = Self.show(low, on: .se18, height: 44)
        #expect(low.textLabel?.frame.minY == 4.5)
        #expect(low.detailTextLabel?.frame.minY == 25)
        #expect(low.detailTextLabel?.font.pointSize == 12)
        let automatic = Self.cell(.subtitle)
        let third = Self.show(automatic, on: .large18)
        #expect(automatic.frame.height == 58)
        let large = Self.cell(.default)
        let fourth = Self.show(large, on: .se18, category: .extraExtraExtraLarge)
        #expect(large.frame.height == 56)
        withExtendedLifetime((window, second, third, fourth)) {}
    }

    // MARK: Accessories

    @Test(arguments: [
        (UIContentSizeCategory.large, CGSize(width: 10.5, height: 14)),
        (.extraExtraExtraLarge, CGSize(width: 14, height: 19.5)),
        (.accessibilityLarge, CGSize(width: 20, height: 28.5)),
    ])
    func theArrowEndsAtTheMarginAndTheContentAtTheArrow(category: UIContentSizeCategory, size: CGSize) throws
    {
        let cell = Self.cell(.default)
        cell.accessoryType = .disclosureIndicator
        let window = Self.show(cell, on: .se26, category: category) { $0.grouping = .insetGrouped }
        let arrow = try #require(cell.subviews.first { $0 is CellGlyph })
        #expect(cell.bounds.width == 343)
        #expect(arrow.frame.size == size)
        #expect(arrow.frame.maxX == 343 - 16)
        #expect(cell.contentView.frame.maxX == arrow.frame.minX)
        if category == .large { #expect(cell.contentView.frame.width == 316.5) }
        #expect(cell.contentView.layoutMargins.right == 8)
        withExtendedLifetime(window) {}
    }

    @Test func theCheckMarkLiesInASpaceOf24() throws {
        let cell = Self.cell(.default)
        cell.accessoryType = .checkmark
        let window = Self.show(cell, on: .se26)
        let mark = try #require(cell.subviews.first { $0 is CellGlyph })
        #expect(mark.frame.size == CGSize(width: 19, height: 18))
        #expect(mark.frame.maxX == 375 - 16 - 2.5)
        #expect(cell.contentView.frame.maxX == mark.frame.minX - 2.5)
        cell.accessoryType = .none
        window.settle()
        #expect(cell.contentView.frame.width == 375)
        #expect(mark.superview == nil)
    }

    @Test func viewsOfTheAppKeepTheirSize() {
        for (phone, gap) in [(Phone.se26, CGFloat(0)), (.se18, 8)] {
            let cell = Self.cell(.default)
            let view = UIView(frame: CGRect(x: 9, y: 9, width: 60, height: 31))
            cell.accessoryView = view
            let window = Self.show(cell, on: phone)
            #expect(view.superview === cell)
            #expect(view.frame.maxX == 375 - 16)
            #expect(view.frame.size == CGSize(width: 60, height: 31))
            #expect(abs(view.frame.midY - cell.bounds.midY) <= 0.5)
            #expect(cell.contentView.frame.maxX == 299 - gap)
            cell.accessoryView = nil
            window.settle()
            #expect(view.superview == nil)
            #expect(cell.contentView.frame.maxX == 375)
        }
    }

    @Test func valuesEndAtTheMarginOrBesideTheAccessory() throws {
        let cell = Self.cell(.value1)
        let window = Self.show(cell, on: .se26)
        let (title, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
        #expect(cell.frame.height == 52)
        #expect(title.frame.minX == 16)
        #expect(detail.frame.maxX == 375 - 16)
        #expect(detail.font.pointSize == 17)
        cell.accessoryType = .disclosureIndicator
        window.settle()
        #expect(detail.frame.maxX == cell.contentView.bounds.width - 8)
        // The detail gets narrower first, at last to nothing.
        title.text = String(repeating: "long title ", count: 3)
        detail.text = String(repeating: "long detail ", count: 3)
        window.settle()
        #expect(title.frame.width == title.sizeThatFits(.zero).width)
        #expect(detail.frame.minX >= title.frame.maxX + 6)
        title.text = String(repeating: "long title ", count: 9)
        window.settle()
        #expect(detail.frame.width == 0)
    }

    @Test func imagesPushTheTextAndTheSeparator() throws {
        let cell = Self.cell(.default)
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }
        let window = Self.show(cell, on: .se18)
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 7.5, width: 29, height: 29))
        #expect(cell.textLabel?.frame.minX == 61)
        let line = try #require(cell.subviews.first { $0 is CellSeparator })
        #expect(line.frame == CGRect(x: 61, y: 43.5, width: 375 - 61, height: 0.5))
        cell.indentationLevel = 2
        window.settle()
        #expect(cell.imageView?.frame.minX == 36)
        #expect(cell.textLabel?.frame.minX == 81)
        #expect(line.frame.minX == 81)
    }

    // MARK: Separators

    static func lines(of cell: UITableViewCell) -> [CGRect] {
        cell.subviews.filter { $0 is CellSeparator }.map(\.frame).sorted { $0.minY < $1.minY }
    }

    @Test func separatorsOfGroups() {
        let cell = Self.cell(.default)
        let window = Self.show(cell, on: .se18, height: 60) {
            ($0.grouping, $0.isFirst, $0.isLast) = (.grouped, true, true)
        }
        #expect(
            Self.lines(of: cell) == [
                CGRect(x: 0, y: 0, width: 375, height: 0.5), CGRect(x: 0, y: 59.5, width: 375, height: 0.5),
            ])
        cell.surroundings.isLast = false
        window.settle()
        #expect(Self.lines(of: cell).last == CGRect(x: 16, y: 59.5, width: 359, height: 0.5))
        cell.surroundings.grouping = .insetGrouped
        window.settle()
        #expect(Self.lines(of: cell).count == 1)
        cell.surroundings.isLast = true
        window.settle()
        #expect(Self.lines(of: cell).isEmpty)
    }

    @Test func separatorsOfToday() {
        let cell = Self.cell(.default)
        let window = Self.show(cell, on: .se26)
        #expect(Self.lines(of: cell) == [CGRect(x: 16, y: 51, width: 343, height: 1)])
        cell.surroundings.grouping = .insetGrouped
        cell.frame = CGRect(x: 16, y: 0, width: 343, height: 53)
        window.settle()
        #expect(Self.lines(of: cell) == [CGRect(x: 16, y: 52, width: 311, height: 1)])
    }

    @Test func insetsOfSeparators() {
        let cell = Self.cell(.default)
        let window = Self.show(cell, on: .se18) {
            $0.separatorInset = UIEdgeInsets(top: 9, left: 30, bottom: 9, right: 5)
        }
        #expect(Self.lines(of: cell) == [CGRect(x: 30, y: 43.5, width: 340, height: 0.5)])
        cell.surroundings.isInsetFromAutomatic = true
        window.settle()
        #expect(Self.lines(of: cell) == [CGRect(x: 46, y: 43.5, width: 324, height: 0.5)])
        cell.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
        window.settle()
        #expect(Self.lines(of: cell) == [CGRect(x: 3, y: 43.5, width: 372, height: 0.5)])
        // A left inset as large as the cell hides the line.
        cell.separatorInset = UIEdgeInsets(top: 0, left: 375, bottom: 0, right: 0)
        window.settle()
        #expect(Self.lines(of: cell).isEmpty)
    }

    @Test func selectionHidesSeparators() {
        let cell = Self.cell(.default)
        let window = Self.show(cell, on: .se18)
        cell.setHighlighted(true, animated: false)
        window.settle()
        #expect(Self.lines(of: cell).isEmpty)
        cell.setHighlighted(false, animated: false)
        window.settle()
        #expect(Self.lines(of: cell).count == 1)
        cell.surroundings.isNextRowSelected = true
        window.settle()
        #expect(Self.lines(of: cell).isEmpty)
        cell.surroundings.isNextRowSelected = false
        cell.selectionStyle = .none
        cell.setSelected(true, animated: false)
        window.settle()
        #expect(Self.lines(of: cell).count == 1)
    }

    // MARK: Editing

    @Test(arguments: [
        (UIContentSizeCategory.large, CGSize(width: 26, height: 26), 40.0, 27.0),
        (.extraExtraExtraLarge, CGSize(width: 34.5, height: 34.5), 47.5, 36.5),
        (.accessibilityLarge, CGSize(width: 39, height: 38), 55, 41),
    ])
    func controlsOfEditing(
        category: UIContentSizeCategory, control: CGSize, start: CGFloat, reorder: CGFloat
    ) throws {
        let cell = Self.cell(.default)
        let window = Self.show(cell, on: .se26, category: category) {
            $0.editingStyle = .delete
            $0.isMovable = true
        }
        cell.isEditing = true
        window.settle()
        let circle = try #require(cell.subviews.first { $0 is CellEditControl })
        #expect(circle.frame.size == control)
        #expect(abs(circle.frame.midY - cell.bounds.midY) <= 0.5)
        if category == .large { #expect(circle.frame.minX == 15) }
        if category == .accessibilityLarge { #expect(circle.frame.minX == 16) }
        #expect(cell.contentView.frame.minX == start)
        let bars = try #require(cell.subviews.first { $0 is CellReorderControl })
        #expect(bars.frame == CGRect(x: 375 - 16 - reorder, y: 0, width: reorder, height: cell.bounds.height))
        cell.isEditing = false
        window.settle()
        #expect(cell.contentView.frame == cell.bounds)
        #expect(circle.superview == nil && bars.superview == nil)
    }

    @Test func rowsOfGroupsMayStayWhereTheyAre() {
        let cell = Self.cell(.default)
        cell.shouldIndentWhileEditing = false
        let window = Self.show(cell, on: .se26) {
            $0.editingStyle = .delete
            $0.grouping = .grouped
        }
        cell.isEditing = true
        window.settle()
        #expect(cell.contentView.frame.minX == 0)
    }

    /// A layout that marks itself again never settles.
    @Test func layoutsSettle() {
        var issues: [String] = []
        let handler = LayoutDiagnostics.handler
        LayoutDiagnostics.handler = { issues.append("\($0)") }
        defer { LayoutDiagnostics.handler = handler }
        for phone in [Phone.se18, .large26] {
            for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
                for isRightToLeft in [false, true] {
                    for category in [UIContentSizeCategory.large, .accessibilityLarge] {
                        let window = Self.show(
                            Self.cell(style), on: phone, category: category, isRightToLeft: isRightToLeft)
                        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
                        header.surroundings.grouping = .grouped
                        header.show(title: "Title")
                        header.frame = CGRect(x: 0, y: 0, width: 375, height: 38)
                        window.addSubview(header)
                        window.settle()
                        window.settle()
                    }
                }
            }
        }
        #expect(issues.isEmpty, "\(issues.first ?? "")")
    }

    // MARK: Right to left

    @Test func everythingIsMirrored() {
        for phone in [Phone.se26, .se18, .large26] {
            for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
                for isEditing in [false, true] {
                    let frames = [false, true].map { isRightToLeft in
                        let cell = Self.cell(style)
                        if style != .value2 {
                            cell.imageView?.image = UIGraphicsImageRenderer(
                                size: CGSize(width: 20, height: 9)
                            )
                            .image { _ in }
                        }
                        cell.accessoryType = .detailDisclosureButton
                        cell.editingAccessoryType = .checkmark
                        let window = Self.show(cell, on: phone, isRightToLeft: isRightToLeft) {
                            $0.editingStyle = .insert
                            $0.isMovable = true
                        }
                        cell.isEditing = isEditing
                        window.settle()
                        return Self.boxes(of: cell, isMirrored: isRightToLeft)
                    }
                    #expect(frames[0] == frames[1], "\(phone) \(style) \(isEditing)")
                }
            }
        }
    }

    /// The frames of the cell's parts and of those of its content, in order; mirrored back where they were mirrored.
    private static func boxes(of cell: UITableViewCell, isMirrored: Bool) -> [String] {
        func box(_ view: UIView, _ width: CGFloat) -> String {
            var frame = view.frame
            if isMirrored { frame.origin.x = width - frame.maxX }
            return String(
                format: "%@ %.2f %.2f %.2f %.2f", "\(type(of: view))", frame.minX, frame.minY, frame.width,
                frame.height)
        }
        return
            (cell.subviews.map { box($0, cell.bounds.width) }
            + cell.contentView.subviews.map { box($0, cell.contentView.bounds.width) }).sorted()
    }
}
