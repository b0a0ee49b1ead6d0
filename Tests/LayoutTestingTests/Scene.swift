import UIKit

@testable import LayoutTesting

/// A screen with one view of each kind, which a test arranges.
final class Scene: UIViewController {
    let label = UILabel()
    let other = UILabel()
    let button = UIButton(type: .system)
    let second = UIButton(type: .system)
    let field = UITextField()
    let picture = UIImageView(image: nil)
    let box = UIView()
    let scroller = UIScrollView()
    private let arrange: (Scene) -> Void
    private let afterLayout: (Scene) -> Void

    init(_ arrange: @escaping (Scene) -> Void, afterLayout: @escaping (Scene) -> Void = { _ in }) {
        self.arrange = arrange
        self.afterLayout = afterLayout
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.text = "Label"
        label.textColor = .black
        label.font = .preferredFont(forTextStyle: .body)
        other.text = "Other"
        other.textColor = .black
        other.font = .preferredFont(forTextStyle: .body)
        button.setTitle("Button", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        second.setTitle("Second", for: .normal)
        second.setTitleColor(.black, for: .normal)
        second.titleLabel?.font = .preferredFont(forTextStyle: .body)
        arrange(self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        afterLayout(self)
    }

    /// Adds views that constraints lay out.
    func add(_ views: UIView...) {
        for subview in views {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
    }

    /// Adds a view with a frame.
    func add(_ subview: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        subview.frame = CGRect(x: x, y: y, width: width, height: height)
        view.addSubview(subview)
    }
}

/// The kinds and views that all checks find in a scene.
@MainActor
func found(
    across matrix: LayoutMatrix = .single, _ checks: [LayoutCheck] = .all,
    _ arrange: @escaping (Scene) -> Void, afterLayout: @escaping (Scene) -> Void = { _ in }
) -> [String] {
    let report = LayoutReport(
        of: { Scene(arrange, afterLayout: afterLayout) }, across: matrix, checks: checks)
    return report.findings.map { "\($0.kind) \($0.view.replacingOccurrences(of: "Scene.", with: ""))" }
}
