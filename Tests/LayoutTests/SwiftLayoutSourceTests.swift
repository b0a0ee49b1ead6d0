import Layout
import Testing
import UIKit

/// Source as it is written for swift-layout, by the names of its README and of the reference of its surface.
@MainActor @Suite struct SwiftLayoutSourceTests {
    // MARK: The body

    /// The README's main idiom: a controller that is a layout, and replaces the container's body by its own.
    private final class ProfileController: UIViewController, Layout {
        let layoutContainer = LayoutContainer()
        let (header, detail) = (UILabel(), UILabel())
        var isOpen = false

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(layoutContainer)
            layoutContainer.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            layoutContainer.updateBody { self.body }
        }

        @LayoutBuilder var body: some Layout {
            VStack(alignment: .center, spacing: 20) {
                header.layout().size(width: 200, height: 40)
                if isOpen { detail.layout().size(width: 100, height: 40) }
            }
        }
    }

    @Test func updateBodyReplacesTheBodyAtOnce() {
        let controller = ProfileController()
        controller.loadViewIfNeeded()
        #expect(controller.layoutContainer.subviews == [controller.header])
        #expect(controller.header.frame == box(50, 80, 200, 40))
        controller.isOpen = true
        controller.layoutContainer.updateBody()
        #expect(controller.layoutContainer.subviews == [controller.header, controller.detail])
        #expect(controller.detail.frame == box(100, 110, 100, 40))
        let other = UIView()
        controller.layoutContainer.updateBody { other.layout().size(width: 10, height: 10) }
        #expect(controller.layoutContainer.subviews == [other])
    }

    @Test func updateBodyTakesStatementsAndNothing() {
        let (a, b) = (UIView(), UIView())
        let container = laidOut { a.layout() }
        container.updateBody {
            a.layout()
            b.layout()
        }
        #expect(container.subviews == [a, b])
        container.updateBody {}
        #expect(container.subviews.isEmpty)
    }

    @Test func updateBodyStillTakesChanges() {
        var isWide = false
        let a = UIView()
        let container = laidOut { a.layout().size(width: isWide ? 200 : 100, height: 10) }
        container.updateBody { isWide = true }
        #expect(a.frame.width == 200)
        container.updateBody { isWide.toggle() }
        #expect(a.frame.width == 100)
    }

    @Test func aBodyThatUpdatesItselfEnds() {
        let a = UIView()
        let container = LayoutContainer(frame: box(0, 0, 100, 100))
        container.setBody { [unowned container] in
            container.updateBody()
            return a.layout()
        }
        container.layoutIfNeeded()
        #expect(a.superview === container)
        #expect(container.issues.contains { "\($0)".contains("100 times") })
    }

    // MARK: Animation

    @Test func timingFunctionsAndInitialisers() {
        let plain = LayoutAnimation()
        #expect(plain.duration == 0.3 && plain.delay == 0 && plain.repeatCount == 1 && !plain.autoreverses)
        #expect(plain.timingFunction == .easeInOut)
        let own = LayoutAnimation(
            duration: 0.5, delay: 0.1, timingFunction: .easeOut, repeatCount: 2, autoreverses: true)
        #expect(own.duration == 0.5 && own.delay == 0.1 && own.repeatCount == 2 && own.autoreverses)
        #expect(own.timingFunction == .easeOut)
        #expect(LayoutAnimation.default.timingFunction == .easeInOut)
        #expect(LayoutAnimation.quick.duration < LayoutAnimation.default.duration)
        #expect(LayoutAnimation.linear(duration: 1).timingFunction == .linear)
        #expect(LayoutAnimation.easeIn(duration: 1).timingFunction == .easeIn)
        #expect(LayoutAnimation.custom(duration: 1, options: .curveEaseOut).timingFunction == .easeOut)
        guard case .spring(let damping, let velocity) = LayoutAnimation.spring.timingFunction else {
            Issue.record("not a spring")
            return
        }
        #expect(damping > 0 && damping <= 1 && velocity == 0)
    }

    @Test(arguments: [
        AnimationTimingFunction.linear, .easeIn, .easeOut, .easeInOut, .spring(damping: 0.7, velocity: 0.5),
        .cubicBezier(0.2, 0, 0, 1),
    ])
    func animationsCallBack(timing: AnimationTimingFunction) {
        let view = UIView()
        var isWide = false
        let container = laidOut { view.layout().size(width: isWide ? 100 : 50, height: 10) }
        let window = UIWindow(frame: container.frame)
        window.addSubview(container)
        window.isHidden = false
        var ends: [Bool] = []
        withAnimation(
            LayoutAnimation(duration: 0.2, timingFunction: timing),
            {
                isWide = true
                container.updateBody()
            }, completion: { isFinished in ends.append(isFinished) })
        #expect(view.frame.width == 100)
        #expect(ends.isEmpty)
        AnimationClock.current.advance(by: 0.3)
        #expect(ends == [true])
        withAnimation(nil, { isWide = false }, completion: nil)
        withAnimation(.quick) {
            container.updateBody()
        } completion: { _ in
            ends.append(false)
        }
        AnimationClock.current.advance(by: 1)
        #expect(ends == [true, false])
    }

    // MARK: Values

    @Test func prioritiesAreComparable() {
        let order: [LayoutPriority] = [
            .fittingSize, .low, .defaultLow, .medium, .defaultHigh, .high, .required,
        ]
        #expect(order.sorted() == order)
        #expect(order.map(\.value) == [50, 249, 250, 500, 750, 751, 1000])
        #expect(LayoutPriority.custom(1000) == .required)
        #expect(LayoutPriority.custom(600) > .medium && max(.low, .high) == LayoutPriority.high)
        #expect(Set([LayoutPriority.low, .custom(249)]).count == 1)
    }

    /// Values of the environment are made and set anywhere, not on the main actor alone.
    @Test nonisolated func environmentValuesAreSettable() {
        var values = EnvironmentValues()
        #expect(values.colorScheme == .light && values.layoutDirection == .leftToRight && values.isEnabled)
        #expect(values.font == nil && values.lineLimit == nil && values.minimumScaleFactor == nil)
        values.colorScheme = .dark
        values.layoutDirection = .rightToLeft
        values.font = .systemFont(ofSize: 20)
        values.foregroundColor = .red
        values.isEnabled = false
        values.minimumScaleFactor = 0.5
        values.lineLimit = 2
        values.contentSizeCategory = .large
        values.safeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        values[Level.self] = 7
        #expect(values.colorScheme == .dark && values.layoutDirection == .rightToLeft)
        #expect(values.font?.pointSize == 20 && values.foregroundColor == .red && !values.isEnabled)
        #expect(values.minimumScaleFactor == 0.5 && values.lineLimit == 2)
        #expect(values.contentSizeCategory == .large && values.safeAreaInsets.right == 4)
        #expect(values[Level.self] == 7)
    }

    private struct Level: EnvironmentKey {
        static var defaultValue: Int { 1 }
    }

    @Test func identitiesNameViews() throws {
        let title = UILabel()
        #expect(title.layoutIdentity == nil)
        title.layoutIdentity = "title"
        #expect(title.layoutIdentity == AnyHashable("title"))
        let container = laidOut { HStack { title.layout() } }
        #expect(try #require(container.explanation(of: title)).description.contains("UILabel \"title\""))
        title.layoutIdentity = nil
        #expect(title.layoutIdentity == nil)
    }

    @Test func layoutsThatAreNotIncrementalMeasureEverything() {
        /// A view that changes without saying so.
        final class Silent: UIView {
            var length: CGFloat = 10
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: length, height: 10) }
        }
        let view = Silent()
        let container = laidOut { view.layout() }
        #expect(container.useIncrementalLayout)
        view.length = 20
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(view.frame.width == 10)
        container.useIncrementalLayout = false
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(view.frame.width == 20)
    }

    @Test func theDebuggerCanBeSilenced() {
        let debugger = LayoutDebugger.shared
        debugger.output = { _ in }
        defer {
            debugger.disableAll()
            debugger.output = { print($0) }
        }
        #expect(!debugger.isEnabled)
        debugger.isEnabled = true
        #expect(debugger.isEnabled && debugger.isEnabled(.hierarchy))
        debugger.disableAll()
        #expect(!debugger.isEnabled)
        debugger.enable(.frame)
        debugger.isEnabled = false
        #expect(debugger.analyzeViewHierarchy(UIView()) == "")
        debugger.isEnabled = true
        #expect(debugger.isEnabled(.frame) && !debugger.isEnabled(.hierarchy))
        #expect(debugger.analyzeViewHierarchy(UIView()) == "(0.0, 0.0, 0.0, 0.0)")
    }

    @Test func darkPicturesHaveABackground() {
        let config = SnapshotConfig(size: CGSize(width: 4, height: 4), scale: 1)
        #expect(config.backgroundColor == nil)
        #expect(config.darkMode().backgroundColor == .systemBackground)
        var own = config
        own.backgroundColor = .blue
        #expect(own.darkMode().backgroundColor == .blue)
        let dark = Spacer().snapshot(config: config.darkMode())
        let black = Color(.black).snapshot(config: config)
        #expect(dark.pngData() == black.pngData())
    }

    // MARK: Results

    @Test func layoutsAreCalculatedWithoutMovingTheirViews() {
        let (a, b, outer) = (UIView(), UIView(), UIView())
        outer.addSubview(UIView())
        outer.addSubview(a)
        outer.addSubview(UIView())
        a.frame = box(1, 2, 3, 4)
        let layout = VStack(spacing: 10) {
            a.layout().size(width: 100, height: 30)
            b.layout().size(width: 60, height: 20)
        }
        let result = layout.calculateLayout(in: box(0, 0, 300, 200))
        #expect(result.totalSize == CGSize(width: 100, height: 60))
        #expect(result.frames == [a: box(100, 70, 100, 30), b: box(120, 110, 60, 20)])
        #expect(a.frame == box(1, 2, 3, 4) && a.superview === outer && outer.subviews[1] === a)
        #expect(b.superview == nil && b.frame == .zero)
        #expect(layout.extractViews() == [a, b])
        #expect(EmptyLayout().extractViews().isEmpty)
    }
}
