// Each type here stands in for the real one: whoever lands that deletes it here.

internal import DisplayList
internal import LayoutCore
public final class CGColor: Sendable { public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
 var displayColor: Color { .black } }
public final class CGPath: Sendable { var displayPath: Path { Path() } }
public final class CGImage: Sendable { public var width: Int { 1 }; public var height: Int { 1 }; var bitmap: Bitmap { Bitmap(width: 0, height: 0, pixels: [], isOpaque: false) } }
public final class CGContext { init(size: CGSize) {}
 func begin() {}; func takeCommands() -> [DrawCommand] { [] } }
public func UIGraphicsPushContext(_ c: CGContext) {}
public func UIGraphicsPopContext() {}
