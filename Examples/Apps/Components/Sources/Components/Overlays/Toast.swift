import SnapKit
import UIKit

/// A message at the bottom that goes away by itself.
public final class Toast: UIView {

    public enum Tone {
        case information, success, failure

        var color: UIColor {
            let palette = Theme.current.palette
            switch self {
            case .information: return palette.content
            case .success: return palette.positive
            case .failure: return palette.critical
            }
        }
    }

    public var duration: TimeInterval = 3
    public var onDismiss: (() -> Void)?
    public private(set) var isDismissed = false

    private let label = UILabel()
    private let undoButton = UIButton(type: .system)
    private weak var undoTarget: AnyObject?
    private var undoAction: Selector?

    public init(_ message: String, tone: Tone = .information) {
        super.init(frame: .zero)
        backgroundColor = tone.color
        layer.cornerRadius = 10
        label.text = message
        label.numberOfLines = 3
        label.textColor = Theme.current.palette.surface
        label.font = .systemFont(ofSize: 15)
        undoButton.isHidden = true
        undoButton.setTitle("Undo", for: .normal)
        undoButton.setContentHuggingPriority(.required, for: .horizontal)
        undoButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        undoButton.addTarget(self, action: #selector(undo), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [label, undoButton])
        stack.spacing = 12
        addSubview(stack)
        stack.snp.makeConstraints {
            $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
        }

        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(dismiss))
        swipe.direction = .down
        addGestureRecognizer(swipe)
        accessibilityViewIsModal = false
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Adds a button that sends an action.
    public func addUndo(target: AnyObject, action: Selector) {
        undoTarget = target
        undoAction = action
        undoButton.isHidden = false
    }

    @objc private func undo() {
        if let target = undoTarget as? NSObject, let action = undoAction, target.responds(to: action) {
            target.perform(action, with: self)
        }
        dismiss()
    }

    public func show(in view: UIView) {
        view.addSubview(self)
        snp.makeConstraints { make in
            make.leading.greaterThanOrEqualTo(view.safeAreaLayoutGuide).offset(16)
            make.centerX.equalToSuperview()
            make.width.lessThanOrEqualTo(400)
            make.bottom.equalTo(view.safeAreaLayoutGuide).inset(16)
        }
        perform(#selector(dismiss), with: nil, afterDelay: duration)
        UIAccessibility.post(notification: .announcement, argument: label.text)
    }

    @objc public func dismiss() {
        guard !isDismissed else { return }
        isDismissed = true
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(dismiss), object: nil)
        UIView.animate(
            withDuration: 0.2,
            animations: { self.alpha = 0 },
            completion: { _ in
                self.removeFromSuperview()
                self.onDismiss?()
            })
    }
}
