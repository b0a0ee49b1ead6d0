import Foundation

/// A text field for a search: a magnifying glass, tokens and text on a rounded fill.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private var tokenStorage: [UISearchToken] = []
    private var tokenViews: [SearchTokenView] = []
    private let glass = UIImageView()

    /// Creates a field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearch()
    }

    /// Creates an empty field of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearch()
        InterfaceCoder.restore(self, as: UISearchTextField.self, from: coder)
    }

    private func prepareSearch() {
        glass.image = UIImage(
            systemName: "magnifyingglass",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .regular))
        glass.contentMode = .center
        glass.tintColor = .secondaryLabel
        placeholderText.color = .secondaryLabel
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        font = SearchFieldMetrics(traitCollection).font
    }

    private var metrics: SearchFieldMetrics { SearchFieldMetrics(traitCollection) }

    // MARK: Tokens

    /// The tokens before the text. None by default.
    open var tokens: [UISearchToken] {
        get { tokenStorage }
        set {
            tokenStorage = newValue
            tokensChanged()
        }
    }

    /// The colour behind tokens; nil is the tint colour.
    open var tokenBackgroundColor: UIColor! {
        didSet { setNeedsLayout() }
    }
    /// Whether a person may delete tokens. True by default.
    open var allowsDeletingTokens = true
    /// Whether a person may copy tokens. True by default.
    open var allowsCopyingTokens = true
    /// What a menu below the field suggests. Stored, not shown.
    open var searchSuggestions: [any UISearchSuggestion]?

    /// Inserts a token.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokenStorage.insert(token, at: min(max(tokenIndex, 0), tokenStorage.count))
        tokensChanged()
    }

    /// Removes a token.
    open func removeToken(at tokenIndex: Int) {
        guard tokenStorage.indices.contains(tokenIndex) else { return }
        tokenStorage.remove(at: tokenIndex)
        tokensChanged()
    }

    /// The position of a token: before the text.
    @discardableResult open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// The tokens in a range: all of them where it begins with the text.
    @discardableResult open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokenStorage : []
    }

    /// The range of the text without the tokens.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }

    /// Replaces text by a token.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int)
    {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// Removes the last token where there is nothing before the caret.
    open override func deleteBackward() {
        let isAtStart = selection.location == 0 && selection.length == 0
        guard isAtStart, allowsDeletingTokens, !tokenStorage.isEmpty else { return super.deleteBackward() }
        removeToken(at: tokenStorage.count - 1)
        sendActions(for: .editingChanged)
    }

    private func tokensChanged() {
        for view in tokenViews { view.removeFromSuperview() }
        tokenViews = tokenStorage.map { SearchTokenView($0) }
        for view in tokenViews { addSubview(view) }
        partsChanged()
    }

    // MARK: Rectangles

    private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(
            x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private var tokensWidth: CGFloat {
        tokenViews.reduce(0) { $0 + $1.sizeThatFits(bounds.size).width + 4 }
    }

    /// The rectangle of the magnifying glass, or of the view instead of it.
    @discardableResult open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let leftView else { return .zero }
        var rect = metrics.glass
        if leftView !== glass { rect.size = leftView.bounds.size }
        rect.origin.y = ((bounds.height - rect.height) / 2 * roundingScale).rounded() / roundingScale
        return mirrored(rect.offsetBy(dx: bounds.minX, dy: bounds.minY), in: bounds)
    }

    /// The rectangle of the clear button.
    @discardableResult open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let (extent, trailing) = metrics.clear
        let rect = CGRect(
            x: bounds.maxX - trailing - extent, y: bounds.midY - extent / 2, width: extent, height: extent)
        return mirrored(rect, in: bounds)
    }

    /// The rectangle of the text, after the tokens.
    @discardableResult open override func textRect(forBounds bounds: CGRect) -> CGRect {
        searchTextRect(in: bounds)
    }
    /// The rectangle of the text, after the tokens.
    @discardableResult open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        searchTextRect(in: bounds)
    }

    private func searchTextRect(in bounds: CGRect) -> CGRect {
        var start = bounds.minX + (showsLeftView ? metrics.textStart : 8)
        if !tokenViews.isEmpty { start += tokensWidth }
        var end = bounds.maxX - 8
        if showsRightView, let rightView {
            end -= rightView.bounds.width + 4
        } else if showsClearButton {
            end = bounds.maxX - metrics.clear.trailing - metrics.clear.extent - 5
        }
        return mirrored(
            CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height), in: bounds)
    }

    // MARK: Layout and drawing

    /// The height of a search field, and the width of its text.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + metrics.textStart + 8, height: metrics.height)
    }

    /// The natural size.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places glass, tokens and clear button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var x = showsLeftView ? metrics.textStart : 8
        for view in tokenViews {
            let size = view.sizeThatFits(bounds.size)
            view.backgroundColor = tokenBackgroundColor ?? tintColor
            let rect = CGRect(
                x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height
            )
            view.frame = mirrored(rect, in: bounds)
            x += size.width + 4
        }
    }

    override func drawContent(in painter: inout LayerPainter) {
        if borderStyle == .none || borderStyle == .roundedRect, backgroundColor == nil, background == nil {
            painter.fillRounded(bounds, radius: min(metrics.radius, bounds.height / 2), .tertiarySystemFill)
        }
        drawField(in: &painter)
    }
}

/// A token as it is shown.
final class SearchTokenView: UIView {
    private let label = UILabel()
    private let picture = UIImageView()

    init(_ token: UISearchToken) {
        super.init(frame: .zero)
        label.text = token.text
        label.font = .systemFont(ofSize: 17)
        label.textColor = .white
        picture.image = token.icon
        picture.tintColor = .white
        picture.contentMode = .scaleAspectFit
        layer.cornerRadius = 5
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    private var pictureWidth: CGFloat { picture.image == nil ? 0 : 20 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: label.sizeThatFits(size).width.rounded(.up) + pictureWidth + 12, height: 24)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = pictureWidth
        picture.frame = CGRect(x: isRightToLeft ? bounds.width - 22 : 6, y: 4, width: 16, height: 16)
        label.frame = CGRect(
            x: isRightToLeft ? 6 : 6 + width, y: 0, width: bounds.width - 12 - width, height: bounds.height)
    }
}
