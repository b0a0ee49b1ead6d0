import HeadlessUIKit

/// Shows a view at the top of a screen, in a size of its own.
final class ViewHost: UIViewController {
    private let hosted: UIView
    private let screen: Screen

    init(_ hosted: UIView, _ screen: Screen) {
        (self.hosted, self.screen) = (hosted, screen)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        // A view that turned this off has constraints for its size at most, which the fitting size takes in.
        hosted.translatesAutoresizingMaskIntoConstraints = true
        hosted.autoresizingMask = []
        view.addSubview(hosted)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let size = size(within: area.width)
        guard hosted.bounds.size != size || hosted.frame.origin != area.origin else { return }
        hosted.frame = CGRect(origin: area.origin, size: size)
    }

    /// The size that the catalogue gives, or that the view has, or that fits its content.
    private func size(within width: CGFloat) -> CGSize {
        if let width = screen.width, let height = screen.height {
            return CGSize(width: width, height: height)
        }
        if screen.width == nil, screen.height == nil, !made.isEmpty { return made.size }
        let natural = screen.width == nil ? fitting(nil) : .zero
        let isUsable = natural.width > 0 && natural.width <= width && natural.height > 0
        if isUsable { return CGSize(width: natural.width, height: screen.height ?? natural.height) }
        let width = screen.width ?? width
        let height = screen.height ?? fitting(width).height
        return CGSize(width: width, height: height > 0 ? height : view.bounds.height)
    }

    /// The frame that the view was made with.
    private lazy var made = hosted.frame

    private func fitting(_ width: CGFloat?) -> CGSize {
        let byConstraints =
            width.map {
                hosted.systemLayoutSizeFitting(
                    CGSize(width: $0, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
            } ?? hosted.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if byConstraints.width > 0, byConstraints.height > 0 { return byConstraints }
        let largest = CGFloat.greatestFiniteMagnitude
        return hosted.sizeThatFits(CGSize(width: width ?? largest, height: largest))
    }
}
