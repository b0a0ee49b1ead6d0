import AnchorLanguage
import UIKit

@objc public protocol TabStripDelegate: NSObjectProtocol {
    @objc optional func tabStrip(_ strip: TabStrip, shouldSelect index: Int) -> Bool
    func tabStrip(_ strip: TabStrip, didSelect index: Int)
}

/// Titles in a row that scrolls, with a line below the one that is selected.
public class TabStrip: UIControl {

    public weak var delegate: TabStripDelegate?

    public var titles: [String] = [] {
        didSet { rebuild() }
    }

    public private(set) var selectedIndex = 0

    let scrollView = UIScrollView()
    let underline = UIView()
    private(set) var buttons: [UIButton] = []
    private lazy var stack = UIStackView(.horizontal, spacing: 24) {}
    private var underlineConstraints: [NSLayoutConstraint] = []
    private var pageObservation: NSKeyValueObservation?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        addSubview(scrollView)
        scrollView.addSubview(stack)
        underline.backgroundColor = Theme.current.palette.primary
        underline.layer.cornerRadius = 1.5
        NSLayoutConstraint.activate {
            scrollView.pinned(to: self)
            stack.pinned(to: scrollView.contentLayoutGuide)
            stack.heightAnchor ==~ scrollView.frameLayoutGuide.heightAnchor
        }
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        pageObservation?.invalidate()
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }

    private func rebuild() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        buttons = titles.enumerated().map { index, title in
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.setTitleColor(Theme.current.palette.muted, for: .normal)
            button.setTitleColor(Theme.current.palette.primary, for: .selected)
            button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
            button.tag = index
            button.addTarget(self, action: .selectTab, for: .touchUpInside)
            stack.addArrangedSubview(button)
            return button
        }
        select(min(selectedIndex, max(titles.count - 1, 0)), animated: false)
    }

    @objc fileprivate func selectTab(_ sender: UIButton) {
        guard delegate?.tabStrip?(self, shouldSelect: sender.tag) ?? true else { return }
        select(sender.tag, animated: window != nil)
        delegate?.tabStrip(self, didSelect: sender.tag)
        sendActions(for: .valueChanged)
    }

    public func select(_ index: Int, animated: Bool) {
        guard buttons.indices.contains(index) else { return }
        selectedIndex = index
        for button in buttons { button.isSelected = button.tag == index }
        let button = buttons[index]
        NSLayoutConstraint.deactivate(underlineConstraints)
        stack.addSubview(underline)
        underlineConstraints = NSLayoutConstraint.activate {
            underline.leadingAnchor ==~ button.leadingAnchor
            underline.trailingAnchor ==~ button.trailingAnchor
            underline.bottomAnchor ==~ stack.bottomAnchor
            underline.heightAnchor ==~ 3
        }
        let update = {
            self.layoutIfNeeded()
            self.scrollView.scrollRectToVisible(button.frame.insetBy(dx: -16, dy: 0), animated: false)
        }
        animated ? UIView.animate(withDuration: 0.25, animations: update) : update()
    }

    /// Follows the pages of a scroll view.
    public func follow(_ pages: UIScrollView) {
        pageObservation = pages.observe(\.contentOffset) { [weak self] pages, _ in
            guard let self = self, pages.bounds.width > 0 else { return }
            let page = Int((pages.contentOffset.x / pages.bounds.width).rounded())
            if page != self.selectedIndex { self.select(page, animated: false) }
        }
    }
}

private extension Selector {
    static let selectTab = #selector(TabStrip.selectTab)
}
