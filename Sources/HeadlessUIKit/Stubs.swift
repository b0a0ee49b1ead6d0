// Each type here stands in for the real one: whoever lands that deletes it here.

internal import DisplayList
internal import LayoutCore
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified, leftToRight, rightToLeft }
public enum UIInterfaceOrientation: Int, Sendable { case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft }
public struct UIInterfaceOrientationMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) {self.rawValue = rawValue}
 public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 2) }
public final class UITraitCollection: NSObject, Sendable {
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  public let userInterfaceStyle: UIUserInterfaceStyle
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  public convenience init(traitsFrom: [UITraitCollection]) { self.init(userInterfaceStyle: .light) }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  public var displayScale: CGFloat { 2 }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .compact }
  public func performAsCurrent(_ body: () -> Void) { body() }
}
@preconcurrency @MainActor public final class UIScreen: NSObject {
 public static let main = UIScreen()
 public var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 812) }
 public var traitCollection: UITraitCollection { .current }
 var safeAreaInsets: UIEdgeInsets { .zero }
 public var orientation: UIInterfaceOrientation { .portrait }
 func turned(to: UIInterfaceOrientation) -> UIScreen { self }
}
public final class UIColor: NSObject, Sendable {
 public static let systemBlue = UIColor()
 public convenience init(cgColor: CGColor) { self.init() }
 public var cgColor: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
 public func resolvedColor(with: UITraitCollection) -> UIColor { self }
 func displayColor(in: UITraitCollection) -> Color { .black }
}
public final class CGColor: Sendable { public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
 var displayColor: Color { .black } }
public final class CGPath: Sendable { var displayPath: Path { Path() } }
public final class CGImage: Sendable { public var width: Int { 1 }; public var height: Int { 1 }; var bitmap: Bitmap { Bitmap(width: 0, height: 0, pixels: [], isOpaque: false) } }
public final class CGContext { init(size: CGSize) {}
 func begin() {}; func takeCommands() -> [DrawCommand] { [] } }
public func UIGraphicsPushContext(_ c: CGContext) {}
public func UIGraphicsPopContext() {}
