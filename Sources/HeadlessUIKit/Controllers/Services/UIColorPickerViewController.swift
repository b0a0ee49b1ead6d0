import Foundation

/// Chooses a colour from a grid.
///
/// A test chooses by ``simulateSelection(of:)`` or a tap.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// Notified of what is chosen.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The colour. Black at first.
    open var selectedColor: UIColor = .black {
        didSet { viewIfLoaded?.setNeedsDisplay() }
    }
    /// Whether the opacity can be chosen. True by default; it is not shown.
    open var supportsAlpha = true

    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .formSheet
    }

    /// Creates a controller of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .formSheet
        InterfaceCoder.restore(self, as: UIColorPickerViewController.self, from: coder)
    }

    /// Makes the grid.
    open override func loadView() {
        let grid = ColorGrid(frame: UIScreen.main.bounds)
        grid.chosen = { [weak self] in self?.selectedColor ?? .black }
        grid.onChoice = { [weak self] in self?.simulateSelection(of: $0) }
        view = grid
    }

    /// Chooses a colour as a person does.
    public final func simulateSelection(of color: UIColor) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    /// Notifies the delegate of the end.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

/// Notified of a colour that is chosen. Every method has a default.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Called when a colour was chosen.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when a colour was chosen, before iOS 15.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called when the controller was dismissed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        OptionalMethods.byDefault()
    }
}

/// Colours in rows: greys, then hues from dark to light.
final class ColorGrid: UIControl {
    var chosen: () -> UIColor = { .black }
    var onChoice: ((UIColor) -> Void)?
    private static let (columns, rows) = (12, 10)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    private var box: CGRect {
        let width = max(0, bounds.width - 32)
        let side = width / CGFloat(Self.columns)
        return CGRect(x: 16, y: safeAreaInsets.top + 76, width: width, height: side * CGFloat(Self.rows))
    }

    private func color(_ column: Int, _ row: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(Self.columns - 1), alpha: 1) }
        let light = CGFloat(row) / CGFloat(Self.rows)
        let hue = CGFloat((column + 6) % Self.columns) / CGFloat(Self.columns)
        return light < 0.55
            ? UIColor(hue: hue, saturation: 1, brightness: 0.25 + light * 1.36, alpha: 1)
            : UIColor(hue: hue, saturation: max(0.15, 1 - (light - 0.55) * 1.9), brightness: 1, alpha: 1)
    }

    override func drawContent(in painter: inout LayerPainter) {
        let (box, side) = (box, box.width / CGFloat(Self.columns))
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let cell = CGRect(
                    x: box.minX + CGFloat(column) * side, y: box.minY + CGFloat(row) * side, width: side,
                    height: side)
                painter.fillRounded(cell, radius: 0, color(column, row))
            }
        }
        let swatch = CGRect(x: box.minX, y: box.maxY + 24, width: 74, height: 74)
        painter.fillRounded(swatch, radius: 10, chosen())
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let point = touch?.location(in: self), box.contains(point), box.width > 0 else { return }
        let side = box.width / CGFloat(Self.columns)
        let column = min(Int((point.x - box.minX) / side), Self.columns - 1)
        let row = min(Int((point.y - box.minY) / side), Self.rows - 1)
        onChoice?(color(column, row))
        setNeedsDisplay()
    }
}

/// A disk with a colour, which opens a controller that chooses another.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    private static let extent: CGFloat = 28

    /// The title of the controller that chooses. None by default.
    open var title: String?
    /// Whether the opacity can be chosen. True by default.
    open var supportsAlpha = true
    /// The colour. None by default.
    open var selectedColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    override var defaultContentPriorities: ContentPriorities { .fixedSize }

    /// 28 by 28 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.extent, height: Self.extent) }

    /// 28 by 28 points.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        guard isInside, let presenter = nearestController else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        picker.selectedColor = selectedColor ?? .black
        picker.delegate = self
        presenter.present(picker, animated: UIView.areAnimationsEnabled)
    }

    private var nearestController: UIViewController? {
        var responder: UIResponder? = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    /// Takes the colour that was chosen.
    open func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    override func drawContent(in painter: inout LayerPainter) {
        let side = min(bounds.width, bounds.height)
        let disk = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        let count = 24
        let (middle, radius) = (CGPoint(x: disk.midX, y: disk.midY), side / 2 - 1.5)
        for index in 0..<count {
            let (from, to) = (
                CGFloat(index) / CGFloat(count) * 2 * .pi, (CGFloat(index) + 1.2) / CGFloat(count) * 2 * .pi
            )
            painter.line(
                from: CGPoint(x: middle.x + cos(from) * radius, y: middle.y + sin(from) * radius),
                to: CGPoint(x: middle.x + cos(to) * radius, y: middle.y + sin(to) * radius), width: 3,
                UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 0.9, brightness: 1, alpha: 1))
        }
        let inner = disk.insetBy(dx: 5, dy: 5)
        painter.fillRounded(inner, radius: inner.width / 2, selectedColor ?? .systemFill)
        super.drawContent(in: &painter)
    }
}
