import ObjectiveC
import UIKit

/// Where a banner is shown in the view that presents it.
public enum BannerPosition {
    case top, center, bottom

    fileprivate func center(of banner: UIView, in superview: UIView, padding: CGFloat) -> CGPoint {
        let insets: UIEdgeInsets
        if #available(iOS 11.0, *) {
            insets = superview.safeAreaInsets
        } else {
            insets = .zero
        }
        let x = superview.bounds.size.width / 2.0
        switch self {
        case .top: return CGPoint(x: x, y: banner.frame.size.height / 2.0 + padding + insets.top)
        case .center: return CGPoint(x: x, y: superview.bounds.size.height / 2.0)
        case .bottom:
            let y = superview.bounds.size.height - banner.frame.size.height / 2.0 - padding - insets.bottom
            return CGPoint(x: x, y: y)
        }
    }
}

/// The look of banners.
public struct BannerStyle {
    public init() {}
    public var backgroundColor = UIColor.black.withAlphaComponent(0.8)
    public var titleFont = UIFont.boldSystemFont(ofSize: 16.0)
    public var messageFont: UIFont = .systemFont(ofSize: 14)
    public var maxWidthPercentage: CGFloat = 0.8 {
        didSet { maxWidthPercentage = max(min(maxWidthPercentage, 1.0), 0.0) }
    }
    public var padding: CGFloat = 10.0
    public var cornerRadius: CGFloat = 10.0
    public var fadeDuration: TimeInterval = 0.2
    public var activitySize = CGSize(width: 100.0, height: 100.0)
}

/// What all banners have in common.
public final class BannerCenter {
    public static let shared = BannerCenter()
    private init() {}
    public var style = BannerStyle()
    public var isTapToDismissEnabled = true
    public var isQueueEnabled = false
    public var duration: TimeInterval = 3.0
    public var position: BannerPosition = .bottom
}

public extension UIView {

    private struct BannerKeys {
        static var timer: UInt8 = 0
        static var duration: UInt8 = 0
        static var position: UInt8 = 0
        static var completion: UInt8 = 0
        static var active: UInt8 = 0
        static var queue: UInt8 = 0
        static var activity: UInt8 = 0
    }

    /// Closures are kept in an object, since associated objects are objects.
    private class BannerCompletion {
        let closure: ((Bool) -> Void)?
        init(_ closure: ((Bool) -> Void)?) { self.closure = closure }
    }

    private enum BannerError: Error {
        case missingParameters
    }

