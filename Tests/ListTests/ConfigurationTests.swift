import Testing
import UIKit

@testable import HeadlessUIKit

/// The rules by which cells show configurations.
@MainActor struct ConfigurationTests {
    struct Badge: UIContentConfiguration, Equatable {
        var number = 0
        var isSelected = false

        func makeContentView() -> UIView & UIContentView { BadgeView(self) }

        func updated(for state: UIConfigurationState) -> Badge {
            guard let state = state as? UICellConfigurationState else { return self }
            var updated = self
            updated.isSelected = state.isSelected
            return updated
        }
    }

    final class BadgeView: UIView, UIContentView {
        var configuration: UIContentConfiguration { didSet { count += 1 } }
        var count = 0

        init(_ badge: Badge) {
            configuration = badge
            super.init(frame: .zero)
            heightAnchor.constraint(equalToConstant: 60).isActive = true
        }

        required init?(coder: NSCoder) { nil }
        var badge: Badge? { configuration as? Badge }
    }

    func reports(_ body: () -> Void) -> [String] {
        let old = LayoutDiagnostics.handler
        defer { LayoutDiagnostics.handler = old }
        var reports: [String] = []
        LayoutDiagnostics.handler = { reports.append("\($0)") }
        body()
        return reports
    }

    @Test func contentFillsTheContentView() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        _ = cell.textLabel
        cell.contentConfiguration = Badge(number: 1)
        #expect(cell.contentView.subviews.count == 1)
        let view = try #require(cell.contentView.subviews.first as? BadgeView)
        cell.frame.size.height = 60
        cell.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        let size = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 60))
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }

    @Test func equalTypesUpdateTheView() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let texts = reports {
            cell.contentConfiguration = Badge(number: 1)
            cell.contentConfiguration = Badge(number: 2)
        }
        #expect(texts.isEmpty)
        let view = try #require(cell.contentView.subviews.first as? BadgeView)
        #expect(view.badge?.number == 2)
        #expect((cell.contentConfiguration as? Badge)?.number == 2)
    }

    @Test func otherTypesReplaceTheViewWithAWarning() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Badge()
        let texts = reports { cell.contentConfiguration = UIListContentConfiguration.cell() }
        #expect(texts.count == 1)
        let text = try #require(texts.first)
        #expect(
            text.hasPrefix(
                "[ContentConfiguration] Warning: You are setting a new content configuration to a cell that has an existing content "
                    + "configuration, but the existing content view does not support the new configuration."))
        #expect(text.contains("UIContentConfigurationAlertForReplacedContentView"))
        #expect(cell.contentView.subviews.first is UIListContentView)
        #expect(cell.contentView.subviews.count == 1)
    }

    @Test func contentFollowsTheState() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Badge()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? Badge)?.isSelected == true)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? Badge)?.isSelected == true)
    }

    final class Cell: UICollectionViewCell {
        var log: [String] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            log.append("update \(state.isSelected) \(state[.archived] as? Bool == true)")
        }
        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[.archived] = true
            return state
        }
    }

    @Test func updatesRunBeforeTheLayoutAndTheHandlerLast() {
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.configurationUpdateHandler = { cell, state in
            (cell as? Cell)?.log.append("handler \(state.isSelected)")
        }
        cell.layoutIfNeeded()
        #expect(cell.log == ["update false true", "handler false"])
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.log.count == 2)
        cell.isSelected = true
        #expect(cell.log.count == 2)
        cell.layoutIfNeeded()
        #expect(cell.log == ["update false true", "handler false", "update true true", "handler true"])
    }

    @Test func backgroundsReplaceColours() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.backgroundColor = .red
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .listGroupedCell()
        #expect(cell.backgroundColor == nil)
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.backgroundConfiguration?.backgroundColor = .blue
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .blue)
    }

    @Test func whatWasSetSurvivesUpdates() {
        var content = UIListContentConfiguration.cell()
        content.text = "A"
        content.textProperties.color = .red
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        let updated = content.updated(for: state)
        #expect(updated.textProperties.color == .red)
        #expect(updated.secondaryTextProperties.color == .quaternaryLabel)
        #expect(UIListContentConfiguration.cell().updated(for: state).textProperties.color == .tertiaryLabel)
        #expect(UIListContentConfiguration.cell() == UIListContentConfiguration.cell())
        #expect(content != UIListContentConfiguration.cell())
    }

    @Test func transformersChangeColours() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .green) == .green)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .red }
        #expect(background.resolvedBackgroundColor(for: .green) == .red)
        let copy = background
        #expect(copy == background)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .red }
        #expect(copy != background)
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let archived = UIConfigurationStateCustomKey("archived")
}
