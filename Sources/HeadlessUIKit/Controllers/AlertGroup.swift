import Foundation

/// A rounded box with a title, a text, fields and buttons, separated by hairlines.
final class AlertGroup: UIView {
    private let title = UILabel()
    private let message = UILabel()
    private var fields: [UITextField] = []
    private var buttons: [AlertButton] = []
    var isAlert = true
    /// The material of the box; nil for the button that cancels, which has a colour, and for an empty box.
    private var material: Material?

    private static let fieldHeight: CGFloat = 30

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(title text: String?, message words: String?, fields newFields: [UITextField]) {
        backgroundColor = nil
        material = isAlert ? .alert : .sheet
        title.text = text
        message.text = words
        title.font = .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)
        message.font = .systemFont(ofSize: 13)
        title.textColor = isAlert ? .label : .secondaryLabel
        message.textColor = isAlert ? .label : .secondaryLabel
        for field in fields { field.removeFromSuperview() }
        fields = newFields
        for field in fields {
            field.backgroundColor = .systemBackground
            if field.borderStyle == .none { field.borderStyle = .roundedRect }
            addSubview(field)
        }
        setNeedsLayout()
    }

    /// Replaces the texts by texts with attributes, where there are such.
    func show(attributedTitle: NSAttributedString?, message words: NSAttributedString?) {
        for (label, text) in [(title, attributedTitle), (message, words)] {
            guard let text else { continue }
            // What the text does not say is the label's.
            let whole = NSMutableAttributedString(
                string: text.string,
                attributes: [.font: label.font as Any, .foregroundColor: label.textColor as Any])
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
                whole.addAttributes(attributes, range: range)
            }
            label.attributedText = whole
            label.textAlignment = .center
        }
    }

    func show(_ newButtons: [AlertButton]) {
        if newButtons.isEmpty, title.text == nil, message.text == nil { material = nil }
        backgroundColor =
            material == nil && !newButtons.isEmpty ? .dynamic(0xFFFF_FFFF, 0x2C2C_2EFF) : nil
        for button in buttons { button.removeFromSuperview() }
        buttons = newButtons
        for button in buttons { addSubview(button) }
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func drawContent(in painter: inout LayerPainter) {
        super.drawContent(in: &painter)
        if let material { painter.fill(bounds, with: material) }
    }

    // MARK: Layout

    private var rowHeight: CGFloat { isAlert ? 44 : 57 }

    private func isBesideEachOther(_ width: CGFloat) -> Bool {
        isAlert && buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= width / 2 - 16 }
    }

    /// The frames of title, text and fields, and the y at which they end.
    private func header(_ width: CGFloat) -> (title: CGRect, message: CGRect, fields: [CGRect], end: CGFloat)
    {
        let side: CGFloat = 16
        let available = max(0, width - 2 * side)
        let edge: CGFloat = isAlert ? 20 : 14
        var y = edge
        func frame(of label: UILabel) -> CGRect {
            guard label.text?.isEmpty == false else { return .zero }
            let height = label.sizeThatFits(CGSize(width: available, height: .infinity)).height
            defer { y += height + (isAlert ? 2 : 6) }
            return CGRect(x: side, y: y, width: available, height: height)
        }
        let (titleFrame, messageFrame) = (frame(of: title), frame(of: message))
        let hasText = y > edge
        if hasText { y -= isAlert ? 2 : 6 }
        var fieldFrames: [CGRect] = []
        for index in fields.indices {
            y += index == 0 && hasText ? 16 : 0
            fieldFrames.append(CGRect(x: side, y: y, width: available, height: Self.fieldHeight))
            y += Self.fieldHeight + (index == fields.count - 1 ? 0 : 4)
        }
        let isEmpty = !hasText && fields.isEmpty
        return (titleFrame, messageFrame, fieldFrames, isEmpty ? 0 : y + edge)
    }

    func height(for width: CGFloat) -> CGFloat {
        let rows = isBesideEachOther(width) ? 1 : buttons.count
        let all = header(width).end + CGFloat(rows) * rowHeight
        return (all * roundingScale).rounded(.up) / roundingScale
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let header = header(bounds.width)
        title.frame = header.title
        message.frame = header.message
        for (field, frame) in zip(fields, header.fields) { field.frame = frame }
        // Buttons end at the lower edge: where there is too little height the text is cut.
        if isBesideEachOther(bounds.width) {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let half = bounds.width / 2
            for (index, button) in buttons.enumerated() {
                let isLeft = (index == 0) != isRightToLeft
                button.frame = CGRect(
                    x: isLeft ? 0 : half, y: bounds.height - rowHeight, width: half, height: rowHeight)
                button.lines = index == 0 ? [.top, isLeft ? .right : .left] : [.top]
            }
            return
        }
        var y = bounds.height - CGFloat(buttons.count) * rowHeight
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
            button.lines = index > 0 || header.end > 0 ? .top : []
            y += rowHeight
        }
    }
}

/// A button of an alert.
final class AlertButton: UIControl {
    private let label = UILabel()
    private let onTap: () -> Void
    private let style: UIAlertAction.Style
    private let color: UIColor?
    /// The edges with hairlines.
    var lines: UIRectEdge = [] {
        didSet { setNeedsDisplay() }
    }

    init(_ action: UIAlertAction, isBold: Bool, isInSheet: Bool, onTap: @escaping () -> Void) {
        self.onTap = onTap
        style = action.style
        color = action.titleTextColor
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.font = .systemFont(ofSize: isInSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
        isEnabled = action.isEnabled
        addSubview(label)
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 100)).width }

    private func showColor() {
        label.textColor =
            !isEnabled ? .tertiaryLabel : color ?? (style == .destructive ? .systemRed : tintColor)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.sizeThatFits(bounds.size)
        label.frame = CGRect(
            x: 8, y: (bounds.height - size.height) / 2, width: max(0, bounds.width - 16), height: size.height
        ).roundedOrigin(scale: roundingScale)
    }

    override func drawContent(in painter: inout LayerPainter) {
        if isHighlighted { painter.fillRounded(bounds, radius: 0, .systemFill) }
        let line = 1 / roundingScale
        let (width, height) = (bounds.width, bounds.height)
        if lines.contains(.top) {
            painter.fillRounded(CGRect(x: 0, y: 0, width: width, height: line), radius: 0, .separator)
        }
        if lines.contains(.right) {
            painter.fillRounded(
                CGRect(x: width - line, y: 0, width: line, height: height), radius: 0, .separator)
        }
        if lines.contains(.left) {
            painter.fillRounded(CGRect(x: 0, y: 0, width: line, height: height), radius: 0, .separator)
        }
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { onTap() }
    }
}
