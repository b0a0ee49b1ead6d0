internal import Typesetting
import Foundation

/// A wheel above the content of a scroll view; pulling the content down far enough refreshes it.
///
/// Assign it to ``UIScrollView/refreshControl``. It sends `valueChanged` when a finger has pulled the content by one and a half
/// times its height, and stays in view, in an inset of the content, until ``endRefreshing()``.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// The height of the control, in points.
    static let height: CGFloat = 60
    /// How far the content is pulled until it is refreshed.
    private static let threshold: CGFloat = 90

    private final var isActive = false
    /// Whether the inset makes space for the control.
    private final var holdsInset = false
    /// Whether this drag has refreshed already.
    private final var wasTriggered = false
    /// How far the content is pulled, from 0 to 1.
    private final var progress: CGFloat = 0
    private final let title = UILabel()
    final weak var scrollView: UIScrollView?

    /// Creates a control of the standard size, which is hidden until it is pulled.
    @preconcurrency @MainActor
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    }

    /// Creates a control. The scroll view gives it its frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a control of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        InterfaceCoder.restore(self, as: UIRefreshControl.self, from: coder)
    }

    private func prepare() {
        isHidden = true
        title.textAlignment = .center
        title.font = .preferredFont(forTextStyle: .footnote)
        title.textColor = .secondaryLabel
        addSubview(title)
    }

    /// Whether the content is being refreshed.
    open var isRefreshing: Bool { isActive }

    /// The text below the wheel. None by default.
    open var attributedTitle: NSAttributedString? {
        get { title.attributedText }
        set {
            title.attributedText = newValue
            setNeedsLayout()
        }
    }

    /// Shows that the content is being refreshed. Neither scrolls nor sends an action.
    open func beginRefreshing() {
        guard !isActive else { return }
        isActive = true
        isHidden = false
        holdInset()
        setNeedsDisplay()
    }

    /// Shows that the content is up to date; the inset goes away.
    open func endRefreshing() {
        guard isActive else { return }
        isActive = false
        guard holdsInset, let scrollView else { return follow() }
        let release = { [self] in
            holdsInset = false
            scrollView.updateAdjustedInset()
            follow()
        }
        guard scrollView.windowStorage != nil, !scrollView.isTracking else { return release() }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: release, completion: nil)
    }

    private func holdInset() {
        guard let scrollView, !scrollView.isTracking else { return }
        holdsInset = true
        let offset = scrollView.contentOffset
        scrollView.updateAdjustedInset()
        if !scrollView.isDecelerating { scrollView.contentOffset = offset }
        follow()
    }

    /// Puts the control at the top of what is visible, above the content.
    private func follow() {
        guard let scrollView else { return }
        let top = scrollView.adjustedContentInset.top - pullInset
        let y = min(0, scrollView.contentOffset.y + top)
        let pulled = -y
        progress = min(1, pulled / Self.threshold)
        isHidden = !isActive && pulled <= 0
        frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
        setNeedsDisplay()
    }

    // MARK: Layout and drawing

    /// Puts the title below the wheel.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = title.sizeThatFits(bounds.size).height
        title.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func drawContent(in painter: inout LayerPainter) {
        // Eight blades 3.5 by 10, their middles on a ring with a radius of 10; they appear one by one.
        let hasTitle = title.attributedText?.length ?? 0 > 0
        let center = CGPoint(x: bounds.midX, y: bounds.midY - (hasTitle ? 8 : 0))
        let shown = isActive ? 8 : Int((progress * 8).rounded(.down))
        let color: UIColor = extras?.tintColor ?? .dynamic(0x9999_9DFF, 0x9898_9FFF)
        for blade in 0..<shown {
            let angle = CGFloat(blade) * .pi / 4 - .pi / 2
            func point(_ distance: CGFloat) -> CGPoint {
                CGPoint(x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
            }
            let alpha = isActive ? 1 - 0.1 * CGFloat(blade) : 1
            painter.line(from: point(6.75), to: point(13.25), width: 3.5, color.withAlphaComponent(alpha))
        }
        super.drawContent(in: &painter)
    }
}

extension UIRefreshControl: PullObserver {
    var pullInset: CGFloat { holdsInset ? Self.height : 0 }

    func contentScrolled(in scrollView: UIScrollView) {
        follow()
        guard scrollView.isTracking else { return }
        if progress < 1 { return }
        guard !isActive, !wasTriggered, isEnabled else { return }
        wasTriggered = true
        isActive = true
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        setNeedsDisplay()
    }

    func draggingEnded(in scrollView: UIScrollView) {
        wasTriggered = false
        guard isActive, !holdsInset else { return }
        holdsInset = true
        scrollView.updateAdjustedInset()
    }
}

extension UIScrollView {
    /// The control that refreshes the content when it is pulled down. None by default.
    public final var refreshControl: UIRefreshControl? {
        get { pullObserver as? UIRefreshControl }
        set {
            guard newValue !== refreshControl else { return }
            if let old = refreshControl {
                old.removeFromSuperview()
                old.scrollView = nil
            }
            pullObserver = newValue
            newValue?.scrollView = self
            if let newValue { insertSubview(newValue, at: 0) }
            updateAdjustedInset()
            newValue?.contentScrolled(in: self)
        }
    }
}
