// Each type here stands in for the real one: whoever lands that deletes it here.

internal import DisplayList
internal import LayoutCore
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
