import Testing
import UIKit

/// As adapted: the class that conforms has stubs of what its subclass implements.
@MainActor
private class Form: NSObject, UITextFieldDelegate, UITableViewDelegate, UITableViewDragDelegate, CardDelegate
{
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        OptionalMethods.absentDelegate.textFieldShouldClear(textField)
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        OptionalMethods.absentDelegate.textFieldDidBeginEditing(textField)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethods.absentDelegate.tableView(tableView, heightForRowAt: indexPath)
    }
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        OptionalMethods.absentDelegate.tableView(tableView, dragSessionWillBegin: session)
    }
}

@MainActor
private final class SecureForm: Form {
    var begun = 0
    override func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
    override func textFieldDidBeginEditing(_ textField: UITextField) { begun += 1 }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
    func changed(_ value: Int) -> Bool { value > 1 }
}

/// Shows the next field, whose delegate implements nothing, before it returns.
@MainActor
private final class NextField: NSObject, UITextFieldDelegate {
    let next: UITextField?
    init(next: UITextField?) { self.next = next }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        next?.becomeFirstResponder()
        return false
    }
}

extension SecureForm: RuntimeMemberListing {
    static var formworkMembers: [RuntimeMember] {
        [
            RuntimeMember(optional: "card(_:didChange:)") { (form: SecureForm) in
                SecureForm.formworkBind_card_didChange { _, value in form.changed(value) }
            }
        ]
    }
}

@MainActor
@Suite(.serialized)
struct OptionalMethodsOfSubclassesTests {
    @Test func methodsOfTheKitAreAbsentInTheBaseClass() {
        let field = UITextField(), table = UITableView(), path = IndexPath(row: 0, section: 0)
        let form = Form()
        var delegate: (any UITextFieldDelegate)? = form
        #expect(
            OptionalMethods.call("textFieldShouldClear(_:)", delegate?.textFieldShouldClear(field)) == nil)
        #expect(OptionalMethods.call(delegate?.textFieldShouldClear(field)) == nil)
        #expect(OptionalMethods.call(delegate?.textFieldDidBeginEditing(field)) == nil)
        #expect(OptionalMethods.call(delegate?.textFieldShouldReturn(field)) == nil)
        #expect(OptionalMethods.call(delegate?.textFieldDidEndEditing(field, reason: .committed)) == nil)
        #expect(OptionalMethods.call(form.tableView(table, heightForRowAt: path)) == nil)
        delegate = SecureForm()
        #expect(
            OptionalMethods.call("textFieldShouldClear(_:)", delegate?.textFieldShouldClear(field)) == false)
        #expect(OptionalMethods.call(delegate?.textFieldShouldClear(field)) == false)
        #expect(OptionalMethods.call(delegate?.textFieldDidBeginEditing(field)) != nil)
        #expect((delegate as? SecureForm)?.begun == 1)
        #expect(OptionalMethods.call(delegate?.textFieldShouldReturn(field)) == nil)
        #expect(OptionalMethods.call((delegate as? Form)?.tableView(table, heightForRowAt: path)) == 7)
    }

    @Test func listsActByWhatTheSubclassHas() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.rowHeight = 30
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell()
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        let base = Form(), secure = SecureForm()
        table.delegate = base
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 30)
        table.delegate = secure
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 7)
    }

    @Test func methodsOfProgramsAreAbsentInTheBaseClass() {
        let card = Card()
        var delegate: (any CardDelegate)? = Form()
        #expect(delegate?.formworkOptional_card_didChange?(card, 5) == nil)
        delegate = SecureForm()
        #expect(delegate?.formworkOptional_card_didChange?(card, 5) == true)
        #expect(delegate?.formworkOptional_card_didChange?(card, 1) == false)
    }

    /// A method that is there counts as there, whatever it calls.
    @Test func methodsThatCallAbsentOnesAreThere() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let first = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let second = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
        window.addSubview(first)
        window.addSubview(second)
        window.makeKeyAndVisible()
        let form = Form(), next = NextField(next: second)
        second.delegate = form
        first.delegate = next
        let result = OptionalMethods.call(
            "textFieldShouldReturn(_:)", first.delegate?.textFieldShouldReturn(first))
        #expect(second.isFirstResponder)
        #expect(result == false)
    }
}
