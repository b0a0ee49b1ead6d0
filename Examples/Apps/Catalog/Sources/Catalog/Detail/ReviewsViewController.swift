import UIKit

final class ReviewCell: UITableViewCell, Reusable {
    @IBOutlet var authorLabel: UILabel!
    @IBOutlet var reviewLabel: UILabel!
}

/// What others wrote, embedded in the detail.
final class ReviewsViewController: UIViewController {

    @IBOutlet weak var tableView: UITableView!

    var loader: (() async throws -> [Review])?

    private(set) var reviews: [Review] = []
    private(set) var loadTask: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tableFooterView = LoadingFooterView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        loadTask = Task { @MainActor [weak self] in
            guard let loader = self?.loader else { return }
            let loaded = (try? await loader()) ?? []
            self?.show(loaded)
        }
    }

    deinit {
        loadTask?.cancel()
    }

    func show(_ loaded: [Review]) {
        reviews = loaded
        tableView.tableFooterView = nil
        tableView.reloadData()
    }
}

extension ReviewsViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return reviews.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: ReviewCell = tableView.dequeue(for: indexPath)
        let review = reviews[indexPath.row]
        cell.authorLabel.text = review.author + " " + String(repeating: "★", count: review.stars)
        cell.reviewLabel.text = review.text
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return reviews.isEmpty ? nil : L10n.reviews(reviews.count)
    }
}
