public import ViewBridge

/// A text.
public typealias Text = UILabel
/// A picture.
public typealias Image = UIImageView
/// Something to tap.
public typealias Button = UIButton

extension UILabel {
    /// Creates a text.
    public convenience init(_ text: String?) {
        self.init(frame: .zero)
        self.text = text
    }

    /// The font.
    @discardableResult
    public func font(_ font: UIFont) -> Self {
        self.font = font
        return self
    }

    /// The colour of the letters.
    @discardableResult
    public func foregroundColor(_ color: UIColor) -> Self {
        textColor = color
        return self
    }

    /// How lines lie from side to side.
    @discardableResult
    public func textAligned(_ alignment: NSTextAlignment) -> Self {
        textAlignment = alignment
        return self
    }

    /// The maximum number of lines; 0 is no limit.
    @discardableResult
    public func lineLimit(_ limit: Int) -> Self {
        numberOfLines = limit
        return self
    }

    /// How text that does not fit ends.
    @discardableResult
    public func lineBreakMode(_ mode: NSLineBreakMode) -> Self {
        lineBreakMode = mode
        return self
    }

    /// Whether the font shrinks to fit the width.
    @discardableResult
    public func adjustedFontSize(_ adjusts: Bool) -> Self {
        adjustsFontSizeToFitWidth = adjusts
        return self
    }

    /// How far the font may shrink.
    @discardableResult
    public func minimumScaleFactor(_ factor: CGFloat) -> Self {
        minimumScaleFactor = factor
        return self
    }

    /// The width at which lines break where nothing else says one, in points.
    @discardableResult
    public func preferredMaxLayoutWidth(_ width: CGFloat) -> Self {
        preferredMaxLayoutWidth = width
        return self
    }

    /// How text that shrank is aligned.
    @discardableResult
    public func baselineAdjusted(_ adjustment: UIBaselineAdjustment) -> Self {
        baselineAdjustment = adjustment
        return self
    }
}

extension UIImageView {
    /// Creates a picture.
    public convenience init(_ image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    /// The picture.
    @discardableResult
    public func imaged(_ image: UIImage?) -> Self {
        self.image = image
        return self
    }
}

extension UIButton {
    /// Creates a button that does something when it is tapped.
    public convenience init(action: @escaping () -> Void) {
        self.init(frame: .zero)
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    /// Creates a button that shows a view and does something when it is tapped.
    public convenience init(action: @escaping () -> Void, _ view: () -> any ViewBuildable) {
        self.init(action: action)
        let content = view().build()
        content.isUserInteractionEnabled = false
        addSubviewWithFit(content)
    }
}
