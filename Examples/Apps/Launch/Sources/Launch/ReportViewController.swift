import UIKit

class ReportViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Report"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: #selector(refresh))
    }

    @objc private func refresh(_ sender: UIBarButtonItem) {
        title = Report(window: view.window).design
    }
}
