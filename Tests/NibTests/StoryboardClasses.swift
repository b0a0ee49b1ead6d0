import UIKit

final class NoteCell: UITableViewCell {
    var noteLabel: UILabel!
}

final class NotesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var tableView: UITableView!
    var addButton: UIBarButtonItem!
    var log: [String] = []
    var allows = true

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded \(tableView != nil)")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        (cell as? NoteCell)?.noteLabel.text = "Note \(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect") }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let kind = sender.map { "\(type(of: $0))" } ?? "nil"
        log.append(
            "prepare \(segue.identifier ?? "") \(type(of: segue.destination)) \(kind) \(segue.destination.isViewLoaded)"
        )
    }

    func grid(_ sender: UIBarButtonItem) { performSegue(withIdentifier: "showGrid", sender: sender) }
    func unwindToNotes(_ segue: UIStoryboardSegue) {
        log.append("unwind \(segue.identifier ?? "") \(type(of: segue.source))")
    }
}

final class NoteDetailController: UIViewController {
    var titleLabel: UILabel!
}

final class SettingsController: UITableViewController {
    var resetCell: UITableViewCell!
    private(set) var selected: [IndexPath] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}

final class ComposeController: UIViewController {
    var doneButton: UIButton!
}

final class ContainerController: UIViewController {
    private(set) var log: [String] = []
    weak var child: ChildController?

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded \(children.count) \(child?.isViewLoaded ?? false)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        child = segue.destination as? ChildController
        log.append("prepare \(segue.identifier ?? "") \(children.count)")
    }
}

final class ChildController: UIViewController {
    private(set) var parents: [Bool] = []
    override func didMove(toParent parent: UIViewController?) {
        parents.append(parent is ContainerController)
    }
}

final class SquareCell: UICollectionViewCell {
    var box: UIView!
}

final class GridController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 4 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "Square", for: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    }

    func makeLogin(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> LoginController? {
        LoginController(coder: coder, name: "\(sender ?? "") \(segueIdentifier ?? "")")
    }
}

final class LoginController: UIViewController {
    var label: UILabel!
    let name: String

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        name = "plain"
        super.init(coder: coder)
    }
}

final class FadeSegue: UIStoryboardSegue {
    static var performed: [String] = []

    override func perform() { Self.performed.append("\(identifier ?? "") \(type(of: destination))") }
}

final class PaletteViewController: UIViewController {}

final class GestureOwner: NSObject, UIGestureRecognizerDelegate {
    private(set) var log: [String] = []

    func tapped(_ gesture: UITapGestureRecognizer) { log.append("tapped \(gesture.numberOfTapsRequired)") }
    func pressed() { log.append("pressed") }
}

final class CollectionModel: NSObject {
    private(set) var wakes = 0
    func awakeFromNib() { wakes += 1 }
}

final class CollectionOwner: UIViewController {
    var labels: [UILabel] = []
    var model: CollectionModel!
}

final class SectionHeader: UIView {
    var title: UILabel!
}

extension FormworkModule {
    static var storyboard: [RuntimeClass] {
        [
            RuntimeClass(
                NoteCell.self,
                [
                    RuntimeMember(
                        key: "noteLabel", get: { (o: NoteCell) in o.noteLabel },
                        set: { (o: NoteCell, v) in o.noteLabel = v })
                ]),
            RuntimeClass(
                NotesController.self,
                [
                    RuntimeMember(
                        key: "tableView", get: { (o: NotesController) in o.tableView },
                        set: { (o: NotesController, v) in o.tableView = v }),
                    RuntimeMember(
                        key: "addButton", get: { (o: NotesController) in o.addButton },
                        set: { (o: NotesController, v) in o.addButton = v }),
                    RuntimeMember("grid:", NotesController.grid(_:)),
                    RuntimeMember("unwindToNotes:", NotesController.unwindToNotes(_:)),
                ]),
            RuntimeClass(
                NoteDetailController.self,
                [
                    RuntimeMember(
                        key: "titleLabel", get: { (o: NoteDetailController) in o.titleLabel },
                        set: { (o: NoteDetailController, v) in o.titleLabel = v })
                ]),
            RuntimeClass(
                SettingsController.self,
                [
                    RuntimeMember(
                        key: "resetCell", get: { (o: SettingsController) in o.resetCell },
                        set: { (o: SettingsController, v) in o.resetCell = v })
                ]),
            RuntimeClass(
                ComposeController.self,
                [
                    RuntimeMember(
                        key: "doneButton", get: { (o: ComposeController) in o.doneButton },
                        set: { (o: ComposeController, v) in o.doneButton = v })
                ]),
            RuntimeClass(
                SquareCell.self,
                [
                    RuntimeMember(
                        key: "box", get: { (o: SquareCell) in o.box },
                        set: { (o: SquareCell, v) in o.box = v })
                ]),
            RuntimeClass(
                GridController.self,
                [
                    RuntimeMember(
                        "makeLogin:sender:segueIdentifier:",
                        GridController.makeLogin(_:sender:segueIdentifier:))
                ]),
            RuntimeClass(
                LoginController.self,
                [
                    RuntimeMember(
                        key: "label", get: { (o: LoginController) in o.label },
                        set: { (o: LoginController, v) in o.label = v })
                ]),
            RuntimeClass(
                GestureOwner.self,
                [
                    RuntimeMember("tapped:", GestureOwner.tapped(_:)),
                    RuntimeMember("pressed", GestureOwner.pressed),
                ]),
            RuntimeClass(CollectionModel.self, [RuntimeMember("awakeFromNib", CollectionModel.awakeFromNib)]),
            RuntimeClass(
                CollectionOwner.self,
                [
                    RuntimeMember(
                        key: "labels", get: { (o: CollectionOwner) in o.labels },
                        set: { (o: CollectionOwner, v) in o.labels = v }),
                    RuntimeMember(
                        key: "model", get: { (o: CollectionOwner) in o.model },
                        set: { (o: CollectionOwner, v) in o.model = v }),
                ]),
            RuntimeClass(
                SectionHeader.self,
                [
                    RuntimeMember(
                        key: "title", get: { (o: SectionHeader) in o.title },
                        set: { (o: SectionHeader, v) in o.title = v })
                ]),
        ]
    }
}
