internal import LayoutCore
internal import Typesetting
import Foundation

/// What a capture of a tree reads of views. Nothing here makes objects that the view has not made, calls layout, or leaves
/// a fast path.
extension UIView {
    /// The subviews, whatever a subclass returns for them.
    package final var inspectedSubviews: [UIView] { subviewStorage }

    /// The superview, whatever a subclass returns for it.
    package final var inspectedSuperview: UIView? { superviewStorage }

    /// The layer, where there is one.
    package final var inspectedLayer: CALayer? { layerStorage }

    /// The controller whose view it is.
    package final var inspectedController: UIViewController? { controller }

    /// The constraints that are installed on the view, oldest first.
    package final var inspectedConstraints: [NSLayoutConstraint] { extras?.constraints.all ?? [] }

    /// The guides that the view has made or was given, with their names.
    package final var inspectedGuides: [(guide: UILayoutGuide, name: String)] {
        (extras?.layoutGuides ?? []).map { ($0, $0.propertyName ?? $0.identifier) }
    }

    /// Whether a layout language has set the frame that the view has.
    package final var isPlacedByLanguage: Bool { !flags.contains(.pendingFrame) }

    /// Whether a stack view arranges the view.
    package final var isArranged: Bool { flags.contains(.arranged) }

    /// Whether constraints give the view its frame.
    package final var isPlacedByConstraints: Bool {
        flags.isSuperset(of: [.constrained, .manualConstraints])
            && superviewStorage?.flags.contains(.placesByConstraints) == true
    }

    /// Whether the layer has animations.
    package final var isAnimated: Bool { flags.contains(.animating) }

    /// The distances of the baselines from the top, in points; nil for a view without text.
    package final var inspectedBaselines: (first: CGFloat, last: CGFloat)? {
        // A button's baselines are those of its label, which it would make.
        if let button = self as? UIButton, button.labelStorage == nil { return nil }
        return baselines(in: geometry.bounds.size).map { ($0.first, $0.last) }
    }

    /// Content hugging and compression resistance, horizontal before vertical.
    package final var inspectedPriorities: (hugging: (Float, Float), resistance: (Float, Float)) {
        let priorities = effectiveContentPriorities
        return (
            (priorities.horizontalHugging.rawValue, priorities.verticalHugging.rawValue),
            (priorities.horizontalCompression.rawValue, priorities.verticalCompression.rawValue)
        )
    }

    /// The view's traits under those of its superview, which are not looked up.
    package final func inspectedTraits(under traits: UITraitCollection) -> UITraitCollection {
        traitCollection(under: traits)
    }

    /// The background in a text, resolved: `#RRGGBBAA`.
    package final func inspectedBackground(in traits: UITraitCollection) -> String? {
        backgroundStorage?.hexText(in: traits)
    }
}

extension UILayoutGuide {
    /// The property of a view that returns the guide; nil for one that was added.
    package final var propertyName: String? { area?.propertyName }

    /// The view that has the guide.
    package final var inspectedOwner: UIView? { owner }
}

extension UIColor {
    /// The colour by traits, as `#RRGGBBAA`.
    package final func hexText(in traits: UITraitCollection) -> String {
        let color = displayColor(in: traits)
        let parts = [color.red, color.green, color.blue, color.alpha].map { part in
            UInt32((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
        }
        let value = parts.reduce(0) { $0 << 8 | $1 }
        let digits = String(value, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}

/// A line of text in a label.
package struct InspectedLine: Sendable {
    /// The characters of the line, as offsets in UTF-16; nil where text is left out of it.
    package var range: Range<Int>?
    /// The box of the line in the label's coordinates.
    package var frame: CGRect
    /// The baseline in the label's coordinates.
    package var baseline: CGFloat
}

extension UILabel {
    /// The lines that are drawn.
    package final var inspectedLines: [InspectedLine] {
        guard !labelText.isEmpty, bounds.width > 0 else { return [] }
        let layout = LabelTextLayout(of: self, in: bounds)
        var text = labelText.styled(.unresolved, isRightToLeft: isRightToLeft)
        if layout.factor < 1 { text.scaleFonts(by: layout.factor) }
        if layout.tightening > 0 { text.tighten(by: layout.tightening) }
        let width = Double(bounds.width)
        let set = TextEngine.typesetter.typeset(text, in: layout.bounds, alignmentWidth: width)
        let geometry = TextEngine.typesetter.geometry(of: text, in: layout.bounds, alignmentWidth: width)
        let offsets = UTF16Offsets(of: text.string)
        return set.lines.enumerated().map { index, line in
            let isShown = index < geometry.lines.count
            return InspectedLine(
                range: isShown ? offsets.range(geometry.lines[index].bytes) : nil,
                frame: CGRect(
                    x: Double(bounds.minX) + line.frame.origin.x, y: layout.top + line.frame.origin.y,
                    width: line.frame.size.width, height: line.frame.size.height),
                baseline: CGFloat(layout.top + line.baseline))
        }
    }
}

/// From offsets in UTF-8 to those in UTF-16.
private struct UTF16Offsets {
    private let text: String

    init(of text: String) { self.text = text }

    func range(_ bytes: Range<Int>) -> Range<Int> {
        let (start, end) = (offset(bytes.lowerBound), offset(bytes.upperBound))
        return start..<max(start, end)
    }

    private func offset(_ byte: Int) -> Int {
        let bytes = text.utf8
        let index = bytes.index(bytes.startIndex, offsetBy: min(max(byte, 0), bytes.count))
        return text.utf16.distance(from: text.startIndex, to: index)
    }
}
