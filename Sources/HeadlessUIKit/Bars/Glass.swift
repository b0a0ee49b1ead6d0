internal import DisplayList
internal import LayoutCore
import Foundation

/// The metrics of bars of iOS 26: buttons on glass that float over the content, and a soft edge instead of a
/// background with a line.
enum Glass {
    /// The height of a button in a navigation bar, and the width of a round one.
    static let button: CGFloat = 44
    /// The distance of a bar's first and last button from its sides.
    static let barInset: CGFloat = 16
    /// The padding beside a title in a button.
    static let titleInset: CGFloat = 12
    /// The height of a tab bar's capsule.
    static let tabCapsule: CGFloat = 62
    /// The distance of a tab bar's capsule from the bar's sides.
    static let tabInset: CGFloat = 21
    /// The distance of tab buttons from their capsule's edges: 54 high, 25 from the screen's sides.
    static let tabPadding: CGFloat = 4
    /// How far a tab button overlaps the next one.
    static let tabOverlap: CGFloat = 18

    /// Whether the bars of some traits float on glass: those of phones on iOS 26.
    static func isUsed(_ traits: UITraitCollection) -> Bool {
        traits.systemVersion >= .iOS26 && traits.userInterfaceIdiom != .pad
    }

    /// Whether tabs lie in a capsule: where there is height for it.
    static func isUsedForTabs(_ traits: UITraitCollection) -> Bool {
        isUsed(traits) && !BarMetrics.isLow(traits)
    }

    /// The colour of glass over what is usual behind it.
    static let color = UIColor.dynamic(0xFCFC_FCF2, 0x2424_26F2)
    /// The colour behind the selected tab.
    static let selection = UIColor.dynamic(0x0000_0012, 0xFFFF_FF1F)
}

/// A capsule of glass.
final class GlassView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func drawContent(in painter: inout LayerPainter) { painter.fillGlass(bounds, Glass.color) }
}

extension LayerPainter {
    /// Fills a capsule with a soft shadow.
    mutating func fillGlass(_ rect: CGRect, _ color: UIColor) {
        fillRaised(rect, radius: min(rect.width, rect.height) / 2, color)
    }

    /// Fills a rectangle with the background's colour, which fades out towards one edge.
    mutating func fillFading(_ rect: CGRect, towardsBottom: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        var (full, none) = (Self.fadeColor(in: traits), Self.fadeColor(in: traits))
        full.alpha *= 0.9
        none.alpha = 0
        let (top, bottom) = (Point(x: 0, y: Double(rect.minY)), Point(x: 0, y: Double(rect.maxY)))
        let gradient = Gradient(
            .linear(start: towardsBottom ? top : bottom, end: towardsBottom ? bottom : top),
            stops: [Gradient.Stop(full, at: 0), Gradient.Stop(full, at: 0.4), Gradient.Stop(none, at: 1)])
        commands.append(
            .fill(Path(roundedRect: rect, cornerWidth: 0, cornerHeight: 0), .gradient(gradient), .winding))
    }

    private static func fadeColor(in traits: UITraitCollection) -> Color {
        UIColor.systemBackground.displayColor(in: traits)
    }
}
