import ViewBridge

extension PinLayout {
    /// The part of the view that bars, notch and home indicator cover, by edge. Zero for layers.
    public var safeArea: PEdgeInsets {
        if case .view(let view) = box { view.safeAreaInsets } else { .zero }
    }

    /// The view's layout margins. Zero for layers.
    public var layoutMargins: PEdgeInsets {
        if case .view(let view) = box { view.layoutMargins } else { .zero }
    }
}
