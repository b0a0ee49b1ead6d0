import Foundation

/// What an app gives bars' buttons themselves: pictures behind them, and offsets, by state, style and metrics.
struct BarButtonLooks: Equatable {
    struct Key: Hashable {
        var state: UInt
        var metrics: Int
        var style: Int?
        var isBack = false
    }

    struct MetricsKey: Hashable {
        var metrics: Int
        var isBack = false
    }

    var backgrounds: [Key: UIImage] = [:]
    var titleOffsets: [MetricsKey: UIOffset] = [:]
    var verticalOffsets: [MetricsKey: CGFloat] = [:]

    /// The picture behind a button; a low bar without one takes that of the usual bar.
    func background(_ state: UIControl.State, style: UIBarButtonItem.Style, isLow: Bool, isBack: Bool)
        -> UIImage?
    {
        for metrics in isLow ? [1, 0] : [0] {
            for state in [state.rawValue, 0] {
                for style in [style.rawValue, nil] as [Int?] {
                    let key = Key(state: state, metrics: metrics, style: style, isBack: isBack)
                    if let image = backgrounds[key] { return image }
                }
            }
        }
        return nil
    }

    func titleOffset(isLow: Bool, isBack: Bool) -> UIOffset {
        (isLow ? titleOffsets[MetricsKey(metrics: 1, isBack: isBack)] : nil)
            ?? titleOffsets[MetricsKey(metrics: 0, isBack: isBack)] ?? .zero
    }

    func verticalOffset(isLow: Bool, isBack: Bool) -> CGFloat {
        (isLow ? verticalOffsets[MetricsKey(metrics: 1, isBack: isBack)] : nil)
            ?? verticalOffsets[MetricsKey(metrics: 0, isBack: isBack)] ?? 0
    }
}

extension UIBarButtonItem {
    private func key(_ metrics: UIBarMetrics, isBack: Bool = false) -> BarButtonLooks.MetricsKey {
        BarButtonLooks.MetricsKey(metrics: metrics.rawValue, isBack: isBack)
    }

    /// Sets the picture behind the button for a state in a kind of bar.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        looks.backgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)] = backgroundImage
    }

    /// The picture behind the button for a state in a kind of bar.
    @discardableResult public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics)
        -> UIImage?
    {
        looks.backgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)]
    }

    /// Sets the picture behind a button of a style for a state in a kind of bar.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        let key = BarButtonLooks.Key(
            state: state.rawValue, metrics: barMetrics.rawValue, style: style.rawValue)
        looks.backgrounds[key] = backgroundImage
    }

    /// The picture behind a button of a style for a state in a kind of bar.
    @discardableResult public final func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looks.backgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue, style: style.rawValue)]
    }

    /// Sets the picture behind a back button for a state in a kind of bar.
    public final func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let key = BarButtonLooks.Key(state: state.rawValue, metrics: barMetrics.rawValue, isBack: true)
        looks.backgrounds[key] = backgroundImage
    }

    /// The picture behind a back button for a state in a kind of bar.
    @discardableResult public final func backButtonBackgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looks.backgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue, isBack: true)]
    }

    /// Sets how far the title is moved in a kind of bar.
    public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        looks.titleOffsets[key(barMetrics)] = adjustment
    }

    /// How far the title is moved in a kind of bar.
    @discardableResult public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.titleOffsets[key(barMetrics)] ?? .zero
    }

    /// Sets how far a back button's title is moved in a kind of bar.
    public final func setBackButtonTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {
        looks.titleOffsets[key(barMetrics, isBack: true)] = adjustment
    }

    /// How far a back button's title is moved in a kind of bar.
    @discardableResult public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics)
        -> UIOffset
    {
        looks.titleOffsets[key(barMetrics, isBack: true)] ?? .zero
    }

    /// Sets how far the picture behind the button is moved down in a kind of bar.
    public final func setBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        looks.verticalOffsets[key(barMetrics)] = adjustment
    }

    /// How far the picture behind the button is moved down in a kind of bar.
    @discardableResult public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics)
        -> CGFloat
    {
        looks.verticalOffsets[key(barMetrics)] ?? 0
    }

    /// Sets how far the picture behind a back button is moved down in a kind of bar.
    public final func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        looks.verticalOffsets[key(barMetrics, isBack: true)] = adjustment
    }

    /// How far the picture behind a back button is moved down in a kind of bar.
    @discardableResult public final func backButtonBackgroundVerticalPositionAdjustment(
        for barMetrics: UIBarMetrics
    ) -> CGFloat {
        looks.verticalOffsets[key(barMetrics, isBack: true)] ?? 0
    }
}
