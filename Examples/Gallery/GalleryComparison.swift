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
        let (count, step) = Self.difference(mine.pixels, theirs.pixels)
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

    /// The number of pixels that differ, and the largest difference of a component.
    private static func difference(_ first: [UInt8], _ second: [UInt8]) -> (count: Int, step: Int) {
        var (count, step) = (0, 0)
        first.withUnsafeBytes { first in
            second.withUnsafeBytes { second in
                let (mine, theirs) = (first.bindMemory(to: UInt32.self), second.bindMemory(to: UInt32.self))
                for index in mine.indices where mine[index] != theirs[index] {
                    count += 1
                    for byte in index * 4..<index * 4 + 4 {
                        step = max(step, abs(Int(first[byte]) - Int(second[byte])))
                    }
                }
            }
        }
        return (count, step)
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
