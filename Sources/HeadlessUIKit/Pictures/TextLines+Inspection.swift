internal import LayoutCore
internal import Typesetting
import Foundation

/// The lines of texts that are edited, as inspectors read them.
extension UITextField {
    /// The line that is drawn of the text; empty for a field without one.
    package final var inspectedLines: [InspectedLine] {
        guard hasText, bounds.width > 0 else { return [] }
        return lines(baselines: [
            textLayout(of: shownText, in: currentTextRect, colors: .unresolved).measure.firstBaseline
        ])
    }
}

extension UITextView {
    /// The font of the text, also where none was set.
    package final var inspectedFont: UIFont { labelText.font }

    /// The lines of the text, also those that are scrolled away.
    package final var inspectedLines: [InspectedLine] {
        hasText && bounds.width > 0 ? lines(baselines: lineBaselines) : []
    }
}

extension EditableText {
    /// The lines in the view's coordinates.
    ///
    /// - Parameter baselines: The distances of the baselines from the top of the text.
    fileprivate func lines(baselines: [Double]) -> [InspectedLine] {
        let (geometry, origin) = placedGeometry
        return zip(geometry.lines, baselines).map { line, baseline in
            let (start, end) = (
                offset(ofShownByte: line.bytes.lowerBound), offset(ofShownByte: line.bytes.upperBound)
            )
            return InspectedLine(
                range: start..<max(start, end),
                frame: CGRect(
                    x: origin.x + CGFloat(line.frame.origin.x), y: origin.y + CGFloat(line.frame.origin.y),
                    width: CGFloat(line.frame.size.width), height: CGFloat(line.frame.size.height)),
                baseline: origin.y + CGFloat(baseline))
        }
    }
}
