import Foundation

/// The frames of the buttons that a swipe uncovers, in the area between the row and the edge.
///
/// iOS 26 has capsules 44 high with 10 points around and between them; those with a title alone are equally wide. Before,
/// buttons are flat and as high as the row, 74 wide at least.
struct SwipeLayout: Equatable {
    /// The natural width of each button, that nearest to the edge first.
    private(set) var widths: [CGFloat]
    private let isToday: Bool
    /// The height of capsules: 44, more where the title is larger.
    private let capsuleHeight: CGFloat

    private static let gap: CGFloat = 10

    /// The content of a button.
    struct Content: Equatable {
        /// The title's width; nil where there is none.
        var title: CGFloat?
        /// The picture's width; nil where there is none.
        var image: CGFloat?
        /// The height of the title's line.
        var lineHeight: CGFloat = 0
    }

    init(_ contents: [Content], isToday: Bool) {
        self.isToday = isToday
        let height = max(44, ((contents.map(\.lineHeight).max() ?? 0) + 28).rounded())
        capsuleHeight = height
        widths = contents.map { content in
            let inner = max(content.title ?? 0, content.image ?? 0)
            return isToday ? max(height, inner + 24) : max(74, (content.title ?? 0) + 30)
        }
        guard isToday else { return }
        let titled = contents.indices.filter { contents[$0].image == nil }
        let widest = titled.map { widths[$0] }.max() ?? 0
        for index in titled { widths[index] = widest }
    }

    /// How far the row moves to show all buttons.
    var total: CGFloat {
        let sum = widths.reduce(0, +)
        return isToday && !widths.isEmpty ? sum + Self.gap * CGFloat(widths.count + 1) : sum
    }

    /// How far a finger moves the row until the first action is chosen, in a row of a width.
    func fullSwipe(in width: CGFloat) -> CGFloat {
        max(total + 30, width * (isToday ? 255.0 / 375 : 0.6))
    }

    /// The frames where the row has moved by a distance, with the edge at the right. An area that is larger than all
    /// buttons is distributed among them, or all of it is the first one's.
    func frames(for distance: CGFloat, height: CGFloat, isFull: Bool) -> [CGRect] {
        isToday
            ? capsules(for: distance, height: height, isFull: isFull)
            : plates(for: distance, height: height, isFull: isFull)
    }

    private func capsules(for distance: CGFloat, height: CGFloat, isFull: Bool) -> [CGRect] {
        var (frames, end): ([CGRect], CGFloat) = ([], distance - Self.gap)
        let extra = max(0, distance - total)
        let capsuleHeight = min(capsuleHeight, max(44, height - 8))
        let y = ((height - capsuleHeight) / 2).rounded()
        for (index, natural) in widths.enumerated() {
            let width = index == 0 ? natural + extra : natural
            // Capsules that are not uncovered yet are squeezed at the edge.
            let shown = min(width, max(0, width * min(1, distance / max(total, 1))))
            frames.append(
                CGRect(
                    x: end - shown, y: y, width: isFull && index > 0 ? 0 : shown, height: capsuleHeight))
            end -= shown + Self.gap * min(1, distance / max(total, 1))
        }
        if isFull, !frames.isEmpty {
            frames[0].origin.x = Self.gap
            frames[0].size.width = max(0, distance - 2 * Self.gap)
        }
        return frames
    }

    private func plates(for distance: CGFloat, height: CGFloat, isFull: Bool) -> [CGRect] {
        let factor = total > 0 ? distance / total : 0
        var (frames, end): ([CGRect], CGFloat) = ([], distance)
        for width in widths {
            let share = width * factor
            frames.append(CGRect(x: end - share, y: 0, width: max(share, width), height: height))
            end -= share
        }
        if isFull, !frames.isEmpty { frames[0] = CGRect(x: 0, y: 0, width: distance, height: height) }
        return frames
    }
}
