import Testing
import UIKit

@testable import HeadlessUIKit

/// What can be animated step by step, kind by kind.
@MainActor
@Suite struct SteppedLayoutKindsTests {
    @Test func spacesAndMarginsOfStacks() {
        withOwnClock { clock in
            let views = (0..<3).map { _ in UIView() }
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
            stack.distribution = .fillEqually
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = .zero
            stack.layoutIfNeeded()
            #expect(views[1].frame.minX == 100)
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                stack.spacing = 30
                stack.layoutMargins = UIEdgeInsets(top: 4, left: 60, bottom: 0, right: 0)
            }
            clock.advance(by: 0.5)
            // 300 - 30 margin - 2 x 15 space are 240 for three.
            #expect(stack.spacing == 15)
            #expect(stack.layoutMargins.left == 30)
            #expect(views.map(\.frame.minX) == [30, 125, 220] && views[0].frame.minY == 2)
            clock.advance(by: 0.5)
            #expect(views.map(\.frame.minX) == [60, 150, 240])
            stack.animator().spacing = 0
            clock.finish()
            #expect(stack.spacing == 0 && views[2].frame.maxX == 300 && views[2].frame.width == 80)
            stack.setCustomSpacing(0, after: views[0])
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                stack.setCustomSpacing(48, after: views[0])
                stack.directionalLayoutMargins = .zero
            }
            clock.advance(by: 0.5)
            #expect(stack.customSpacing(after: views[0]) == 24 && stack.layoutMargins.left == 30)
            #expect(views[1].frame.minX - views[0].frame.maxX == 24)
            clock.finish()
            #expect(stack.customSpacing(after: views[0]) == 48 && views[0].frame.minX == 0)
        }
    }

    @Test func framesLayTheirSubviewsOut() {
        withOwnClock { clock in
            let (root, panel, half) = (
                UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), UIView(), UIView()
            )
            root.addSubview(panel)
            panel.addSubview(half)
            panel.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            half.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                half.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5),
                half.heightAnchor.constraint(equalTo: half.widthAnchor),
                half.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
                half.topAnchor.constraint(equalTo: panel.topAnchor),
            ])
            root.layoutIfNeeded()
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                panel.frame = CGRect(x: 100, y: 0, width: 200, height: 300)
            }
            #expect(panel.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
            clock.advance(by: 0.5)
            #expect(panel.frame == CGRect(x: 50, y: 0, width: 150, height: 200))
            #expect(half.frame == CGRect(x: 75, y: 0, width: 75, height: 75))
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                panel.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            }
            clock.advance(by: 0.5)
            #expect(panel.frame == CGRect(x: 50, y: 0, width: 150, height: 200))
            clock.finish()
            #expect(panel.frame == CGRect(x: 0, y: 0, width: 100, height: 100) && half.frame.width == 50)
        }
    }

    /// A drawer that is laid out by hand.
    private final class Drawer: UIView {
        @LayoutAnimated var openness: CGFloat = 0
        @LayoutAnimated var insets = UIEdgeInsets.zero
        let panel = UIView()
        var progress: [CGFloat] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(panel)
        }

        required init?(coder: NSCoder) { fatalError("not read from a nib") }

        override func layoutSubviews() {
            progress.append(layoutProgress)
            let height = 60 + 240 * openness
            panel.frame = CGRect(
                x: insets.left, y: bounds.height - height, width: bounds.width - insets.left, height: height)
        }
    }

    @Test func propertiesThatAViewDeclaresAreLaidOutAtEachStep() {
        withOwnClock { clock in
            let drawer = Drawer(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            drawer.layoutIfNeeded()
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                drawer.openness = 1
                drawer.insets.left = 20
            }
            drawer.progress = []
            clock.advance(by: 0.5)
            #expect(
                drawer.openness == 0.5 && drawer.panel.frame == CGRect(x: 10, y: 220, width: 190, height: 180)
            )
            // Sixty steps a second.
            #expect(drawer.progress.count == 30)
            clock.finish()
            #expect(drawer.panel.frame == CGRect(x: 20, y: 100, width: 180, height: 300))
            drawer.openness = 0
            drawer.layoutIfNeeded()
            #expect(drawer.panel.frame.height == 60)
        }
    }

    @Test func layoutCodeReadsTheProgress() {
        withOwnClock { clock in
            let (root, drawer) = (UIView(), Drawer(frame: CGRect(x: 0, y: 0, width: 200, height: 400)))
            root.addSubview(drawer)
            root.layoutIfNeeded()
            #expect(drawer.layoutProgress == 1)
            drawer.progress = []
            var isDone = false
            drawer.animateLayout(withDuration: 1, options: .curveLinear) { isDone = $0 }
            #expect(
                drawer.layoutProgress == 0 && drawer.panel.layoutProgress == 0 && root.layoutProgress == 1)
            clock.advance(by: 0.25)
            clock.advance(to: 0.33)
            clock.finish()
            #expect(drawer.progress.count > 55 && drawer.progress.first == 0 && drawer.progress.last == 1)
            #expect(
                drawer.progress.contains { abs($0 - 0.33) < 1e-9 }
                    && drawer.progress == drawer.progress.sorted())
            #expect(isDone && drawer.layoutProgress == 1)
        }
    }

    @Test func closuresAreCalledWithTheProgress() {
        withOwnClock { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let drawer = Drawer(frame: window.bounds)
            window.addSubview(drawer)
            window.makeKeyAndVisible()
            var calls: [CGFloat] = []
            UIView.animateLayout(
                withDuration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.3)
            ) { progress in
                calls.append(progress)
                drawer.openness = progress
            }
            clock.advance(by: 0.3)
            #expect(drawer.panel.frame.height == 60 + 240 * drawer.openness)
            clock.finish()
            #expect(calls.first == 0 && calls.last == 1 && calls.contains { $0 > 1.2 } && calls.count > 55)
            #expect(drawer.panel.frame.height == 300)
        }
    }

    @Test func layoutsThatStartAnimationsAreStepped() {
        withOwnClock { clock in
            final class Starter: UIView {
                @LayoutAnimated var second: CGFloat = 0
                var hasStarted = false
                @LayoutAnimated var first: CGFloat = 0

                override func layoutSubviews() {
                    guard first >= 0.5, !hasStarted else { return }
                    hasStarted = true
                    UIView.animateLayout(withDuration: 1, options: .curveLinear) { self.second = 100 }
                }
            }
            let view = Starter()
            view.layoutIfNeeded()
            UIView.animateLayout(withDuration: 1, options: .curveLinear) { view.first = 1 }
            clock.advance(by: 0.5)
            #expect(view.second == 0)
            clock.advance(by: 0.5)
            #expect(view.first == 1 && view.second == 50)
            clock.finish()
            #expect(view.second == 100)
        }
    }
}
