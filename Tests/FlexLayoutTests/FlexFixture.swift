import FlexLayout
import UIKit

/// A container of 200 x 100 points with plain items.
@MainActor
struct FlexFixture {
    let root = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    var items: [UIView] = []

    init(items count: Int = 1, define: (Flex) -> Void = { $0.width(30).height(20) }) {
        for _ in 0..<count {
            let view = UIView()
            items.append(view)
            define(root.flex.addItem(view))
        }
    }

    /// The frames of the items after layout.
    func frames(mode: Flex.LayoutMode = .fitContainer) -> [CGRect] {
        root.flex.layout(mode: mode)
        return items.map(\.frame)
    }

    /// The frame of the first item after layout.
    func frame() -> CGRect { frames()[0] }
}

/// A view whose content has a size, and that records the sizes that it is measured for.
final class ContentView: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }
    var measureRequests: [CGSize] = []

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        measureRequests.append(size)
        return content
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
