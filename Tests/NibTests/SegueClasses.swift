import UIKit

/// A controller with a segue of each kind; it records what they call.
final class SegueStart: UIViewController, UITableViewDataSource {
    var showButton: UIButton!
    var modalButton: UIButton!
    var popoverButton: UIButton!
    var pushButton: UIButton!
    var table: UITableView!
    var anchor: UILabel!
    var log: [String] = []
    var allows = true
    /// The segue that was prepared last, and its sender.
    var prepared: (segue: UIStoryboardSegue, sender: Any?)?

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded \(children.count)")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "nil") \(segue.destination.isViewLoaded)")
        prepared = (segue, sender)
    }

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        log.append("can unwind")
        return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }

    func unwindToStart(_ segue: UIStoryboardSegue) {
        log.append(
            "unwind \(segue.identifier ?? "nil") \(segue.source is SegueEnd) \(segue.destination === self)")
    }
}

final class SegueEnd: UIViewController {
    var backButton: UIButton!
    var log: [String] = []
    var allows = true

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "nil") \(sender is UIButton)")
    }
}

/// An object beside the views of a nib; it records what happens to it.
@MainActor
final class WakingObject: NSObject {
    var label: UILabel? { didSet { log.append("outlet \(label?.text ?? "nil")") } }
    var log: [String] = ["init"]
    func awakeFromNib() { log.append("awake \(label?.text ?? "nil")") }
}

/// An object beside the views of a nib that can be decoded.
final class DecodedObject: NSObject, NSCoding {
    var log: [String] = []

    override init() {
        super.init()
        log.append("init")
    }

    init?(coder: NSCoder) {
        super.init()
        log.append("coder")
    }

    nonisolated func encode(with coder: NSCoder) {}
    func awakeFromNib() { log.append("awake") }
}

final class WakingView: UIView {
    static var log: [String] = []
    var partner: UIView? { didSet { Self.log.append("outlet \(partner?.tag ?? 0) of \(tag)") } }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.log.append("init \(tag) \(subviews.count) \(constraints.count)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Self.log.append("awake \(tag) \(partner?.tag ?? 0) \(constraints.count)")
    }
}

extension FormworkModule {
    static var segues: [RuntimeClass] {
        [
            RuntimeClass(
                SegueStart.self,
                [
                    RuntimeMember(
                        key: "showButton", get: { (o: SegueStart) in o.showButton },
                        set: { (o: SegueStart, v) in o.showButton = v }),
                    RuntimeMember(
                        key: "modalButton", get: { (o: SegueStart) in o.modalButton },
                        set: { (o: SegueStart, v) in o.modalButton = v }),
                    RuntimeMember(
                        key: "popoverButton", get: { (o: SegueStart) in o.popoverButton },
                        set: { (o: SegueStart, v) in o.popoverButton = v }),
                    RuntimeMember(
                        key: "pushButton", get: { (o: SegueStart) in o.pushButton },
                        set: { (o: SegueStart, v) in o.pushButton = v }),
                    RuntimeMember(
                        key: "table", get: { (o: SegueStart) in o.table },
                        set: { (o: SegueStart, v) in o.table = v }),
                    RuntimeMember(
                        key: "anchor", get: { (o: SegueStart) in o.anchor },
                        set: { (o: SegueStart, v) in o.anchor = v }),
                    RuntimeMember("unwindToStart:", SegueStart.unwindToStart(_:)),
                ]),
            RuntimeClass(
                SegueEnd.self,
                [
                    RuntimeMember(
                        key: "backButton", get: { (o: SegueEnd) in o.backButton },
                        set: { (o: SegueEnd, v) in o.backButton = v })
                ]),
            RuntimeClass(
                WakingObject.self,
                [
                    RuntimeMember(
                        key: "label", get: { (o: WakingObject) in o.label },
                        set: { (o: WakingObject, v) in o.label = v }),
                    RuntimeMember("awakeFromNib", WakingObject.awakeFromNib),
                ]),
            RuntimeClass(DecodedObject.self, [RuntimeMember("awakeFromNib", DecodedObject.awakeFromNib)]),
            RuntimeClass(
                WakingView.self,
                [
                    RuntimeMember(
                        key: "partner", get: { (o: WakingView) in o.partner },
                        set: { (o: WakingView, v) in o.partner = v })
                ]),
        ]
    }
}

/// A controller with a collection view of three items.
final class TilesController: UIViewController, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) }
}
