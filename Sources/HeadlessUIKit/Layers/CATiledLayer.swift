import Foundation

/// A layer that draws large content in tiles. Here it is drawn as one, at its own scale.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    /// The seconds in which a tile appears. A quarter of a second; tiles appear at once here.
    @discardableResult open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The number of scales at which content is drawn. 1 by default. Has no effect here.
    open var levelsOfDetail = 1
    /// The number of those scales that are larger. 0 by default. Has no effect here.
    open var levelsOfDetailBias = 0
    /// The size of a tile, in pixels. 256 by default. Has no effect here.
    open var tileSize = CGSize(width: 256, height: 256)
}
