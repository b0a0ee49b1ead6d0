import SnapKit
import Testing
import UIKit

/// The bars' edges of a controller's view, which are deprecated and therefore requested through a protocol.
@MainActor
private protocol OldEdges {
    func edges(of controller: UIViewController) -> (top: any UILayoutSupport, bottom: any UILayoutSupport)
}

private struct Edges: OldEdges {
    @available(*, deprecated)
    func edges(of controller: UIViewController) -> (top: any UILayoutSupport, bottom: any UILayoutSupport) {
        (controller.topLayoutGuide, controller.bottomLayoutGuide)
    }
}

@MainActor
struct LayoutSupportTests {
    @Test func viewsLieBetweenTheBars() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        let (top, bottom) = (Edges() as any OldEdges).edges(of: controller)
        view.snp.makeConstraints {
            $0.top.equalTo(top.snp.bottom).offset(1)
            $0.bottom.equalTo(bottom.snp.top).offset(-2)
            $0.left.equalToSuperview()
            $0.width.equalTo(bottom.snp.height)
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.settle()
        let insets = window.safeAreaInsets
        #expect(insets.top == 47 && insets.bottom == 34)
        #expect(view.frame == CGRect(x: 0, y: 48, width: 34, height: 844 - 34 - 2 - 48))
        #expect(top.length == 47)
        #expect(bottom.length == 34)
        window.rotate(to: .landscapeRight)
        window.settle()
        #expect(view.frame == CGRect(x: 0, y: 1, width: 21, height: 390 - 21 - 2 - 1))
        #expect(top.snp.top == (Edges() as any OldEdges).edges(of: controller).top.snp.top)
    }
}
