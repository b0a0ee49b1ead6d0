import ViewBridge

extension Sequence where Element: UIView {
    /// Starts a chain that lays out these views as if they were one, without a container.
    ///
    /// The calls of the chain place the group: edges, centres, references, margins, `justify` and limits mean for it
    /// what they mean for a view. Where nothing says how large it is, it is as large as its views need; a
    /// distribution that fills takes the space between two pinned edges. `sizeToFit` measures each view, and the views
    /// take the measured sizes; without it they keep their sizes.
    ///
    /// ```swift
    /// [play, next, more].pin(.row(.equalGaps, aligned: .center)).horizontally(24).bottom(pin.safeArea)
    /// [title, text].pin(.column(gap: 4, aligned: .start)).below(of: picture).horizontally(16).sizeToFit(.width)
    /// ```
    ///
    /// All views must have the same superview; those that do not are left out, with a warning.
    @preconcurrency @MainActor
    public func pin(_ arrangement: PinArrangement) -> PinLayout<UIView> {
        PinLayout(.group(group(arrangement)), keepTransform: true)
    }

    /// The same with the frames that transforms make of the views.
    @preconcurrency @MainActor
    public func pinFrame(_ arrangement: PinArrangement) -> PinLayout<UIView> {
        PinLayout(.group(group(arrangement)), keepTransform: false)
    }

    @MainActor
    private func group(_ arrangement: PinArrangement) -> PinGroup {
        var boxes: [PinBox] = []
        for view in self { boxes.append(.view(view)) }
        return PinGroup(boxes, arrangement, hasLayers: false)
    }
}

extension Sequence where Element: CALayer {
    /// Starts a chain that lays out these layers as if they were one.
    @preconcurrency @MainActor
    public func pin(_ arrangement: PinArrangement) -> PinLayout<CALayer> {
        var boxes: [PinBox] = []
        for layer in self { boxes.append(.layer(layer)) }
        return PinLayout(.group(PinGroup(boxes, arrangement, hasLayers: true)), keepTransform: true)
    }
}
