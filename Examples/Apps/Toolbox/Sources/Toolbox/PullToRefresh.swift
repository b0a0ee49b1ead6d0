import Foundation
import UIKit

/// Draws what is seen while a list is pulled down.
@objc public protocol PullAnimating: AnyObject {
    func pullToRefresh(_ view: PullToRefreshView, stateDidChange state: PullState)
    @objc optional func pullToRefresh(_ view: PullToRefreshView, progressDidChange progress: CGFloat)
    @objc optional static func preferredHeight() -> CGFloat
}

@objc public enum PullState: Int {
    case stopped, triggered, loading
}

/// A view above a scroll view's content that starts an action when it is pulled into sight.
open class PullToRefreshView: UIView {

    private struct Keys {
        static let contentOffset = #keyPath(UIScrollView.contentOffset)
        static let contentInset = "contentInset"
        static let panState = #keyPath(UIPanGestureRecognizer.state)
    }
    private static var context = 0

    public let handler: () -> Void
    public private(set) var originalInsetTop: CGFloat = 0
    private var isObserving = false
    private var isChangingInset = false
    private let animator: PullAnimating
    private lazy var arrow: CAShapeLayer = self.makeArrow()

    @objc open dynamic var state: PullState = .stopped {
        willSet {
            guard newValue == .loading, state != .loading else { return }
            handler()
        }
        didSet {
            guard state != oldValue else { return }
            animator.pullToRefresh(self, stateDidChange: state)
            updateInset()
        }
    }

    public var progress: CGFloat = 0 {
        didSet { animator.pullToRefresh?(self, progressDidChange: progress) }
    }

    public init(height: CGFloat? = nil, animator: PullAnimating, handler: @escaping () -> Void) {
        self.handler = handler
        self.animator = animator
        let preferred = type(of: animator).preferredHeight?() ?? 60
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: height ?? preferred))
        autoresizingMask = .flexibleWidth
        layer.addSublayer(arrow)
    }

    @available(*, unavailable)
    required public init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit { stopObserving() }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    // MARK: Observing

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview == nil { stopObserving() }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let scrollView = scrollView, !isObserving else { return }
        originalInsetTop = scrollView.contentInset.top
        frame = CGRect(x: 0, y: -bounds.height, width: scrollView.bounds.width, height: bounds.height)
        for key in [Keys.contentOffset, Keys.contentInset] {
            scrollView.addObserver(
                self, forKeyPath: key, options: [.initial, .new], context: &PullToRefreshView.context)
        }
        scrollView.panGestureRecognizer.addObserver(
            self, forKeyPath: Keys.panState, options: .new, context: &PullToRefreshView.context)
        isObserving = true
    }

    private func stopObserving() {
        guard isObserving, let scrollView = superview as? UIScrollView else { return }
        scrollView.removeObserver(self, forKeyPath: Keys.contentOffset, context: &PullToRefreshView.context)
        scrollView.removeObserver(self, forKeyPath: Keys.contentInset, context: &PullToRefreshView.context)
        scrollView.panGestureRecognizer.removeObserver(
            self, forKeyPath: Keys.panState, context: &PullToRefreshView.context)
        isObserving = false
    }

    open override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &PullToRefreshView.context else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        switch keyPath {
        case Keys.contentOffset:
            guard let offset = change?[.newKey] as? CGPoint else { return }
            offsetChanged(to: offset)
        case Keys.contentInset:
            guard !isChangingInset, let scrollView = object as? UIScrollView else { return }
            originalInsetTop = scrollView.contentInset.top
        case Keys.panState:
            if scrollView?.panGestureRecognizer.state == .ended, state == .triggered { state = .loading }
        default: break
        }
    }

    private func offsetChanged(to offset: CGPoint) {
        guard state != .loading else { return }
        let pulled = -(offset.y + originalInsetTop)
        progress = max(0, min(1.5, pulled / bounds.height))
        if pulled > bounds.height, scrollView?.isDragging == true || state == .triggered {
            state = .triggered
        } else if state == .triggered {
            state = scrollView?.isDragging == true ? .stopped : .loading
        }
    }

    private func updateInset() {
        guard let scrollView = scrollView else { return }
        isChangingInset = true
        defer { isChangingInset = false }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            [unowned self] in
            var inset = scrollView.contentInset
            inset.top = self.originalInsetTop + (self.state == .loading ? self.bounds.height : 0)
            scrollView.contentInset = inset
        }
        let angle = state == .triggered ? CGFloat.pi : 0
        arrow.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        arrow.isHidden = state == .loading
    }

    // MARK: The arrow

    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        arrow.position = CGPoint(x: bounds.midX, y: bounds.midY)
        CATransaction.commit()
    }

    private func makeArrow() -> CAShapeLayer {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -12))
        path.addLine(to: CGPoint(x: 0, y: 12))
        path.move(to: CGPoint(x: -6, y: 6))
        path.addLine(to: CGPoint(x: 0, y: 12))
        path.addLine(to: CGPoint(x: 6, y: 6))
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        shape.strokeColor = UIColor.gray.cgColor
        shape.fillColor = nil
        shape.lineWidth = 2
        shape.lineCap = .round
        return shape
    }
}

/// Turns a wheel while the list loads.
public final class WheelAnimator: NSObject, PullAnimating {
    public let wheel = UIActivityIndicatorView(style: .medium)
    public private(set) var states: [PullState] = []
    public private(set) var progress: CGFloat = 0

    public func pullToRefresh(_ view: PullToRefreshView, stateDidChange state: PullState) {
        states.append(state)
        if wheel.superview == nil { view.addSubview(wheel) }
        state == .loading ? wheel.startAnimating() : wheel.stopAnimating()
    }

    public func pullToRefresh(_ view: PullToRefreshView, progressDidChange progress: CGFloat) {
        self.progress = progress
    }

    public static func preferredHeight() -> CGFloat { 80 }
}

private var pullToRefreshKey: UInt8 = 0

extension UIScrollView {

    public private(set) var pullToRefreshView: PullToRefreshView? {
        get { objc_getAssociatedObject(self, &pullToRefreshKey) as? PullToRefreshView }
        set { objc_setAssociatedObject(self, &pullToRefreshKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    @discardableResult
    public func addPullToRefresh(animator: PullAnimating = WheelAnimator(), handler: @escaping () -> Void)
        -> PullToRefreshView
    {
        removePullToRefresh()
        let view = PullToRefreshView(animator: animator, handler: handler)
        pullToRefreshView = view
        addSubview(view)
        sendSubviewToBack(view)
        return view
    }

    public func removePullToRefresh() {
        pullToRefreshView?.removeFromSuperview()
        pullToRefreshView = nil
    }

    public func startPullToRefresh() {
        guard let view = pullToRefreshView, view.state != .loading else { return }
        view.state = .loading
        setContentOffset(CGPoint(x: contentOffset.x, y: -contentInset.top), animated: false)
    }

    public func stopPullToRefresh() { pullToRefreshView?.state = .stopped }
}
