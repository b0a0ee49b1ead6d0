import HeadlessUIKit

extension ViewImageConfig {
    /// A television of 1920 x 1080 points.
    public static let tv = ViewImageConfig(
        safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
        size: CGSize(width: 1920, height: 1080))
    /// A television of 3840 x 2160 points.
    public static let tv4K = ViewImageConfig(
        safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
        size: CGSize(width: 3840, height: 2160))
}
