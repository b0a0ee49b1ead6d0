internal import LayoutCore

/// The settings of a scroll view's indicators.
struct IndicatorSettings {
    var showsHorizontal = true
    var showsVertical = true
    var horizontalInsets = UIEdgeInsets.zero
    var verticalInsets = UIEdgeInsets.zero
    var adjustsInsets = true
    var style = UIScrollView.IndicatorStyle.default
}

extension UIScrollView {
    /// The indicators with their frames, to be drawn above the content.
    final func shownIndicators(in bounds: CGRect) -> UIView? {
        guard let indicators, indicators.isOn else { return nil }
        // Without the setters: an animation block in progress is not to animate this.
        indicators.geometry = LayerGeometry(frame: bounds)
        indicators.geometry.bounds.origin = bounds.origin
        return indicators
    }

    final func showIndicators() {
        let view = indicators ?? ScrollIndicators(of: self)
        indicators = view
        view.hiding?.cancel()
        view.isOn = true
    }

    /// Keeps the indicators visible for a moment.
    final func hideIndicatorsSoon() {
        guard let indicators, indicators.isOn else { return }
        indicators.hiding?.cancel()
        indicators.hiding = AnimationClock.current.schedule(after: 0.75) { [weak indicators] in
            indicators?.isOn = false
        }
    }

    /// The frame of an indicator in the presented bounds; nil where the axis is not scrollable.
    final func indicatorFrame(along axis: Axis, in bounds: CGRect) -> CGRect? {
        let isShown =
            axis == .horizontal ? indicatorSettings.showsHorizontal : indicatorSettings.showsVertical
        let range = offsetRange(along: axis)
        let visible = bounds.size[axis]
        guard isShown, range.upperBound > range.lowerBound, visible > 0 else { return nil }
        var insets =
            axis == .horizontal ? indicatorSettings.horizontalInsets : indicatorSettings.verticalInsets
        if indicatorSettings.adjustsInsets { insets = insets + safeAreaInsets }
        let track = visible - insets.start(axis) - insets.end(axis) - 2 * Self.indicatorGap
        guard track > Self.indicatorThickness else { return nil }
        let content = range.upperBound - range.lowerBound + visible
        var length = min(max(track * visible / content, 36), track)
        let beyond = max(range.lowerBound - bounds.origin[axis], bounds.origin[axis] - range.upperBound, 0)
        length = max(length - beyond, 7)
        let share = (bounds.origin[axis] - range.lowerBound) / (range.upperBound - range.lowerBound)
        let start = Self.indicatorGap + insets.start(axis) + (track - length) * min(max(share, 0), 1)
        var frame = CGRect.zero
        frame.origin[axis] = bounds.origin[axis] + start
        frame.size[axis] = length
        frame.size[axis.cross] = Self.indicatorThickness
        let isAtStart = axis == .vertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
        frame.origin[axis.cross] =
            bounds.origin[axis.cross]
            + (isAtStart
                ? insets.start(axis.cross) + Self.indicatorGap
                : bounds.size[axis.cross] - insets.end(axis.cross) - Self.indicatorGap
                    - Self.indicatorThickness)
        return frame
    }

    private static let indicatorThickness: CGFloat = 3
    private static let indicatorGap: CGFloat = 3
}

/// The indicators of a scroll view, drawn above its subviews.
final class ScrollIndicators: UIView {
    private unowned let scroller: UIScrollView
    var isOn = false
    var hiding: AnimationClock.Token?

    init(of scroller: UIScrollView) {
        self.scroller = scroller
        super.init(frame: .zero)
    }

    @available(*, unavailable, message: "indicators are made by their scroll view")
    required init?(coder: NSCoder) { nil }

    override func drawContent(in painter: inout LayerPainter) {
        let color: UIColor =
            switch scroller.indicatorSettings.style {
            case .default: .label
            case .black: .black
            case .white: .white
            }
        for axis in Axis.allCases {
            guard let frame = scroller.indicatorFrame(along: axis, in: geometry.bounds) else { continue }
            painter.fillRounded(frame, radius: min(frame.width, frame.height) / 2, color, alpha: 0.35)
        }
    }
}
