import UIKit

class AboutViewController: UIViewController {

    @IBOutlet weak var versionLabel: UILabel!
    @IBOutlet weak var textView: UITextView!
    @IBOutlet var tapRecognizer: UITapGestureRecognizer!

    private let version: String
    private(set) var tapCount = 0

    init(version: String) {
        self.version = version
        super.init(nibName: "AboutViewController", bundle: .module)
        title = "About"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        versionLabel.text = "Version \(version)"
        textView.textContainerInset = .zero
        textView.textContainer.lineFragmentPadding = 0
    }

    @IBAction func logoTapped(_ sender: UITapGestureRecognizer) {
        tapCount += 1
        versionLabel.textColor = tapCount.isMultiple(of: 2) ? .label : .catalogLeaf
    }
}
