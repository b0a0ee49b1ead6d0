import Foundation
import PictureComparison
import UIKit

/// Two folders of the gallery, drawn on two systems: trees have to be equal, pictures may differ on edges.
struct GalleryComparison {
    private var equalTrees = 0
    private var equalPictures = 0
    /// Pictures that differ by rounding and on edges alone.
    private var closePictures = 0
    private var differences: [String] = []
    /// The largest difference of a component, from 0 to 255, and the largest share of pixels that differ.
    private var largestStep = 0
    private var largestShare = 0.0

    /// Compares all trees and pictures of the first folder with those of the second.
    init(_ first: URL, _ second: URL) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: first.path).sorted() {
            let (mine, theirs) = (first.appendingPathComponent(name), second.appendingPathComponent(name))
            guard name.hasSuffix(".txt") || name.hasSuffix(".png") else { continue }
            let old = try Data(contentsOf: mine)
            guard let new = try? Data(contentsOf: theirs) else {
                differences.append("\(name): missing")
                continue
            }
            if name.hasSuffix(".txt") {
                if old == new { equalTrees += 1 } else { differences.append("\(name): another tree") }
            } else if old == new {
                equalPictures += 1
            } else {
                compare(old, new, name)
            }
        }
    }

    private mutating func compare(_ old: Data, _ new: Data, _ name: String) {
        guard let (mine, theirs) = Self.pictures(old, new), mine.hasSize(of: theirs) else {
            differences.append("\(name): another size")
            return
        }
        var (count, step) = (0, 0)
        for start in stride(from: 0, to: mine.pixels.count, by: 4) {
            let steps = (start..<start + 4).map { abs(Int(mine.pixels[$0]) - Int(theirs.pixels[$0])) }
            let change = steps.max() ?? 0
            if change > 0 { count += 1 }
            step = max(step, change)
        }
        largestStep = max(largestStep, step)
        largestShare = max(largestShare, Double(count) / Double(max(mine.pixelCount, 1)))
        let tolerance = RegionTolerance()
        let regions = mine.changedRegions(from: theirs, tolerance: tolerance)
        if tolerance.accepts(regions) {
            closePictures += 1
        } else {
            let pixels = regions.map(\.pixelCount).reduce(0, +)
            differences.append("\(name): \(regions.count) regions, \(pixels) pixels, by up to \(step) of 255")
        }
    }

    private static func pictures(_ old: Data, _ new: Data) -> (Picture, Picture)? {
        let bitmaps = [old, new].compactMap { UIImage(data: $0)?.cgImage?.bitmap }
        guard bitmaps.count == 2 else { return nil }
        let pictures = bitmaps.map { Picture(width: $0.width, height: $0.height, pixels: $0.pixels) }
        return (pictures[0], pictures[1])
    }

    /// Whether trees are equal and pictures within the tolerance.
    var isEqual: Bool { differences.isEmpty }

    /// What was found.
    var text: String {
        var lines = [
            "\(equalTrees) equal trees; \(equalPictures) equal pictures, \(closePictures) equal but for edges"
        ]
        if largestStep > 0 {
            let share = String(format: "%.3f", largestShare * 100)
            lines.append(
                "pixels differ by up to \(largestStep) of 255, in a picture up to \(share) % of them")
        }
        return (lines + differences).joined(separator: "\n")
    }
}
