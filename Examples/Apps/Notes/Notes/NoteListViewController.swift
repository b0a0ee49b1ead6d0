import UIKit

class NoteListViewController: UITableViewController {

    var store = NoteStore.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("list.title", comment: "Title of the list")
        navigationItem.leftBarButtonItem = editButtonItem
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeDidChange), name: NoteStore.didChange, object: store)
    }

    @objc private func storeDidChange() {
        tableView.reloadData()
    }

    @IBAction func addNote(_ sender: Any?) {
        store.insert(Note(title: "", text: ""))
        let path = IndexPath(row: 0, section: 0)
        tableView.selectRow(at: path, animated: false, scrollPosition: .top)
        performSegue(withIdentifier: "edit", sender: tableView.cellForRow(at: path))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return store.notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        let note = store.notes[indexPath.row]
        cell.textLabel?.text = note.displayTitle
        cell.detailTextLabel?.text = note.text
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            store.remove(at: indexPath.row)
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let editor = segue.destination as? NoteEditorViewController,
            let path = tableView.indexPathForSelectedRow
        else { return }
        editor.note = store.notes[path.row]
        editor.store = store
    }
}
