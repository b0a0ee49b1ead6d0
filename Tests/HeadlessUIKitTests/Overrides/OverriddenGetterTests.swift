import Testing
import UIKit

/// What a subclass may override and the kit itself reads: one subclass for each getter, and everything that
/// has to follow it. On iOS each of these is a message, so that the override's value counts.
@MainActor
@Suite struct OverriddenGetterTests {
    private static let device = ScreenDevice.iPhone15

    private func window<Window: PlainWindow>(_ kind: Window.Type, _ root: UIViewController? = nil) -> Window {
        let window = kind.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.screen = UIScreen(Self.device)
        window.rootViewController = root
        window.isHidden = false
        return window
    }

    private func window() -> UIWindow { window(PlainWindow.self) }

    private func pin(_ view: UIView, in host: UIView, to guide: UILayoutGuide) {
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    // MARK: Windows

    @Test func safeAreaInsetsOfAWindow() {
        let (root, content, scroll) = (UIViewController(), UIView(), UIScrollView())
        let window = window(InsetWindow.self)
        scroll.contentInsetAdjustmentBehavior = .always
        pin(content, in: root.view, to: root.view.safeAreaLayoutGuide)
        scroll.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        root.view.addSubview(scroll)
        window.rootViewController = root
        window.settle()
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        #expect(content.frame == CGRect(x: 20, y: 10, width: 333, height: 812))
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 10, left: 36, bottom: 30, right: 56))
        #expect(root.view.safeAreaLayoutGuide.layoutFrame == content.frame)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        #expect(window.safeAreaLayoutGuide.layoutFrame == content.frame)
        #expect(window.layoutMargins == UIEdgeInsets(top: 18, left: 28, bottom: 38, right: 48))
    }

    @Test func safeAreaInsetsOfAWindowMoveBars() {
        let root = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        let window = window(InsetWindow.self, tabs)
        window.settle()
        #expect(root.navigationController?.navigationBar.frame.minY == 10)
        // 49 high above 30, in 852.
        #expect(tabs.tabBar.frame.minY == 773)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 20, bottom: 79, right: 40))
    }

    @Test func traitCollectionOfAWindow() throws {
        let window = window(DarkWindow.self, UIViewController())
        let (label, box) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        label.text = "Text"
        box.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
        window.addSubview(box)
        window.addSubview(label)
        window.settle()
        #expect(box.traitCollection.userInterfaceStyle == .dark)
        #expect(window.rootViewController?.traitCollection.userInterfaceStyle == .dark)
        #expect(window.rootViewController?.view.traitCollection.displayScale == 1)
        // Sizes are rounded by the traits' scale: a line of 17 points is 20.29 high.
        #expect(label.intrinsicContentSize.height == 21)
        let drawing = ViewDrawing(of: window)
        #expect(drawing.scale == 1)
        #expect(try #require(UIImage(data: drawing.pngData(scale: 1))).pixel(10, 10) == blue)
        // The override may return another value later on.
        window.scale = 2
        window.setNeedsLayout()
        window.settle()
        #expect(label.intrinsicContentSize.height == 20.5)
    }

    @Test func screenOfAWindow() {
        let window = ScreenWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = UIViewController()
        window.isHidden = false
        #expect(window.traitCollection.displayScale == 2)
        #expect(window.rootViewController?.view.safeAreaInsets.top == 20)
        let label = UILabel()
        label.text = "Text"
        window.addSubview(label)
        #expect(label.intrinsicContentSize.height == 20.5)
    }

    // MARK: Areas of views

    @Test func safeAreaInsetsOfAView() {
        let (window, view, child, content) = (window(), InsetView(), UIView(), UIView())
        view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
        child.frame = CGRect(x: 5, y: 5, width: 190, height: 90)
        view.addSubview(child)
        pin(content, in: view, to: view.safeAreaLayoutGuide)
        window.addSubview(view)
        window.settle()
        #expect(content.frame == CGRect(x: 20, y: 10, width: 140, height: 60))
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 5, left: 15, bottom: 25, right: 35))
        #expect(view.layoutMargins == UIEdgeInsets(top: 18, left: 28, bottom: 38, right: 48))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 28, y: 18, width: 124, height: 44))
        // What follows the view's size follows it with the override.
        view.frame.size.width = 250
        window.settle()
        #expect(content.frame.width == 190)
        #expect(child.safeAreaInsets.right == 0)
        // A child that comes later sees it too.
        let late = UIView(frame: child.frame)
        view.addSubview(late)
        #expect(late.safeAreaInsets == child.safeAreaInsets)
    }

    @Test func layoutMarginsOfAView() {
        let (window, view, content, heir) = (window(), FixedMarginsView(), UIView(), UIView())
        view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
        pin(content, in: view, to: view.layoutMarginsGuide)
        heir.preservesSuperviewLayoutMargins = true
        heir.frame = view.bounds
        view.addSubview(heir)
        let byAttribute = UIView()
        byAttribute.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(byAttribute)
        NSLayoutConstraint(
            item: byAttribute, attribute: .leading, relatedBy: .equal, toItem: view,
            attribute: .leadingMargin,
            multiplier: 1, constant: 0
        ).isActive = true
        window.addSubview(view)
        window.settle()
        #expect(content.frame == CGRect(x: 7, y: 5, width: 184, height: 84))
        #expect(byAttribute.frame.minX == 7)
        #expect(heir.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 11, right: 9))
        #expect(view.directionalLayoutMargins.leading == 7)
        #expect(view.readableContentGuide.layoutFrame == content.frame)
    }

    @Test(arguments: [false, true])
    func layoutMarginsOfAStack(byConstraints: Bool) {
        let (window, stack, view) = (window(), MarginStack(), SizedView())
        stack.addArrangedSubview(view)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        window.addSubview(stack)
        if byConstraints { view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
        window.settle()
        #expect(view.frame == CGRect(x: 7, y: 5, width: 184, height: 84))
    }

    @Test func whetherMarginsArePreservedOrTakeTheSafeArea() {
        let (window, parent, heir) = (window(), UIView(), HeirView())
        window.addSubview(parent)
        parent.frame = window.bounds
        heir.frame = parent.bounds
        parent.addSubview(heir)
        parent.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
        #expect(heir.layoutMargins.left == 30 && heir.layoutMargins.right == 40)
        heir.changes = 0
        parent.layoutMargins.left = 50
        #expect(heir.changes == 1 && heir.layoutMargins.left == 50)
        let plain = NoSafeAreaMarginsView(frame: window.bounds)
        window.addSubview(plain)
        #expect(plain.safeAreaInsets.top == 59)
        #expect(plain.layoutMargins.top == 8)
    }

    @Test func layoutMarginsGuideOfAView() {
        let (window, view, content) = (window(), GuideView(), UIView())
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        pin(content, in: view, to: view.layoutMarginsGuide)
        window.addSubview(view)
        window.settle()
        #expect(content.frame == CGRect(x: 40, y: 40, width: 120, height: 20))
    }

    // MARK: Directions

    @Test(arguments: [false, true])
    func directionOfAView(bySemantics: Bool) {
        let view = bySemantics ? SemanticView() : MirroredView()
        let (window, content) = (window(), UIView())
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            content.widthAnchor.constraint(equalToConstant: 50),
        ])
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 5)
        window.addSubview(view)
        window.settle()
        #expect(content.frame.minX == 140)
        #expect(view.layoutMargins.right == 3 && view.layoutMargins.left == 5)
    }

    @Test(arguments: [false, true])
    func directionOfAStack(byConstraints: Bool) {
        let (window, stack) = (window(), MirroredStack())
        let (first, second) = (SizedView(), SizedView())
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        stack.alignment = .top
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        window.addSubview(stack)
        if byConstraints { first.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
        window.settle()
        #expect(first.frame.minX == 100 && second.frame.minX == 0)
    }

    @Test func directionOfAControl() throws {
        let (window, control) = (window(), MirroredSwitch())
        control.isOn = true
        window.backgroundColor = .black
        window.addSubview(control)
        let picture = try #require(UIImage(data: ViewDrawing(of: window).pngData(scale: 1)))
        // On is where lines end: at the left.
        #expect(picture.pixel(15, 15) == [255, 255, 255, 255])
    }

    // MARK: Traits and tints

    @Test func traitCollectionOfAView() throws {
        let (window, view) = (window(), DarkView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
        let (box, inner) = (UIView(frame: view.bounds), UIButton(type: .system))
        box.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
        view.addSubview(box)
        box.addSubview(inner)
        window.addSubview(view)
        #expect(box.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.userInterfaceStyle == .light)
        for drawn in [window, view, box] as [UIView] {
            let picture = try #require(UIImage(data: ViewDrawing(of: drawn).pngData(scale: 1)))
            #expect(picture.pixel(10, 10) == blue)
        }
        // A change from above goes down through the override.
        let observer = ListeningView()
        box.addSubview(observer)
        window.overrideUserInterfaceStyle = .dark
        window.overrideUserInterfaceStyle = .light
        #expect(observer.styles.allSatisfy { $0 == .dark })
        #expect(observer.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func tintColorOfAView() {
        let (view, child, button) = (TintedView(), UIView(), UIButton(type: .system))
        view.addSubview(child)
        child.addSubview(button)
        #expect(button.tintColor == .magenta)
        button.setTitle("Title", for: .normal)
        #expect(button.currentTitleColor == .magenta)
    }

    // MARK: Sizes

    @Test(arguments: [false, true])
    func intrinsicContentSize(byConstraints: Bool) {
        let (window, stack, view) = (window(), UIStackView(), SizedView())
        stack.addArrangedSubview(view)
        stack.alignment = .leading
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        window.addSubview(stack)
        if byConstraints { view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
        window.settle()
        #expect(view.frame.width == 30)
        #expect(SizedView().systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
        let alone = SizedView()
        alone.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(alone)
        alone.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
        alone.centerYAnchor.constraint(equalTo: window.centerYAnchor).isActive = true
        window.settle()
        #expect(alone.frame.size == CGSize(width: 30, height: 20))
        // A label with insets around its text.
        let (label, padded) = (UILabel(), PaddedLabel())
        (label.text, padded.text) = ("Text", "Text")
        #expect(
            padded.systemLayoutSizeFitting(.zero).width == label.systemLayoutSizeFitting(.zero).width + 10)
    }

    @Test(arguments: [false, true])
    func alignmentRectInsets(byConstraints: Bool) {
        let (window, stack) = (window(), UIStackView())
        let (first, second) = (AlignedView(), SizedView())
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        stack.alignment = .top
        stack.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
        window.addSubview(stack)
        if byConstraints { second.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
        window.settle()
        // 30 by 20 are aligned, with 1, 2, 3, 4 around them.
        #expect(first.frame == CGRect(x: -2, y: -1, width: 36, height: 24))
        #expect(second.frame == CGRect(x: 30, y: 0, width: 30, height: 20))
        #expect(AlignedView().systemLayoutSizeFitting(.zero) == CGSize(width: 36, height: 24))
    }

    @Test func contentPriorities() {
        let window = window()
        let (weak, strong) = (SizedView(), HuggingView())
        for byConstraints in [false, true] {
            let stack = UIStackView(arrangedSubviews: [weak, strong])
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            window.addSubview(stack)
            if byConstraints { weak.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
            window.settle()
            #expect(strong.frame.width == 30 && weak.frame.width == 170)
            stack.removeFromSuperview()
        }
    }

    @Test func viewsForBaselines() {
        let (window, view, label) = (window(), BaselineView(), UILabel())
        label.text = "Text"
        view.label.text = "Text"
        view.label.frame = CGRect(x: 0, y: 40, width: 80, height: view.label.intrinsicContentSize.height)
        for view in [view, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        window.addSubview(view)
        window.addSubview(label)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
            view.heightAnchor.constraint(equalToConstant: 100),
            label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
        ])
        window.settle()
        #expect(abs(label.frame.minY - 140) < 0.34)
        label.removeFromSuperview()
        window.addSubview(label)
        label.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
        window.settle()
        #expect(abs(label.frame.minY - 140) < 0.34)
    }

    // MARK: Scroll views

    @Test func insetsAndSizeOfAScrollView() {
        let scroll = WideScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.setContentOffset(CGPoint(x: 500, y: 0), animated: false)
        scroll.simulateDrag(by: CGPoint(x: -1000, y: 0))
        AnimationClock.current.finish()
        // 400 wide, with 11 at the end.
        #expect(scroll.contentOffset.x == 311)
    }

    // MARK: Controllers

    @Test func marginsAndSafeAreaOfAController() {
        let controller = AreaController()
        let window = window(PlainWindow.self, controller)
        window.settle()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 64, left: 33, bottom: 34, right: 44))
        let free = FreeController()
        window.rootViewController = free
        window.settle()
        #expect(free.view.layoutMargins.left == 0)
    }
}
