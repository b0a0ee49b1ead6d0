internal import LayoutCore
internal import Typesetting
import Foundation

/// The views beside the text of a text field.
struct FieldSideViews {
    var left: UIView?
    var right: UIView?
    var clear: FieldClearButton?
    var input: UIView?
    var inputAccessory: UIView?
}

extension UITextField {
    /// The extent of the clear button, and its distance from the edge of a framed field, in points.
    private static let clearButtonExtent: CGFloat = 19
    private static let clearButtonMargin: CGFloat = 5

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: What is shown

    final var showsLeftView: Bool {
        sideViews.left != nil && leftViewMode.isShown(whileEditing: isBeingEdited)
    }
    final var showsRightView: Bool {
        sideViews.right != nil && rightViewMode.isShown(whileEditing: isBeingEdited)
    }
    final var showsClearButton: Bool {
        hasText && isEnabled && !showsRightView && clearButtonMode.isShown(whileEditing: isBeingEdited)
    }

    final func setBorder(_ style: BorderStyle) {
        guard style != border else { return }
        border = style
        invalidateIntrinsicContentSize()
        partsChanged()
    }

    final func setSideView(_ path: WritableKeyPath<FieldSideViews, UIView?>, _ view: UIView?) {
        if sideViews[keyPath: path] !== view { sideViews[keyPath: path]?.removeFromSuperview() }
        sideViews[keyPath: path] = view
        partsChanged()
    }

    final func partsChanged() {
        setNeedsLayout()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Rectangles

    /// A rectangle of a left-to-right field, mirrored where the field runs from right to left.
    private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(
            x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func centered(_ size: CGSize, x: CGFloat, in bounds: CGRect) -> CGRect {
        let grid = PixelGrid(scale: Double(roundingScale))
        let top = grid.rounded(Double(bounds.midY - size.height / 2))
        return mirrored(CGRect(x: x, y: CGFloat(top), width: size.width, height: size.height), in: bounds)
    }

    final func usualLeftViewRect(in bounds: CGRect) -> CGRect {
        guard let size = sideViews.left?.bounds.size else { return .zero }
        return centered(size, x: bounds.minX, in: bounds)
    }

    final func usualRightViewRect(in bounds: CGRect) -> CGRect {
        guard let size = sideViews.right?.bounds.size else { return .zero }
        return centered(size, x: bounds.maxX - size.width, in: bounds)
    }

    final func usualClearButtonRect(in bounds: CGRect) -> CGRect {
        let extent = Self.clearButtonExtent
        let margin = border == .none ? 0 : Self.clearButtonMargin
        return centered(
            CGSize(width: extent, height: extent), x: bounds.maxX - margin - extent, in: bounds)
    }

    final func usualTextRect(in bounds: CGRect) -> CGRect {
        let insets = FieldBorder(border).insets
        var edges = (left: bounds.minX + insets.width, right: bounds.maxX - insets.width)
        if showsLeftView {
            edges.left = mirrored(leftViewRect(forBounds: bounds), in: bounds).maxX + insets.width
        }
        if showsRightView {
            edges.right = mirrored(rightViewRect(forBounds: bounds), in: bounds).minX - insets.width
        } else if showsClearButton {
            edges.right =
                mirrored(clearButtonRect(forBounds: bounds), in: bounds).minX - Self.clearButtonMargin
        }
        let rect = CGRect(
            x: edges.left, y: bounds.minY + insets.height, width: max(0, edges.right - edges.left),
            height: max(0, bounds.height - 2 * insets.height))
        return mirrored(rect, in: bounds)
    }

    // MARK: Size

    /// The size of text or placeholder with the frame, rounded up to a pixel.
    final var naturalSize: CGSize {
        let grid = PixelGrid(scale: Double(roundingScale))
        let text = hasText ? naturalMeasure : placeholderMeasure
        let frame = FieldBorder(border)
        var width = CGFloat(grid.roundedUp(text.size.width)) + 2 * frame.insets.width
        if showsLeftView { width += leftViewRect(forBounds: bounds).width + frame.insets.width }
        if showsRightView { width += rightViewRect(forBounds: bounds).width + frame.insets.width }
        if showsClearButton { width += Self.clearButtonExtent + Self.clearButtonMargin }
        // A line and one point for the caret's ends.
        let line = max(Double(labelText.font.lineHeight), text.size.height).rounded(.up) + 1
        return CGSize(
            width: width, height: max(CGFloat(line) + frame.extraHeight, frame.minimumHeight))
    }

    final var naturalMeasure: TextMeasure {
        memo.measure(Self.naturalBounds) { shownText.styled(.unresolved, isRightToLeft: false) }
    }

    final var placeholderMeasure: TextMeasure {
        placeholderMemo.measure(Self.naturalBounds) {
            placeholderText.styled(.unresolved, isRightToLeft: false)
        }
    }

    private static let naturalBounds = TextBounds(lineLimit: 1)

    // MARK: Parts

    /// Shows what belongs beside the text, where it belongs.
    final func placeParts() {
        place(sideViews.left, isShown: showsLeftView) { leftViewRect(forBounds: bounds) }
        place(sideViews.right, isShown: showsRightView) { rightViewRect(forBounds: bounds) }
        if showsClearButton, sideViews.clear == nil {
            let button = FieldClearButton(frame: .zero)
            button.field = self
            sideViews.clear = button
        }
        place(sideViews.clear, isShown: showsClearButton) { clearButtonRect(forBounds: bounds) }
    }

    private func place(_ view: UIView?, isShown: Bool, _ rect: () -> CGRect) {
        guard let view else { return }
        guard isShown else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.frame = rect()
    }
}

/// The button that clears a text field: a cross on a grey disk.
@MainActor
final class FieldClearButton: UIControl {
    weak var field: UITextField?

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { field?.clearTyped() }
    }

    override func drawContent(in painter: inout LayerPainter) {
        let disk = CGRect(x: bounds.midX - 7.5, y: bounds.midY - 7.5, width: 15, height: 15)
        painter.fillRounded(disk, radius: 7.5, .placeholderText, alpha: isHighlighted ? 0.6 : 1)
        let arm = 2.75
        for side in [-1.0, 1.0] {
            painter.line(
                from: CGPoint(x: bounds.midX - arm, y: bounds.midY - side * arm),
                to: CGPoint(x: bounds.midX + arm, y: bounds.midY + side * arm), width: 1.5,
                .systemBackground)
        }
    }
}
