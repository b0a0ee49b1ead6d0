/// Which views a stack arranges, and how it is notified of their changes.
extension UIStackView {
    final func insertArranged(_ view: UIView, at index: Int) {
        guard (0...arranged.count).contains(index) else {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "index out of bounds for arranged subview: index = \(index) expected to be less than "
                    + "or equal to \(arranged.count)"
            ).raise()
            return arrange(view, at: min(max(index, 0), arranged.count))
        }
        arrange(view, at: index)
    }

    final func arrange(_ view: UIView, at index: Int) {
        if view.superviewStorage !== self { addSubview(view) }
        // A view that contains the stack, or is it, has been refused.
        guard view.superviewStorage === self else { return }
        if view.flags.contains(.arranged) {
            let old = arranged.firstIndex { $0 === view }
            if let old { arranged.remove(at: old) }
            arranged.insert(view, at: min(index, arranged.count))
        } else {
            if flags.contains(.directStack) {
                // Set without notifying: there are no constraints of the view yet.
                view.flags.insert(.manualConstraints)
            } else {
                (view as? UIStackView)?.leaveDirectPath()
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            view.flags.insert(.arranged)
            arranged.insert(view, at: min(index, arranged.count))
            collapseChanged(of: view)
        }
        arrangementChanged()
    }

    /// A view that may be a stack is closed up by this one from now on, or no more.
    private func collapseChanged(of view: UIView) {
        if view.isHidden, let stack = view as? UIStackView { stack.arrangementChanged() }
    }

    final func leaveArrangement(_ view: UIView) {
        guard view.superviewStorage === self, view.flags.contains(.arranged) else { return }
        view.flags.subtract([.arranged, .collapsing])
        view.extras?.isCollapsed = false
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        collapseChanged(of: view)
        view.constrainedContentChanged()
        arrangementChanged()
    }

    final func change<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<UIStackView, Value>, to value: Value
    ) {
        guard self[keyPath: path] != value else { return }
        self[keyPath: path] = value
        arrangementChanged()
    }

    final func setOption(_ option: StackOptions, to isOn: Bool) {
        guard options.contains(option) != isOn else { return }
        if isOn { options.insert(option) } else { options.remove(option) }
        arrangementChanged()
    }

    /// Has the constraints made anew before the next layout.
    final func arrangementChanged() {
        setNeedsRules()
        setNeedsLayout()
        markChanged(.contentSize)
        notifyObservers(of: .contentSize)
        guard let outer = outerStack else { return }
        // The view whose baseline counts as the stack's may be another one now.
        if outer.followsBaselines { outer.arrangementChanged() } else { outer.contentChanged(of: self) }
    }

    /// An arranged subview was hidden or shown.
    final func visibilityChanged(of view: UIView) {
        arrangementChanged()
        (view as? UIStackView)?.arrangementChanged()
        if AnimationRecording.isOpen { AnimationRecording.layOutAtEnd(madeLayer) }
    }

    /// The natural size of an arranged subview changed, or what a stack among them arranges.
    final func contentChanged(of view: UIView) {
        if flags.contains(.directStack) {
            contentSizeCount &+= 1
            markNeedsLayout()
        } else if rulesGoByContent(of: view) {
            setNeedsRules()
        }
        // An outer stack may distribute space by the fitting length of this one.
        outerStack?.contentChanged(of: self)
    }

    private func setNeedsRules() {
        rules.areCurrent = false
        setNeedsUpdateConstraints()
    }

    /// Whether the stack's constraints are to be others after a change of a view's content: where lengths are in the ratio of the
    /// natural ones, where spaces go by fonts, where the baseline of a row inside may be another view's now, and where the view has
    /// become one of the texts that share the width, or is none any more. What texts say changes no constraint.
    private func rulesGoByContent(of view: UIView) -> Bool {
        if options.contains(.baselineRelative) || followsBaselines && view is UIStackView { return true }
        return switch distributionStorage {
        case .fillProportionally: true
        case .fillEqually: false
        case .fill, .equalSpacing, .equalCentering:
            axisStorage == .horizontal && view.isFlowingText != rules.texts.contains(ObjectIdentifier(view))
        }
    }

    /// The stack that arranges this one.
    private var outerStack: UIStackView? {
        flags.contains(.arranged) ? superviewStorage as? UIStackView : nil
    }

    /// Whether the positions of arranged subviews depend on their baselines.
    final var followsBaselines: Bool {
        options.contains(.baselineRelative) || alignmentStorage == .firstBaseline
            || alignmentStorage == .lastBaseline
    }

    final func fittedSize(in width: CGFloat) -> CGSize {
        let natural = systemLayoutSizeFitting(.zero)
        guard width > 0, width < natural.width else { return natural }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    final func baselineView(isLast: Bool) -> UIView? {
        let shown = arranged.filter { !$0.isHidden }
        guard axisStorage == .horizontal else { return isLast ? shown.last : shown.first }
        var tallest: (view: UIView, height: CGFloat)?
        for view in shown {
            let height = view.intrinsicContentSize.height
            if let known = tallest, known.height >= height { continue }
            tallest = (view, height)
        }
        return tallest?.view
    }
}
