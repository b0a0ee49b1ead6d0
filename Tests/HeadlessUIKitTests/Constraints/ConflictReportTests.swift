import Testing
import UIKit

/// Runs `body` with conflicts of constraints collected instead of printed.
@MainActor
func collectingConflicts(_ body: () -> Void) -> [ConstraintConflictReport] {
    let old = LayoutDiagnostics.conflictHandler
    defer { LayoutDiagnostics.conflictHandler = old }
    var reports: [ConstraintConflictReport] = []
    LayoutDiagnostics.conflictHandler = { reports.append($0) }
    body()
    return reports
}

/// A view with a label as a property, as apps have it.
private final class TitleCard: UIView {
    let title = UILabel()
    lazy var icon = UIView()
    var rows: [UIView] = []

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        title.text = "Hello"
        rows = [UIView(), UIView()]
        for view in [title, icon] + rows {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { fatalError("not read from a nib") }
}

@MainActor
@Suite struct ConflictReportTests {
    private let card = TitleCard()

    private func width(_ view: UIView, _ points: CGFloat, line: UInt = #line) -> NSLayoutConstraint {
        let made = view.widthAnchor.constraint(equalToConstant: points, file: "App/Card.swift", line: line)
        made.isActive = true
        return made
    }

    @Test func membersRuleAndPlaces() throws {
        let old = width(card.title, 100, line: 7)
        let innocent = card.title.heightAnchor.constraint(equalToConstant: 20)
        innocent.isActive = true
        let new = width(card.title, 50, line: 12)
        let reports = collectingConflicts { card.layoutIfNeeded() }
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.members.map(\.constraint) == [old, new])
        #expect(report.members.map(\.origin) == ["App/Card.swift:7", "App/Card.swift:12"])
        #expect(report.members.map(\.phrase) == ["self.title.width == 100", "self.title.width == 50"])
        #expect(report.dropped.constraint === new)
        #expect(report.rule == "it is the newest of them")
        #expect(report.root === card)
        #expect(report.items.count == 1)
        #expect(report.items.first?.text.hasSuffix("'Hello' of TitleCard") == true)
        #expect(report.suggestions.first?.contains("speak of the same anchors") == true)
        #expect(report.suggestions.last?.contains("self.title.width == 50 [App/Card.swift:12]") == true)
        // The newest gives way, and yet is active.
        #expect(card.title.frame.width == 100)
        #expect(new.isActive)
    }

    @Test func textInUIKitsWords() throws {
        let (old, new) = (width(card.icon, 100), width(card.icon, 50))
        let report = try #require(collectingConflicts { card.layoutIfNeeded() }.first)
        let lines = report.systemText.split(separator: "\n").map(String.init)
        #expect(lines.first == "Unable to simultaneously satisfy constraints.")
        #expect(!report.systemText.contains("NSAutoresizingMaskLayoutConstraints"))
        let list = try #require(lines.firstIndex(of: "("))
        #expect(lines[list + 1] == "    \"\(old)\",")
        #expect(lines[list + 2] == "    \"\(new)\"")
        #expect(lines[list + 3] == ")")
        #expect(lines[list + 4] == "Will attempt to recover by breaking constraint ")
        #expect(lines[list + 5] == "\(new)")
        #expect(report.systemText.contains("UIViewAlertForUnsatisfiableConstraints"))
        #expect(report.description.hasSuffix(report.summary))
    }

