import UIKit

/// Presents a controller from the bottom, as high as its contents.
public final class BottomSheetTransition: NSObject, UIViewControllerTransitioningDelegate {

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        BottomSheetPresentation(presentedViewController: presented, presenting: presenting)
    }
}

final class BottomSheetPresentation: UIPresentationController {

    private(set) lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
        return view
    }()

    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(didPan(_:)))

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let presented = presentedView else { return .zero }
        let target = CGSize(width: container.bounds.width, height: UIView.layoutFittingCompressedSize.height)
        let fitting = presented.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let height = min(fitting.height + container.safeAreaInsets.bottom, container.bounds.height * 0.9)
        return CGRect(x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        dimmingView.frame = container.bounds
        dimmingView.alpha = 0
        container.insertSubview(dimmingView, at: 0)
        presentedView?.addGestureRecognizer(pan)
        presentedView?.layer.cornerRadius = 16
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimmingView.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc private func dimmingTapped() {
        presentedViewController.dismiss(animated: true)
    }

    @objc private func didPan(_ pan: UIPanGestureRecognizer) {
        guard let view = presentedView else { return }
        let translation = pan.translation(in: view)
        switch pan.state {
        case .changed:
            view.transform = CGAffineTransform(translationX: 0, y: max(translation.y, 0))
        case .ended where translation.y > view.bounds.height / 3:
            presentedViewController.dismiss(animated: true)
        case .ended, .cancelled:
            view.transform = .identity
        default:
            break
        }
    }
}

/// The content of a sheet: a title and choices.
public final class ChoiceSheet: UIViewController {

    private let choices: [String]
    public var onSelect: ((Int) -> Void)?
    private let sheetTransition = BottomSheetTransition()

    public init(title: String, choices: [String]) {
        self.choices = choices
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .custom
        transitioningDelegate = sheetTransition
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.current.palette.surface
        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = Theme.current.font(.title)
        titleLabel.textAlignment = .center
        let buttons = choices.enumerated().map { index, choice -> ActionButton in
            let button = ActionButton(choice, style: index == 0 ? .filled : .outlined)
            button.tag = index
            button.addTarget(self, action: #selector(ChoiceSheet.choose(_:)), for: .touchUpInside)
            return button
        }
        let stack = UIStackView(arrangedSubviews: [titleLabel] + buttons)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
            view.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: 16),
        ])
    }

    @objc func choose(_ sender: ActionButton) {
        onSelect?(sender.tag)
        dismiss(animated: true)
    }
}