    private var activeBanners: NSMutableArray {
        if let banners = objc_getAssociatedObject(self, &BannerKeys.active) as? NSMutableArray { return banners }
        let banners = NSMutableArray()
        objc_setAssociatedObject(self, &BannerKeys.active, banners, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return banners
    }

    private var bannerQueue: NSMutableArray {
        if let queue = objc_getAssociatedObject(self, &BannerKeys.queue) as? NSMutableArray { return queue }
        let queue = NSMutableArray()
        objc_setAssociatedObject(self, &BannerKeys.queue, queue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return queue
    }

    /// The banners that are shown, the first one first.
    var visibleBanners: [UIView] { activeBanners.compactMap { $0 as? UIView } }

    /// The number of banners that wait.
    var waitingBannerCount: Int { bannerQueue.count }

    func showBanner(
        _ message: String?, title: String? = nil, image: UIImage? = nil,
        duration: TimeInterval = BannerCenter.shared.duration,
        position: BannerPosition = BannerCenter.shared.position, style: BannerStyle = BannerCenter.shared.style,
        completion: ((_ didTap: Bool) -> Void)? = nil
    ) {
        do {
            let banner = try makeBanner(message, title: title, image: image, style: style)
            show(banner: banner, duration: duration, position: position, completion: completion)
        } catch BannerError.missingParameters {
            print("Error: message, title, and image are all nil")
        } catch {}
    }

    func show(
        banner: UIView, duration: TimeInterval = BannerCenter.shared.duration,
        position: BannerPosition = BannerCenter.shared.position, completion: ((_ didTap: Bool) -> Void)? = nil
    ) {
        objc_setAssociatedObject(
            banner, &BannerKeys.completion, BannerCompletion(completion), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        if BannerCenter.shared.isQueueEnabled, activeBanners.count > 0 {
            objc_setAssociatedObject(
                banner, &BannerKeys.duration, NSNumber(value: duration), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(
                banner, &BannerKeys.position, position, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            bannerQueue.add(banner)
        } else {
            present(banner: banner, duration: duration, position: position)
        }
    }

    private func present(banner: UIView, duration: TimeInterval, position: BannerPosition) {
        banner.center = position.center(of: banner, in: self, padding: BannerCenter.shared.style.padding)
        banner.alpha = 0.0
        if BannerCenter.shared.isTapToDismissEnabled {
            let recognizer = UITapGestureRecognizer(target: self, action: #selector(UIView.bannerTapped(_:)))
            banner.addGestureRecognizer(recognizer)
            banner.isUserInteractionEnabled = true
            banner.isExclusiveTouch = true
        }
        activeBanners.add(banner)
        self.addSubview(banner)
        let fade = BannerCenter.shared.style.fadeDuration
        UIView.animate(
            withDuration: fade, delay: 0.0, options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                banner.alpha = 1.0
            }
        ) { _ in
            let timer = Timer(
                timeInterval: duration, target: self, selector: #selector(UIView.bannerTimedOut(_:)), userInfo: banner,
                repeats: false)
            RunLoop.main.add(timer, forMode: .common)
            objc_setAssociatedObject(banner, &BannerKeys.timer, timer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        UIAccessibility.post(notification: .screenChanged, argument: banner)
    }

    func hideBanner() {
        guard let banner = activeBanners.firstObject as? UIView else { return }
        hide(banner: banner)
    }

    func hideAllBanners(includeActivity: Bool = false, clearQueue: Bool = true) {
        if clearQueue { bannerQueue.removeAllObjects() }
        activeBanners.compactMap { $0 as? UIView }.forEach { hide(banner: $0) }
        if includeActivity { hideBannerActivity() }
    }

    func showBannerActivity(_ position: BannerPosition) {
        guard objc_getAssociatedObject(self, &BannerKeys.activity) as? UIView == nil else { return }
        let style = BannerCenter.shared.style
        let view = UIView(frame: CGRect(origin: .zero, size: style.activitySize))
        view.backgroundColor = style.backgroundColor
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
        view.layer.cornerRadius = style.cornerRadius
        let indicator = UIActivityIndicatorView(style: .whiteLarge)
        indicator.center = CGPoint(x: view.bounds.size.width / 2.0, y: view.bounds.size.height / 2.0)
        view.addSubview(indicator)
        indicator.startAnimating()
        view.center = position.center(of: view, in: self, padding: style.padding)
        objc_setAssociatedObject(self, &BannerKeys.activity, view, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        addSubview(view)
    }

    func hideBannerActivity() {
        guard let view = objc_getAssociatedObject(self, &BannerKeys.activity) as? UIView else { return }
        view.removeFromSuperview()
        objc_setAssociatedObject(self, &BannerKeys.activity, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private func hide(banner: UIView, fromTap: Bool = false) {
        guard activeBanners.contains(banner) else { return }
        if let timer = objc_getAssociatedObject(banner, &BannerKeys.timer) as? Timer { timer.invalidate() }
        let options: UIView.AnimationOptions = [.curveEaseIn, .beginFromCurrentState]
        UIView.animate(
            withDuration: BannerCenter.shared.style.fadeDuration, delay: 0.0, options: options,
            animations: { banner.alpha = 0.0 }
        ) { [weak self] _ in
            guard let self = self else { return }
            banner.removeFromSuperview()
            self.activeBanners.remove(banner)
            if let wrapper = objc_getAssociatedObject(banner, &BannerKeys.completion) as? BannerCompletion,
                let completion = wrapper.closure
            {
                completion(fromTap)
            }
            if let next = self.bannerQueue.firstObject as? UIView,
                let duration = objc_getAssociatedObject(next, &BannerKeys.duration) as? NSNumber,
                let position = objc_getAssociatedObject(next, &BannerKeys.position) as? BannerPosition
            {
                self.bannerQueue.removeObject(at: 0)
                self.present(banner: next, duration: duration.doubleValue, position: position)
            }
        }
    }

    @objc internal func bannerTapped(_ recognizer: UITapGestureRecognizer) {
        guard let banner = recognizer.view else { return }
        hide(banner: banner, fromTap: true)
    }

    @objc private func bannerTimedOut(_ timer: Timer) {
        guard let banner = timer.userInfo as? UIView else { return }
        hide(banner: banner)
    }

    private func makeBanner(_ message: String?, title: String?, image: UIImage?, style: BannerStyle) throws -> UIView {
        guard message != nil || title != nil || image != nil else { throw BannerError.missingParameters }
        let wrapper = UIView()
        wrapper.backgroundColor = style.backgroundColor
        wrapper.layer.cornerRadius = style.cornerRadius
        var imageRect = CGRect.zero
        if let image = image {
            let imageView = UIImageView(image: image)
            imageView.contentMode = .scaleAspectFit
            imageView.frame = CGRect(x: style.padding, y: style.padding, width: 40, height: 40)
            imageRect = imageView.frame
            wrapper.addSubview(imageView)
        }
        let available = CGSize(
            width: self.bounds.size.width * style.maxWidthPercentage - imageRect.maxX,
            height: self.bounds.size.height)
        var y = style.padding
        var width: CGFloat = 0
        for (text, font) in [(title, style.titleFont), (message, style.messageFont)] {
            guard let text = text else { continue }
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = .white
            label.numberOfLines = 0
            label.lineBreakMode = .byTruncatingTail
            let size = label.sizeThatFits(available)
            label.frame = CGRect(
                x: imageRect.maxX + style.padding, y: y, width: min(size.width, available.width), height: size.height)
            y = label.frame.maxY + (font == style.titleFont ? 2 : 0)
            width = max(width, label.frame.maxX)
            wrapper.addSubview(label)
        }
        wrapper.frame = CGRect(
            x: 0.0, y: 0.0, width: max(width, imageRect.maxX) + style.padding,
            height: max(y, imageRect.maxY) + style.padding)
        return wrapper
    }
}
