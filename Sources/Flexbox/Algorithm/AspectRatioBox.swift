internal import LayoutCore

/// A box with an aspect ratio, which transfers sizes and limits from one axis to the other: border-box sizes.
struct AspectRatioBox {
    let box: Box
    /// The width per height.
    let ratio: Double
    /// Padding and border that the ratio does not cover.
    let outside: Size

    /// The width that is transferred from a height, at least padding and border.
    func width(forHeight height: Double) -> Double {
        max(max(0, height - outside.height) * ratio + outside.width, box.horizontal.paddingAndBorder)
    }

    /// The height that is transferred from a width, at least padding and border.
    func height(forWidth width: Double) -> Double {
        max(max(0, width - outside.width) / ratio + outside.height, box.vertical.paddingAndBorder)
    }

    /// The height that is transferred from a width, within its limits.
    func clampedHeight(forWidth width: Double) -> Double {
        box.vertical.clamped(height(forWidth: width))
    }

    /// A width within the limits of the height, transferred through the aspect ratio.
    func clamped(width: Double) -> Double {
        let minimum = box.vertical.clamped(0)
        return max(
            box.vertical.max.isFinite ? min(width, self.width(forHeight: box.vertical.max)) : width,
            minimum > 0 ? self.width(forHeight: minimum) : 0)
    }
}

extension FlexTree {
    /// The box of a node with its aspect ratio, if it has one that counts as CSS says.
    func aspectRatioBox(of row: Int, _ box: Box) -> AspectRatioBox? {
        guard let ratio = styles[row].usableAspectRatio, rules.aspectRatiosFollowCSS else { return nil }
        let isOutside = styles[row].boxSizing == .contentBox
        return AspectRatioBox(
            box: box, ratio: ratio,
            outside: isOutside
                ? Size(width: box.horizontal.paddingAndBorder, height: box.vertical.paddingAndBorder) : .zero)
    }

    /// Whether a transferred size is at least that of the content
    /// ([Sizing 4, 5.2](https://www.w3.org/TR/css-sizing-4/#aspect-ratio-minimum)).
    func hasAutomaticRatioMinimum(_ row: Int, _ side: BoxSide) -> Bool {
        side.min == nil && !styles[row].isScrollContainer
    }
}
