import Layout
import Testing
import UIKit

/// Changes that move.
@MainActor @Suite(.serialized) struct AnimationTests {
    @MainActor final class Model {
        @LayoutState var isWide = false
        @LayoutState var isShown = false
    }

    private func shown(_ body: @escaping () -> any Layout) -> (UIWindow, LayoutContainer) {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(container)
        container.setBody { AnyLayout(body()) }
        window.settle()
        return (window, container)
    }

    @Test func framesMove() {
        let (model, view) = (Model(), UIView())
        let (_, container) = shown { view.layout().size(width: model.isWide ? 200 : 100, height: 40) }
        var isDone = false
        withAnimation(.linear(duration: 1)) {
            model.isWide = true
        } completion: {
            isDone = true
        }
        #expect(container.bounds.width == 300)
        #expect(view.frame == box(50, 80, 200, 40))
        AnimationClock.current.advance(by: 0.5)
        let half = view.layer.presentation()?.frame ?? .zero
        #expect(abs(half.width - 150) < 0.01 && abs(half.minX - 75) < 0.01)
        #expect(!isDone)
        AnimationClock.current.finish()
        #expect(isDone)
    }

    @Test func withoutAnimationThereIsNone() {
        let (model, view) = (Model(), UIView())
        let (window, _) = shown { view.layout().size(width: model.isWide ? 200 : 100, height: 40) }
        model.isWide = true
        window.settle()
        #expect(view.layer.animationKeys() == nil || view.layer.animationKeys()?.isEmpty == true)
        #expect(view.frame.width == 200)
    }

    @Test func viewsComeAndGo() {
        let (model, view) = (Model(), UIView())
        let (_, container) = shown {
            VStack {
                Color(.red).frame(width: 10, height: 10)
                if model.isShown { view.layout().size(width: 40, height: 40).transition(.opacity) }
            }
        }
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        #expect(view.alpha == 1)
        AnimationClock.current.advance(by: 0.25)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.25) < 0.01)
        #expect(abs((view.layer.presentation()?.bounds.width ?? 0) - 40) < 0.01)
        AnimationClock.current.finish()
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        #expect(view.superview === container)
        AnimationClock.current.finish()
        #expect(view.superview == nil)
        #expect(view.alpha == 1)
    }

    @Test func springsSettle() {
        let (model, view) = (Model(), UIView())
        _ = shown { view.layout().size(width: model.isWide ? 200 : 100, height: 40) }
        withAnimation(.spring) { model.isWide = true }
        AnimationClock.current.finish()
        #expect(view.frame == box(50, 80, 200, 40))
    }

    @Test func bodiesMoveIntoEachOther() {
        let view = UIView()
        let (_, container) = shown { view.layout().size(width: 100, height: 40) }
        container.setBodyAnimated(animation: .linear(duration: 1)) {
            view.layout().size(width: 200, height: 40)
        }
        AnimationClock.current.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.bounds.width ?? 0) - 150) < 0.01)
        AnimationClock.current.finish()
    }

    @Test func heldViewsAreLeftAlone() {
        let (model, view) = (Model(), UIView())
        let (window, container) = shown { view.layout().size(width: model.isWide ? 200 : 100, height: 40) }
        container.startAnimating(view)
        #expect(container.isAnimating)
        view.frame = box(1, 2, 3, 4)
        model.isWide = true
        window.settle()
        #expect(view.frame == box(1, 2, 3, 4))
        container.stopAnimating(view)
        window.settle()
        #expect(view.frame == box(50, 80, 200, 40))
        #expect(!container.isAnimating)
    }
}