    @Test func takenBackWhenTheConflictGoes() {
        let (old, new) = (width(card.title, 100), width(card.title, 50))
        #expect(collectingConflicts { card.layoutIfNeeded() }.count == 1)
        #expect(card.title.frame.width == 100)
        // Once for each conflict, however often it is met.
        #expect(
            collectingConflicts {
                new.constant = 60
                card.layoutIfNeeded()
            }.isEmpty)
        let reports = collectingConflicts {
            old.isActive = false
            card.layoutIfNeeded()
        }
        #expect(reports.isEmpty)
        #expect(card.title.frame.width == 60)
        #expect(
            collectingConflicts {
                old.isActive = true
                card.layoutIfNeeded()
            }.count == 1)
        #expect(card.title.frame.width == 60)
    }

    @Test func agreementTakesBackToo() {
        let (old, new) = (width(card.title, 100), width(card.title, 50))
        _ = collectingConflicts { card.layoutIfNeeded() }
        old.constant = 50
        card.layoutIfNeeded()
        old.constant = 70
        let reports = collectingConflicts { card.layoutIfNeeded() }
        #expect(reports.count == 1)
        #expect(reports.first?.dropped.constraint === new)
        #expect(card.title.frame.width == 70)
    }

    @Test func forgottenTranslation() throws {
        let plain = UIView()
        card.addSubview(plain)
        plain.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16).isActive = true
        let reports = collectingConflicts { card.layoutIfNeeded() }
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.members.first?.isAutoresizing == true)
        #expect(report.members.first?.origin == nil)
        #expect(report.systemText.contains("h=--& v=--& UIView:"))
        #expect(report.systemText.contains(".minX == 0   (active, names: '|':TitleCard:"))
        #expect(report.systemText.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
        #expect(
            report.suggestions.first?.hasSuffix(
                "set (UIView 4 in TitleCard).translatesAutoresizingMaskIntoConstraints = false.") == true)
        #expect(report.rule == "it is the newest that was not made by the system")
    }

    @Test func arraysAndIdentifiersGiveNames() throws {
        _ = [width(card.rows[1], 1), width(card.rows[1], 2)]
        let report = try #require(collectingConflicts { card.layoutIfNeeded() }.first)
        #expect(report.members.first?.phrase == "self.rows[1].width == 1")
        let named = UIView()
        named.accessibilityIdentifier = "badge"
        card.addSubview(named)
        named.translatesAutoresizingMaskIntoConstraints = false
        _ = [width(named, 1), width(named, 2)]
        let second = try #require(collectingConflicts { card.layoutIfNeeded() }.first)
        #expect(second.members.first?.phrase == "\"badge\".width == 1")
        _ = [width(card.icon, 1), width(card.icon, 2)]
        let third = try #require(collectingConflicts { card.layoutIfNeeded() }.first)
        #expect(third.members.first?.phrase == "self.icon.width == 1")
    }

    @Test func hiddenInAStack() throws {
        let hiding = width(card.icon, 0)
        hiding.identifier = "UISV-hiding"
        _ = width(card.icon, 50)
        let report = try #require(collectingConflicts { card.layoutIfNeeded() }.first)
        #expect(report.suggestions.first?.hasPrefix("self.icon is hidden in a stack view") == true)
    }

    @Test func minimalAmongMany() throws {
        // A chain from edge to edge that is too long, among constraints that have nothing to do with it.
        let views = [card.title, card.icon] + card.rows
        var chain = [views[0].leadingAnchor.constraint(equalTo: card.leadingAnchor)]
        for (one, two) in zip(views, views.dropFirst()) {
            chain.append(two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8))
        }
        // Without any one of them the others fit, even where a width of 0 takes its place.
        chain += views.map { $0.widthAnchor.constraint(equalToConstant: 70) }
        chain.append(views[3].trailingAnchor.constraint(equalTo: card.trailingAnchor))
        let others = views.map { $0.heightAnchor.constraint(equalToConstant: 10) }
        NSLayoutConstraint.activate(others + chain)
        let report = try #require(collectingConflicts { card.layoutIfNeeded() }.first)
        let pins = report.members.filter(\.isAutoresizing)
        #expect(Set(report.members.map(\.constraint)).isSuperset(of: chain))
        #expect(report.members.count == chain.count + pins.count)
        #expect(report.dropped.constraint === chain.last)
    }

    /// A length that would be negative contradicts by itself, whatever else is said of it.
    @Test func negativeLengthsContradictAlone() throws {
        let innocent = card.icon.heightAnchor.constraint(equalToConstant: 40)
        let wrong = card.icon.bottomAnchor.constraint(equalTo: card.icon.topAnchor, constant: -200)
        for order in [[innocent, wrong], [wrong, innocent]] {
            NSLayoutConstraint.deactivate([innocent, wrong])
            card.layoutIfNeeded()
            order.forEach { $0.isActive = true }
            let reports = collectingConflicts { card.layoutIfNeeded() }
            #expect(reports.map { $0.members.map(\.constraint) } == [[wrong]])
            #expect(card.icon.frame.height == 40)
        }
    }

    /// The newest of two contradicts the oldest, and the last the second: only the second gives way in the end.
    @Test func whatHoldsAfterAllIsNotReported() {
        let widths = [width(card.title, 100), width(card.title, 50)]
        let limit = card.title.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
        limit.isActive = true
        let reports = collectingConflicts { card.layoutIfNeeded() }
        #expect(reports.map(\.dropped.constraint) == [widths[1]])
        #expect(card.title.frame.width == 100)
    }

    @Test func equalNamesAreDistinguished() throws {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let cards = (0..<3).map { _ in TitleCard() }
        cards.forEach(page.addSubview)
        let titles = cards.map(\.title)
        NSLayoutConstraint.activate([
            titles[0].widthAnchor.constraint(equalToConstant: 10),
            titles[1].widthAnchor.constraint(equalTo: titles[0].widthAnchor),
            titles[2].widthAnchor.constraint(equalTo: titles[1].widthAnchor),
            titles[2].widthAnchor.constraint(equalToConstant: 20),
        ])
        let report = try #require(collectingConflicts { page.layoutIfNeeded() }.first)
        let phrases = report.members.map(\.phrase)
        #expect(phrases.count == 4)
        #expect(phrases[0] == "self.title.width == 10")
        #expect(phrases[1] == "TitleCard.title.width == self.title.width")
        let third = "0x" + String(UInt(bitPattern: ObjectIdentifier(titles[2])), radix: 16)
        #expect(phrases[3] == "(TitleCard.title (\(third))).width == 20")
    }

    @Test func controllersGiveNames() throws {
        final class Screen: UIViewController {
            let badge = UIView()
        }
        let screen = Screen()
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        screen.badge.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(screen.badge)
        screen.badge.widthAnchor.constraint(equalTo: screen.view.widthAnchor).isActive = true
        screen.badge.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor)
            .isActive = true
        screen.badge.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor).isActive = true
        let report = try #require(collectingConflicts { window.settle() }.first)
        #expect(
            report.members.map(\.phrase) == [
                "self.badge.width == self.view.width",
                "self.badge.leading == self.view.layoutMarginsGuide.leading",
                "self.badge.trailing == self.view.trailing",
            ])
        #expect(report.items.contains { $0.name == "self.badge" && $0.text.hasSuffix(" of Screen") })
        // A controller's view keeps its mask: nothing was forgotten there.
        #expect(!report.suggestions.contains { $0.contains("translatesAutoresizingMaskIntoConstraints") })
        #expect(report.dropped.phrase == "self.badge.trailing == self.view.trailing")
    }
}
