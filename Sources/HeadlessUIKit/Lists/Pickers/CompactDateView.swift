import Foundation

/// The date and the time on fills; a tap opens a calendar or wheels.
final class CompactDateView: UIView, DatePickerContent {
    enum Part {
        case date, time
    }

    private unowned let picker: UIDatePicker
    private var pills: [(part: Part, pill: DatePill)] = []
    private static let gap: CGFloat = 6

    convenience init(_ picker: UIDatePicker) {
        let parts: [UIDatePicker.Mode: [Part]] = [.date: [.date], .time: [.time]]
        self.init(picker, parts: parts[picker.datePickerMode] ?? [.date, .time])
    }

    init(_ picker: UIDatePicker, parts: [Part]) {
        self.picker = picker
        super.init(frame: .zero)
        for part in parts {
            let pill = DatePill()
            pill.addAction(UIAction { [weak self] _ in self?.open(part) }, for: .touchUpInside)
            pills.append((part, pill))
            addSubview(pill)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(animated: Bool) {
        for (part, pill) in pills {
            pill.text =
                part == .date
                ? picker.text(picker.date, .medium, .none) : picker.text(picker.date, .none, .short)
        }
        setNeedsLayout()
        picker.invalidateIntrinsicContentSize()
    }

    /// Whether the time is below the date: side by side they are wider than phones at accessibility sizes.
    private var isStacked: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sizes = pills.map { $0.pill.sizeThatFits(size) }
        let gaps = Self.gap * CGFloat(max(pills.count - 1, 0))
        let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
        return isStacked
            ? CGSize(width: widths.max() ?? 0, height: heights.reduce(0, +) + gaps)
            : CGSize(width: widths.reduce(0, +) + gaps, height: heights.max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The fills keep to the trailing edge of a wider picker; in a narrower one their texts shrink.
        let size = sizeThatFits(bounds.size)
        let scale = size.width > bounds.width ? max(0, bounds.width) / size.width : 1
        var x = max(0, bounds.width - size.width)
        var y = (bounds.height - size.height) / 2
        for (_, pill) in pills {
            var own = pill.sizeThatFits(bounds.size)
            own.width *= scale
            if isStacked { x = bounds.width - own.width }
            pill.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - own.width : x,
                y: isStacked ? y : (bounds.height - own.height) / 2, width: own.width, height: own.height)
            x += own.width + Self.gap * scale
            y += own.height + Self.gap
        }
    }

    private func open(_ part: Part) {
        guard let window, let pill = pills.first(where: { $0.part == part })?.pill else { return }
        pill.isOpen = true
        let popover = DatePopover(of: picker, part, at: pill.convert(pill.bounds, to: nil))
        popover.onEnd = { [weak pill] in pill?.isOpen = false }
        popover.frame = window.bounds
        window.addSubview(popover)
    }
}

/// A text on a fill.
final class DatePill: UIControl {
    private let label = UILabel()
    private static let padding = CGSize(width: 12, height: 7)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }
    /// Whether its calendar or wheels are open.
    var isOpen = false {
        didSet { setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        // The picker is measured before the label follows the size of text.
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        return CGSize(
            width: text.width + 2 * Self.padding.width, height: text.height + 2 * Self.padding.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.textColor = isOpen ? tintColor : .label
        label.frame = bounds.insetBy(dx: min(Self.padding.width / 2, bounds.width / 8), dy: 0)
    }

    override func drawContent(in painter: inout LayerPainter) {
        let radius = traitCollection.systemVersion >= .iOS26 ? bounds.height / 2 : 6
        painter.fillRounded(bounds, radius: radius, .tertiarySystemFill)
    }
}

/// A calendar or wheels in a box over the window; a tap outside closes it.
final class DatePopover: UIControl {
    private let source: CGRect
    private let box = UIView()
    private let inner = UIDatePicker()
    var onEnd: (() -> Void)?

    init(of picker: UIDatePicker, _ part: CompactDateView.Part, at source: CGRect) {
        self.source = source
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.datePickerMode = part == .date ? .date : .time
        inner.preferredDatePickerStyle = part == .date ? .inline : .wheels
        (inner.locale, inner.calendar, inner.timeZone) = (picker.locale, picker.calendar, picker.timeZone)
        inner.minuteInterval = picker.minuteInterval
        (inner.minimumDate, inner.maximumDate) = (picker.minimumDate, picker.maximumDate)
        inner.date = picker.date
        inner.addAction(
            UIAction { [weak picker, weak inner] _ in
                if let inner { picker?.take(inner.date) }
            }, for: .valueChanged)
        box.backgroundColor = .dynamic(0xFFFF_FFFF, 0x2C2C_2EFF)
        box.layer.cornerRadius = 13
        box.layer.shadowOpacity = 0.2
        box.layer.shadowRadius = 30
        box.addSubview(inner)
        addSubview(box)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let natural = inner.intrinsicContentSize
        // The calendar in a box is lower than the one in a page.
        let height = 352 + MonthHeader.height(traitCollection) - MonthHeader.usualHeight
        let size = CGSize(width: min(natural.width, bounds.width - 16), height: min(natural.height, height))
        let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
        let below = source.maxY + 8
        let y = below + size.height <= safe.maxY ? below : max(safe.minY, source.minY - 8 - size.height)
        let x = min(max(source.midX - size.width / 2, safe.minX), max(safe.minX, safe.maxX - size.width))
        box.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        inner.frame = box.bounds
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let point = touch?.location(in: self), !box.frame.contains(point) else { return }
        removeFromSuperview()
        onEnd?()
    }
}
