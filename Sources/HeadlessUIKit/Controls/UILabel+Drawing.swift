internal import DisplayList
internal import LayoutCore
internal import Typesetting
import Foundation

extension UILabel {
    final func drawTextInContext(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.drawText(textCommands(in: rect, traits: .current))
    }

    /// The steps that draw the text in a rectangle.
    final func textCommands(in rect: CGRect, traits: UITraitCollection) -> [DrawCommand] {
        guard !labelText.isEmpty, rect.width > 0, rect.height > 0 else { return [] }
        let layout = LabelTextLayout(of: self, in: rect)
        func commands(_ colors: TextColors, offset: CGSize = .zero) -> [DrawCommand] {
            var text = labelText.styled(colors, isRightToLeft: isRightToLeft)
            if underlinesText { text.underline() }
            if layout.factor < 1 { text.scaleFonts(by: layout.factor) }
            if layout.tightening > 0 { text.tighten(by: layout.tightening) }
            let set = TextEngine.typesetter.typeset(
                text, in: layout.bounds, alignmentWidth: Double(rect.width))
            let origin = Point(
                x: Double(rect.minX + offset.width), y: layout.top + Double(offset.height))
            return set.commands(at: origin)
        }
        let shadow = shadowColor.map {
            commands(.all($0.displayColor(in: traits)), offset: shadowOffset)
        }
        return (shadow ?? []) + commands(textColors(in: traits))
    }

    private func textColors(in traits: UITraitCollection) -> TextColors {
        if isHighlighted, let highlightedTextColor {
            return .all(highlightedTextColor.displayColor(in: traits))
        }
        guard !isEnabled else { return .resolved(traits) }
        var color = labelText.color.displayColor(in: traits)
        color.alpha /= 2
        return .all(color)
    }

    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The distance from the label's top to the first baseline, in points.
    final var firstBaselineFromTop: CGFloat {
        let layout = LabelTextLayout(of: self, in: bounds)
        return CGFloat(layout.top + layout.measure.firstBaseline) - bounds.minY
    }

    /// The distance from the last baseline to the label's bottom, in points.
    final var lastBaselineFromBottom: CGFloat {
        let layout = LabelTextLayout(of: self, in: bounds)
        return bounds.maxY - CGFloat(layout.top + layout.measure.lastBaseline)
    }
}
