internal import LayoutCore

/// The two sides of a box that an aspect ratio ties to each other: border-box sizes.
struct RatioSides {
    let box: Box
    /// The width per height.
    let ratio: Double
    /// Padding and border that the ratio does not cover.
    let outside: Size

    /// The width that goes with a height, at least padding and border.
    func width(forHeight height: Double) -> Double {
        max(max(0, height - outside.height) * ratio + outside.width, box.horizontal.inset)
    }

    /// The height that goes with a width, at least padding and border.
    func height(forWidth width: Double) -> Double {
        max(max(0, width - outside.width) / ratio + outside.height, box.vertical.inset)
    }

    /// The height that goes with a width, within its limits.
    func clampedHeight(forWidth width: Double) -> Double {
        box.vertical.clamped(height(forWidth: width))
    }

    /// A width within the limits of the height, as far as the ratio carries them over.
    func limited(width: Double) -> Double {
        let least = box.vertical.clamped(0)
        return max(
            box.vertical.max.isFinite ? min(width, self.width(forHeight: box.vertical.max)) : width,
            least > 0 ? self.width(forHeight: least) : 0)
    }
}

extension FlexTree {
    /// The sides of a node's box as its aspect ratio ties them, if it has one that counts as CSS says.
    func ratioSides(of row: Int, _ box: Box) -> RatioSides? {
        let ratio = styles[row].usableAspectRatio
        guard !ratio.isNaN, !errata.contains(.aspectRatioBeatsStretch) else { return nil }
        let isOutside = styles[row].boxSizing == .contentBox
        return RatioSides(
            box: box, ratio: ratio,
            outside: isOutside ? Size(width: box.horizontal.inset, height: box.vertical.inset) : .zero)
    }

    /// Whether a size that an aspect ratio gives is at least that of the content
    /// ([Sizing 4, 5.2](https://www.w3.org/TR/css-sizing-4/#aspect-ratio-minimum)).
    func hasRatioMinimum(_ row: Int, _ side: BoxSide) -> Bool {
        side.min.isNaN && !styles[row].isScrollContainer
    }
}
