/// A view that lays out its arranged subviews in a row or a column by constraints that it makes itself.
///
/// The stack's own size comes from the constraints around it, or from what it contains where nothing else says
/// it. A hidden arranged subview takes no space, nor does the gap next to it. Constraints follow changes before
/// the next layout; those that stay the same are kept.
///
/// As long as nothing but the stack lays its views out, no view has constraints of its own and no code reads them, the
/// stack places its views by arithmetic, with the same frames. ``UIView/constraints`` of the
/// stack or of an arranged subview, or a constraint that mentions one of them, has all constraints made.
///
/// A hidden arranged subview is required to be 0 points long (`UISV-hiding`). Where the subview has a required
/// length of its own the two conflict: the one that the app made is broken and reported, and holds
/// again when the view is shown. A priority of 999 avoids the report.
@preconcurrency @MainActor
open class UIStackView: UIView {
    // What making constraints reads is unchecked: pays in `feed made`.
    @exclusivity(unchecked) final var axisStorage = NSLayoutConstraint.Axis.horizontal
    @exclusivity(unchecked) final var distributionStorage = Distribution.fill
    @exclusivity(unchecked) final var alignmentStorage = Alignment.fill
    @exclusivity(unchecked) final var spacingStorage: CGFloat = 0
    @exclusivity(unchecked) final var options: StackOptions = []
    @exclusivity(unchecked) final var arranged: [UIView] = []
    /// Spaces after some of the arranged subviews, by view.
    @exclusivity(unchecked) final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The size before it was rounded to pixels, where another stack placed this one by arithmetic.
    final var exactSize: CGSize?
    /// The constraints and guides that are made for the arranged subviews.
    final let rules = StackRules()

    // MARK: Making

    /// Creates a stack without arranged subviews.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.insert(.directStack)
    }

    /// Creates a stack with arranged subviews, which become its subviews.
    @preconcurrency @MainActor
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates an empty stack of a nib.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        flags.insert(.directStack)
        InterfaceCoder.restore(self, as: UIStackView.self, from: coder)
    }

    // MARK: What is arranged

    /// The views that the stack lays out, in order, hidden ones too. All of them are subviews.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end, as a subview where it is none yet; one that is arranged already moves there.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

    /// Inserts a view at an index, as a subview where it is none yet; one that is arranged already moves there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        insertArranged(view, at: stackIndex)
    }

    /// Lays a view out no longer. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) { leaveArrangement(view) }

    // MARK: How

    /// The direction in which views follow each other. Horizontal by default.
    open var axis: NSLayoutConstraint.Axis {
        get { axisStorage }
        set { change(\.axisStorage, to: newValue) }
    }

    /// How space is distributed along the axis. ``Distribution-swift.enum/fill`` by default.
    open var distribution: Distribution {
        get { distributionStorage }
        set { change(\.distributionStorage, to: newValue) }
    }

    /// How views lie across the axis. ``Alignment-swift.enum/fill`` by default.
    open var alignment: Alignment {
        get { alignmentStorage }
        set { change(\.alignmentStorage, to: newValue) }
    }

    /// The space between neighbours, in points: exact, or the minimum for the spacing distributions. 0 by
    /// default; ``spacingUseSystem`` is the system's space. Negative spaces overlap views.
    open var spacing: CGFloat {
        get { spacingStorage }
        set { setSpacing(newValue) }
    }

    /// Sets the space after an arranged subview; ``spacingUseDefault`` goes back to ``spacing``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        setSpacing(spacing, after: arrangedSubview)
    }

    /// The space that was set after an arranged subview, ``spacingUseDefault`` where none was.
    @discardableResult open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether spaces in a column go from the last baseline of a view to the first of the next. False by default.
    open var isBaselineRelativeArrangement: Bool {
        get { options.contains(.baselineRelative) }
        set { setOption(.baselineRelative, to: newValue) }
    }

    /// Whether views keep to the stack's margins. False by default.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { options.contains(.marginsRelative) }
        set { setOption(.marginsRelative, to: newValue) }
    }

    /// Whether ``Distribution-swift.enum/fillProportionally`` distributes exactly the space without the spacing.
    /// False by default, as on iOS, where the spacing is included and the last view takes the remaining space.
    open var usesExactProportions: Bool {
        get { options.contains(.exactProportions) }
        set { setOption(.exactProportions, to: newValue) }
    }

    // MARK: Measurement

    /// Makes the constraints for what changed, where there are constraints.
    open override func updateConstraints() {
        if !flags.contains(.directStack) { updateRules() }
        super.updateConstraints()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        leaveArrangement(subview)
        super.willRemoveSubview(subview)
    }

    /// Places the arranged subviews.
    open override func layoutSubviews() {
        followPixels()
        placeDirectly()
        super.layoutSubviews()
    }

    @discardableResult open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let direct = directFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
        if let direct { return direct }
        leaveDirectPath()
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// The size of what is arranged, no wider than the available width where that is positive: then as high as the
    /// content is at that width.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittedSize(in: size.width)
    }

    /// The view whose first baseline counts: the first of a column, the tallest of a row.
    open override var forFirstBaselineLayout: UIView { baselineView(isLast: false) ?? self }

    /// The view whose last baseline counts: the last of a column, the tallest of a row.
    open override var forLastBaselineLayout: UIView { baselineView(isLast: true) ?? self }

    override func arrangedContentChanged(of subview: UIView) { contentChanged(of: subview) }
    override func arrangedVisibilityChanged(of subview: UIView) { visibilityChanged(of: subview) }
}
