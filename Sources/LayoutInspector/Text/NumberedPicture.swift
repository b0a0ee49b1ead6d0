public import Foundation
import HeadlessUIKit

/// The screen of a capture with the number of each view at its corner: the picture that belongs to a ``CompactTree``.
///
/// The number of a view is its index in ``LayoutCapture/views``; its line in the text of the compact tree is the one of
/// that index after the header. Views that share a corner share a label: `3-5` for three in a row, `3,8` for others.
public struct NumberedPicture: Sendable {
    /// The picture as a PNG file.
    public var png: Data
    /// Where the number of a view is drawn, in points of the screen, by the index of the view.
    public var labels: [Int: CGRect]
    /// The views whose numbers are left out, because no space is left for another label.
    public var omitted: [Int]
}

extension LayoutCapture {
    /// Draws the screen, or without ``CaptureOptions/includesPictures`` the outlines of the views, with a number for each
    /// view.
    ///
    /// Labels never overlap. Where many views share a part of the screen, labels are moved, with a line to the corner; those
    /// without any space left are listed.
    ///
    /// - Throws: Where the picture has more pixels than can be held.
    @MainActor
    public func numberedPicture() throws -> NumberedPicture {
        let groups = cornerGroups()
        let marks = groups.map { group in
            NumberMark(
                text: Self.ranges(of: group), corner: views[group[0]].rootFrame.origin,
                boxes: group.map { views[$0].rootFrame })
        }
        let picture = NumberDrawing(
            size: screen.size, scale: screen.scale, picture: picture?.png, marks: marks)
        let drawn = try picture.pngData()
        var labels: [Int: CGRect] = [:]
        var omitted: [Int] = []
        for (group, box) in zip(groups, drawn.labels) {
            for index in group {
                if let box { labels[index] = box } else { omitted.append(index) }
            }
        }
        return NumberedPicture(png: drawn.png, labels: labels, omitted: omitted.sorted())
    }

    /// The views that are seen, in groups of a common corner, in the order of the tree.
    private func cornerGroups() -> [[Int]] {
        var groups: [[Int]] = []
        var known: [[Int]: Int] = [:]
        var hiddenUntil = 0
        let whole = CGRect(origin: .zero, size: screen.size)
        for (index, view) in views.enumerated() {
            guard index >= hiddenUntil else { continue }
            guard !view.flags.contains(.hidden) || index == 0, view.alpha > 0 else {
                hiddenUntil = view.end
                continue
            }
            let frame = view.rootFrame
            guard frame.intersects(whole), frame.width > 0, frame.height > 0 else { continue }
            let corner = [frame.minX, frame.minY].map { Int(min(max($0, -1e6), 1e6).rounded()) }
            if let group = known[corner] {
                groups[group].append(index)
            } else {
                known[corner] = groups.count
                groups.append([index])
            }
        }
        return groups
    }

    /// Numbers with those that follow each other as a range: `3-5,8`.
    static func ranges(of numbers: [Int]) -> String {
        var parts: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = parts.last, last.upperBound + 1 == number {
                parts[parts.count - 1] = last.lowerBound...number
            } else {
                parts.append(number...number)
            }
        }
        return parts.map { part in
            part.count > 1 ? "\(part.lowerBound)-\(part.upperBound)" : "\(part.lowerBound)"
        }.joined(separator: ",")
    }
}
