internal import LayoutCore
internal import Typesetting
import Foundation

/// The layout of a label's text in a rectangle.
@MainActor
struct LabelTextLayout {
    /// The size that lines are set in.
    var bounds: TextBounds
    /// The factor for fonts, 1 or less.
    var factor = 1.0
    /// The points by which the spacing of letters is reduced.
    var tightening = 0.0
    /// The measure in ``bounds``, at the factor.
    var measure: TextMeasure
    /// The top of the text.
    var top = 0.0

    /// Lines that do not fit into the height are left out, but for the first; the block of the others
    /// is centred, its first baseline on a pixel so that letters are sharp.
    init(of label: UILabel, in rect: CGRect) {
        let width = Double(rect.width)
        bounds = TextBounds(width: width, lineLimit: label.lineLimit, truncation: label.truncation)
        measure = label.measure(width: width, lineLimit: label.lineLimit)
        let grid = PixelGrid(scale: Double(label.roundingScale))
        let available = Double(rect.height) + grid.pixel / 2
        while measure.lineCount > 1, measure.size.height > available {
            // One more than by proportion: there is leading between lines, but none below the last.
            let fitting = Int(available * Double(measure.lineCount) / measure.size.height) + 1
            bounds.lineLimit = max(1, min(fitting, measure.lineCount - 1))
            measure = label.measure(width: width, lineLimit: bounds.lineLimit)
        }
        let whole = measure
        if label.allowsDefaultTighteningForTruncation, measure.isTruncated { tighten(label, width: width) }
        if label.adjustsFontSizeToFitWidth, measure.isTruncated { shrink(label, width: width) }
        let spare =
            Double(rect.height) - (label.baselineAdjustment == .alignCenters ? measure : whole).size.height
        let middle = Double(rect.minY) + spare / 2
        let baseline =
            label.baselineAdjustment == .alignBaselines ? whole.firstBaseline : measure.firstBaseline
        top = grid.rounded(middle + baseline) - measure.firstBaseline
    }

    /// Reduces the spacing of letters in a single line where that makes it fit.
    private mutating func tighten(_ label: UILabel, width: Double) {
        guard label.lineLimit == 1,
            let size = label.labelText.styled(.unresolved, isRightToLeft: false)
                .runs.map(\.attributes.font.pointSize).min()
        else { return }
        var text = label.labelText.styled(.unresolved, isRightToLeft: false)
        let natural = label.measure(width: .infinity, lineLimit: 1).size.width
        let count = Double(text.string.unicodeScalars.count)
        let needed = (natural - width) / max(count, 1) + 0.01
        guard needed > 0, needed <= size / 20 else { return }
        text.tighten(by: needed)
        let tightened = TextEngine.typesetter.measure(text, in: bounds)
        guard !tightened.isTruncated else { return }
        (tightening, measure) = (needed, tightened)
    }

    /// One line takes the size at which it fits, several are tried smaller and smaller.
    private mutating func shrink(_ label: UILabel, width: Double) {
        let minimum = min(1, max(Double(label.minimumScaleFactor), 0.01))
        let natural = label.measure(width: .infinity, lineLimit: label.lineLimit).size.width
        guard natural > 0 else { return }
        // A hair below what fits: widths of glyphs are sums of rounded numbers.
        factor = label.lineLimit == 1 ? width / natural * 0.999 : 0.95
        let text = label.labelText.styled(.unresolved, isRightToLeft: false)
        while true {
            factor = max(factor, minimum)
            var smaller = text
            smaller.scaleFonts(by: factor)
            measure = TextEngine.typesetter.measure(smaller, in: bounds)
            guard measure.isTruncated, factor > minimum else { return }
            factor *= 0.95
        }
    }
}
