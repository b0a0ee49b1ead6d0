import Foundation

/// The title and the buttons of a navigation bar.
final class NavigationBarContent: UIView {
    private static let gap: CGFloat = 16
    private let prompt = UILabel()
    private let title = UILabel()
    private var titleView: UIView?
    private var back: BackButton?
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var promptHeight: CGFloat = 0
    private var isLow = false
    private var isGlass = false
    private var isAtScrollEdge = false
    /// How far the title is moved.
    private var titleOffset = UIOffset.zero

    var titleIsHidden = false {
        didSet { title.alpha = titleIsHidden ? 0 : 1 }
    }

    /// Whether the parts are those of a bar of this shape.
    func isMade(for shape: NavigationBarShape) -> Bool {
        isLow == shape.isLow && isAtScrollEdge == shape.isAtScrollEdge && promptHeight == shape.prompt
    }

    /// Rebuilds the parts for the top item.
    func rebuild(for bar: UINavigationBar) {
        for view in subviews { view.removeFromSuperview() }
        (back, leading, trailing, titleView) = (nil, [], [], nil)
        promptHeight = bar.shape.prompt
        isLow = bar.shape.isLow
        isGlass = Glass.isUsed(bar.traitCollection)
        isAtScrollEdge = bar.shape.isAtScrollEdge
        setNeedsLayout()
        guard let item = bar.topItem else { return }
        let look = bar.look
        titleOffset = look.titlePositionAdjustment
        titleOffset.vertical += bar.titleVerticalPositionAdjustment(for: isLow ? .compact : .default)
        addTitle(of: item, in: bar)
        if let below = bar.backItem, !item.hidesBackButton,
            item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
        {
            let button = BackButton(
                to: below, in: bar,
                indicator: look.backIndicatorImage ?? bar.backIndicatorImage, isGlass: isGlass
            ) { [weak bar] in
                bar?.goBack()
            }
            addSubview(button)
            back = button
        }
        leading = views(
            of: (item.containerItem.map { [$0] } ?? []) + (item.leftBarButtonItems ?? []), in: bar)
        trailing = views(of: item.rightBarButtonItems, in: bar)
    }

    private func addTitle(of item: UINavigationItem, in bar: UINavigationBar) {
        if let text = item.prompt, promptHeight > 0 {
            prompt.text = text
            prompt.font = .systemFont(ofSize: 14)
            prompt.textAlignment = .center
            addSubview(prompt)
        }
        if let view = item.titleView {
            titleView = view
            addSubview(view)
        } else if let text = item.title {
            title.attributedText = NSAttributedString(string: text, attributes: bar.fullTitleAttributes)
            title.accessibilityTraits = [.staticText, .header]
            addSubview(title)
        }
    }

    private func views(of items: [UIBarButtonItem]?, in bar: UINavigationBar) -> [UIView] {
        (items ?? []).compactMap { item in
            item.bar = bar
            guard !item.isHidden else { return nil }
            if item.kind != .button { return SpaceView(width: max(0, item.width)) }
            let look = item.style == .done ? bar.look.doneButtonAppearance : bar.look.buttonAppearance
            let view = item.customView ?? BarButton(item, look: look, isLow: isLow, isGlass: isGlass)
            item.view = view
            addSubview(view)
            return view
        }
    }

    /// Space between two buttons.
    private final class SpaceView: UIView {
        init(width: CGFloat) { super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0)) }
        required init?(coder: NSCoder) { nil }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = isGlass ? Glass.barInset : systemSideMargin
        // Floating buttons lie at the top of their part.
        let rest = max(0, bounds.height - promptHeight)
        let row = CGRect(
            x: 0, y: promptHeight, width: bounds.width, height: isGlass ? min(rest, Glass.button) : rest)
        prompt.frame = CGRect(x: side, y: 3, width: max(0, bounds.width - 2 * side), height: promptHeight)
        let (before, after) =
            isRightToLeft
            ? (safeAreaInsets.right, safeAreaInsets.left) : (safeAreaInsets.left, safeAreaInsets.right)
        // Frames are computed from the leading edge, then mirrored for right-to-left layout.
        var frames: [(UIView, CGRect)] = []
        var end = row.width - side - after
        for view in trailing {
            let size = size(of: view, in: row)
            frames.append((view, CGRect(x: end - size.width, y: 0, width: size.width, height: size.height)))
            end -= size.width + (view is SpaceView ? 0 : Self.gap)
        }
        let titleSize = titleSize(in: row)
        var start = side + before
        if let back {
            let x = before + (isGlass ? side : 0)
            let available = max(44, min((row.width - titleSize.width) / 2 - 8, end) - x)
            let width = back.fit(into: available)
            frames.append((back, CGRect(x: x, y: 0, width: width, height: row.height)))
            start = x + width + Self.gap
        }
        for view in leading {
            let size = size(of: view, in: row)
            frames.append((view, CGRect(x: start, y: 0, width: size.width, height: size.height)))
            start += size.width + (view is SpaceView ? 0 : Self.gap)
        }
        if let titleShown = titleView ?? (title.superview == nil ? nil : title) {
            let frame = titleFrame(titleSize, from: start, to: end, in: row)
            let isText = titleView == nil
            frames.append(
                (
                    titleShown,
                    frame.offsetBy(
                        dx: isText ? titleOffset.horizontal : 0, dy: isText ? titleOffset.vertical : 0)
                ))
        }
        for (view, frame) in frames {
            var frame = frame.offsetBy(dx: 0, dy: row.minY + (row.height - frame.height) / 2)
            if isRightToLeft { frame.origin.x = row.width - frame.maxX }
            view.frame = frame.roundedOrigin(scale: roundingScale)
        }
    }

    private func size(of view: UIView, in row: CGRect) -> CGSize {
        if view is SpaceView { return view.bounds.size }
        if view is BarButton {
            return CGSize(width: view.sizeThatFits(row.size).width, height: row.height)
        }
        return customSize(of: view, limit: row.size)
    }

    /// The size of a custom view: its bounds, else its fitting size, else its intrinsic size.
    private func customSize(of view: UIView, limit: CGSize) -> CGSize {
        var size = view.bounds.size
        if size.width <= 0 || size.height <= 0 {
            let fitting = view.sizeThatFits(limit)
            size = fitting == .zero ? view.intrinsicContentSize : fitting
        }
        return CGSize(width: max(0, size.width), height: min(max(0, size.height), limit.height))
    }

    private func titleSize(in row: CGRect) -> CGSize {
        if let titleView { return customSize(of: titleView, limit: row.size) }
        guard title.superview != nil else { return .zero }
        return title.sizeThatFits(CGSize(width: CGFloat.infinity, height: row.height))
    }

    /// Centred in the bar, moved and cut where the buttons leave less space.
    private func titleFrame(_ size: CGSize, from start: CGFloat, to end: CGFloat, in row: CGRect) -> CGRect {
        let hasStart = back != nil || !leading.isEmpty
        let low = hasStart ? start : 8 + safeAreaInsets.left
        let high = trailing.isEmpty ? row.width - 8 - safeAreaInsets.right : end
        let width = min(size.width, max(0, high - low))
        let middle = (row.width - width) / 2
        return CGRect(
            x: min(max(middle, low), max(low, high - width)), y: 0, width: width, height: size.height)
    }
}

extension UINavigationBar {
    /// Acts as a tap on the back button.
    final func goBack() {
        if let action = topItem?.backAction {
            action.performWithSender(self, target: nil)
        } else if let navigator {
            navigator.popViewController(animated: true)
        } else {
            popItem(animated: true)
        }
    }
}
