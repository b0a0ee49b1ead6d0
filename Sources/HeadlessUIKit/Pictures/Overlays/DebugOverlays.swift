import Foundation

/// Drawings over a picture that show how its views are laid out.
///
/// A picture gets them where they are requested:
///
/// ```swift
/// let png = try ViewDrawing(of: view, overlays: [.frames, .clippedText]).pngData()
/// ```
///
/// or all pictures that a closure makes, by any of UIKit's calls:
///
/// ```swift
/// let image = DebugOverlays.hitAreas.performAsCurrent {
///     renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
/// }
/// ```
///
/// They are part of the picture, not of the views. What two views share is drawn once; colours are legible on light and on
/// dark screens.
public struct DebugOverlays: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates overlays of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The outline of every view, with its size where it fits.
    public static let frames = DebugOverlays(rawValue: 1 << 0)
    /// The outline of every alignment rectangle, with its insets where it differs from the frame: what
    /// `UIViewShowAlignmentRects` shows.
    public static let alignmentRectangles = DebugOverlays(rawValue: 1 << 1)
    /// Views with an edge between two pixels, and images that are not shown pixel for pixel: Core Animation's Color
    /// Misaligned Images.
    public static let misalignedPixels = DebugOverlays(rawValue: 1 << 2)
    /// Texts that are truncated or clipped, with the size that they need.
    public static let clippedText = DebugOverlays(rawValue: 1 << 3)
    /// What touches reach of each control and each view with a tap recogniser: areas under 44 points, and those that
    /// overlap, are marked.
    public static let hitAreas = DebugOverlays(rawValue: 1 << 4)
    /// A colour for every depth of the tree, with the depth.
    public static let depth = DebugOverlays(rawValue: 1 << 5)
    /// The layout margins that were set, or that something is laid out by.
    public static let margins = DebugOverlays(rawValue: 1 << 6)
    /// What safe areas exclude.
    public static let safeAreas = DebugOverlays(rawValue: 1 << 7)
    /// The layout guides that were added.
    public static let guides = DebugOverlays(rawValue: 1 << 8)
    /// The first and the last baseline of texts.
    public static let baselines = DebugOverlays(rawValue: 1 << 9)

    /// All of them.
    public static let all = DebugOverlays(rawValue: (1 << 10) - 1)

    /// The overlays by their names.
    public static let named: [(name: String, overlay: DebugOverlays)] = [
        ("frames", .frames), ("alignmentRectangles", .alignmentRectangles),
        ("misalignedPixels", .misalignedPixels), ("clippedText", .clippedText), ("hitAreas", .hitAreas),
        ("depth", .depth), ("margins", .margins), ("safeAreas", .safeAreas), ("guides", .guides),
        ("baselines", .baselines),
    ]
}

extension DebugOverlays {
    @MainActor private static var scoped: DebugOverlays?

    /// What pictures get that request no overlays: those of ``performAsCurrent(_:)``, else the alignment rectangles where
    /// the launch arguments or `UserDefaults.standard` set `UIViewShowAlignmentRects`, else nothing.
    @MainActor public static var current: DebugOverlays {
        scoped ?? (DebugSwitches.standard.showsAlignmentRects ? .alignmentRectangles : [])
    }

    /// Runs a closure. Pictures that it makes have these overlays: drawings, snapshots, and what `drawHierarchy` and
    /// `render(in:)` draw.
    @MainActor public func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.scoped
        Self.scoped = self
        defer { Self.scoped = outer }
        return try body()
    }

    /// Sets what ``performAsCurrent(_:)`` sets, for work that cannot be put in a closure; returns what was set before.
    @MainActor package static func replaceCurrent(by overlays: DebugOverlays?) -> DebugOverlays? {
        let outer = scoped
        scoped = overlays
        return outer
    }
}
