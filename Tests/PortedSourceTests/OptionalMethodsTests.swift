import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct OptionalMethodsTests {
    final class Heights: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    }

    @Test func requirementsOfProgramsAreFound() {
        let full = FullDelegate(), card = Card()
        var delegate: CardDelegate? = full
        #expect(delegate?.formworkOptional_card_didChange?(card, 5) == true)
        #expect(delegate?.formworkOptional_card_didChange?(card, 1) == false)
        #expect(delegate?.title == "full")
        #expect(full.values == [5, 1])
        delegate = EmptyDelegate()
        #expect(delegate?.formworkOptional_card_didChange?(card, 5) == nil)
        #expect(delegate?.title == nil)
    }

    @Test func requirementsOfTheKitAreDistinguished() {
        let table = UITableView(), path = IndexPath(row: 0, section: 0)
        var delegate: (any UITableViewDelegate)? = Heights()
        #expect(OptionalMethods.call(delegate?.tableView(table, heightForRowAt: path)) == 7)
        #expect(OptionalMethods.call(delegate?.tableView(table, heightForHeaderInSection: 0)) == nil)
        delegate = OptionalMethods.absentDelegate
        #expect(OptionalMethods.call(delegate?.tableView(table, heightForRowAt: path)) ?? 44 == 44)
        delegate = nil
        #expect(OptionalMethods.call(delegate?.tableView(table, heightForRowAt: path)) ?? 44 == 44)
    }

    @Test func availabilityFollowsTheMainScreen() {
        let screen = UIScreen.main
        defer { UIScreen.main = screen }
        typealias Version = ScreenDevice.SystemVersion
        UIScreen.main = UIScreen(.iPhone16, systemVersion: .iOS18)
        #expect(Version.isAvailable(17) && Version.isAvailable(17, 4) && Version.isAvailable(18))
        #expect(!Version.isAvailable(18, 1) && !Version.isAvailable(26))
        UIScreen.main = UIScreen(.iPhone16, systemVersion: .iOS26)
        #expect(Version.isAvailable(26) && Version.isAvailable(18, 1))
    }
}
