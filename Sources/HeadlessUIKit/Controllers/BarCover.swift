import Foundation

/// What the bars of a container cover, and the frame that they leave to a child by its preferences.
struct BarCover {
    let size: CGSize
    /// The container's own safe area.
    let outer: UIEdgeInsets
    /// What bars of containers further out cover.
    var containerBars = UIEdgeInsets.zero
    /// What the container adds to the safe area.
    var additional = UIEdgeInsets.zero
    var navigationTop: CGFloat = 0
    var hasNavigationBar = false
    var navigationIsTranslucent = true
    /// Where the bar at the bottom starts.
    var toolbarTop: CGFloat = 0
    var hasToolbar = false
    var toolbarIsTranslucent = true

    init(size: CGSize, outer: UIEdgeInsets) {
        self.size = size
        self.outer = outer
    }

    /// The frame of a child's view, and what bars cover of it.
    @MainActor
    func layout(of child: UIViewController, navigationHeight: CGFloat = 0) -> (
        frame: CGRect, insets: UIEdgeInsets
    ) {
        let (edges, opaqueToo) = (child.edgesForExtendedLayout, child.extendedLayoutIncludesOpaqueBars)
        var (top, bottom) = (CGFloat(0), size.height)
        var insets = UIEdgeInsets.zero
        if hasNavigationBar {
            let end = navigationTop + navigationHeight
            if edges.contains(.top), navigationIsTranslucent || opaqueToo {
                insets.top = end + additional.top
            } else {
                top = end
            }
        } else if !edges.contains(.top) {
            top = containerBars.top
        }
        if hasToolbar {
            if edges.contains(.bottom), toolbarIsTranslucent || opaqueToo {
                insets.bottom = size.height - toolbarTop + additional.bottom
            } else {
                bottom = toolbarTop
            }
        } else if !edges.contains(.bottom) {
            bottom -= containerBars.bottom
        }
        return (CGRect(x: 0, y: top, width: size.width, height: max(0, bottom - top)), insets)
    }
}
