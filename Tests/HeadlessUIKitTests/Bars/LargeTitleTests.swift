import Testing
import UIKit

/// Large titles follow the content's offset; the numbers are an iPhone 14's: 47 of status area, 44 of bar, 52 of title.
@MainActor
@Suite struct LargeTitleTests {
    private final class Article: UIViewController {
        let scrollView = UIScrollView()
        override func viewDidLoad() {
            view.addSubview(scrollView)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
        }
        override func viewDidLayoutSubviews() { scrollView.frame = view.bounds }
    }

    private func shown(_ article: Article) -> (UIWindow, UINavigationController) {
        let navigation = UINavigationController(rootViewController: article)
        navigation.navigationBar.prefersLargeTitles = true
        article.title = "Title"
        return (shownWindow(navigation), navigation)
    }

    @Test func collapsesWithTheContent() {
        let article = Article()
        let (window, navigation) = shown(article)
        let (bar, scroll) = (navigation.navigationBar, article.scrollView)
        #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
        #expect(scroll.contentOffset.y == -143)
        #expect(scroll.adjustedContentInset.top == 143)
        for (scrolled, height) in [(0, 96), (10, 86), (30, 66), (52, 44), (300, 44), (20, 76), (0, 96)] {
            scroll.contentOffset.y = CGFloat(scrolled - 143)
            window.settle()
            #expect(bar.frame.height == CGFloat(height), "scrolled by \(scrolled)")
            #expect(article.view.safeAreaInsets.top == CGFloat(47 + height), "scrolled by \(scrolled)")
            #expect(scroll.contentOffset.y == CGFloat(scrolled - 143))
        }
        // Pulled down, the bar keeps its height.
        scroll.contentOffset.y = -180
        window.settle()
        #expect(bar.frame.height == 96)
    }

    @Test func theSmallTitleComesWhenTheLargeOneIsGone() throws {
        let article = Article()
        let (window, navigation) = shown(article)
        func labels(_ view: UIView) -> [UILabel] {
            (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
        }
        window.settle()
        let all = labels(navigation.navigationBar).filter { $0.text == "Title" }
        let small = try #require(all.first { $0.font.pointSize == 17 })
        let large = try #require(all.first { $0.font.pointSize == 34 })
        #expect(small.alpha == 0)
        // In the middle, to a pixel.
        #expect(abs(small.frame.midX - 195) < 0.34)
        #expect(large.convert(large.bounds, to: nil).minX == 16)
        article.scrollView.contentOffset.y = 0
        window.settle()
        #expect(small.alpha == 1)
        #expect(large.superview?.isHidden ?? false)
    }

    @Test func turningKeepsTheContentAtItsStart() {
        let article = Article()
        let (window, navigation) = shown(article)
        window.rotate(to: .landscapeRight)
        #expect(navigation.navigationBar.frame.height == 32)
        #expect(article.scrollView.contentOffset.y == -32)
        window.rotate(to: .portrait)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(article.scrollView.contentOffset.y == -143)
    }

    @Test func comingBackKeepsWhatWasSeen() {
        let article = Article()
        let (window, navigation) = shown(article)
        let second = UIViewController()
        second.navigationItem.largeTitleDisplayMode = .never
        article.scrollView.contentOffset.y = 500
        navigation.pushViewController(second, animated: false)
        #expect(second.view.safeAreaInsets.top == 91)
        navigation.popViewController(animated: false)
        window.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(article.scrollView.contentOffset.y == 500)
        article.scrollView.contentOffset.y = -143
        navigation.pushViewController(second, animated: false)
        navigation.popViewController(animated: false)
        window.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(article.scrollView.contentOffset.y == -143)
    }

    @Test func anAutomaticItemFollowsTheOneBelow() {
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: a)
        navigation.navigationBar.prefersLargeTitles = true
        let window = shownWindow(navigation)
        a.navigationItem.largeTitleDisplayMode = .never
        window.settle()
        #expect(a.view.safeAreaInsets.top == 91)
        navigation.pushViewController(b, animated: false)
        #expect(b.view.safeAreaInsets.top == 91)
        c.navigationItem.largeTitleDisplayMode = .always
        navigation.pushViewController(c, animated: false)
        #expect(c.view.safeAreaInsets.top == 143)
        c.navigationItem.prompt = "Prompt"
        window.settle()
        #expect(c.view.safeAreaInsets.top == 173)
        navigation.navigationBar.prefersLargeTitles = false
        window.settle()
        #expect(c.view.safeAreaInsets.top == 121)
    }
}
