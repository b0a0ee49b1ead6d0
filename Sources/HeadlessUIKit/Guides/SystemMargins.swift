import Foundation

/// The margin that the system gives a window's content at the sides.
enum SideMargin {
    private static let narrow: CGFloat = 16
    private static let wide: CGFloat = 20

    /// The margin in points: 20 where the window is wide enough, else 16.
    ///
    /// Up to iOS 18 windows have 20 from 400 points of their shorter side on: 812 x 375 and 844 x 390 have
    /// 16, 926 x 428 has 20, and Interface Builder writes 20 for a root 400 wide. On iOS 26 20 was measured
    /// from 390 points on. A regular width, as on an iPad, always has 20.
    ///
    /// - Parameters:
    ///   - size: The window's size, in points.
    ///   - traits: The horizontal size class and the version count.
    static func minimum(inWindowOf size: CGSize, traits: UITraitCollection) -> CGFloat {
        if traits.horizontalSizeClass == .regular { return wide }
        let limit: CGFloat = traits.systemVersion >= .iOS26 ? 390 : 400
        return min(size.width, size.height) >= limit ? wide : narrow
    }
}

extension ScreenDevice {
    /// The minimum margin at the sides of a controller's root view that fills the screen: 20 points where
    /// it is wide enough, else 16.
    public func minimumSideMargin(in orientation: UIInterfaceOrientation) -> CGFloat {
        SideMargin.minimum(
            inWindowOf: size(in: orientation), traits: UITraitCollection(self, orientation: orientation))
    }
}

/// The maximum width of a column of text that is read easily: about forty times the body font's size.
enum ReadableWidth {
    /// The limit for a size of text, in points; nil for the sizes for accessibility, which have none.
    static func limit(for category: UIContentSizeCategory) -> CGFloat? {
        let limits: [CGFloat] = [560, 600, 632, 672, 744, 816, 896]
        let index = category.index
        return limits.indices.contains(index) ? limits[index] : nil
    }
}

extension UIView {
    /// The system's margin at the sides in the view's window; without a window that of the main screen.
    final var systemSideMargin: CGFloat {
        SideMargin.minimum(
            inWindowOf: windowStorage?.bounds.size ?? UIScreen.main.bounds.size, traits: traitCollection)
    }
}
