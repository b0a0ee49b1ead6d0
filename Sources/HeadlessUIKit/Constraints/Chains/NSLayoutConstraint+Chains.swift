/// Rows and columns of views, checked by the compiler: what a visual format says, without text to misspell.
///
/// ```swift
/// // H:|-[red(>=100)]-8-[blue(==red)]-(>=20@750)-|
/// NSLayoutConstraint.horizontal(aligning: [.top, .bottom]) {
///     ChainSuperview()
///     ChainGap()
///     red[>=100]
///     8
///     blue[==red]
///     ChainGap(>=20, priority: .defaultHigh)
///     ChainSuperview()
/// }
/// ```
extension NSLayoutConstraint {
    /// What all views of a row have in common.
    public enum RowAlignment: Sendable, CaseIterable {
        /// The upper edges.
        case top
        /// The lower edges.
        case bottom
        /// The middles between top and bottom.
        case centerY
        /// The first baselines.
        case firstBaseline
        /// The last baselines.
        case lastBaseline

        var option: FormatOptions {
            switch self {
            case .top: .alignAllTop
            case .bottom: .alignAllBottom
            case .centerY: .alignAllCenterY
            case .firstBaseline: .alignAllFirstBaseline
            case .lastBaseline: .alignAllLastBaseline
            }
        }
    }

    /// What all views of a column have in common.
    public enum ColumnAlignment: Sendable, CaseIterable {
        /// The edges where lines start.
        case leading
        /// The edges where lines end.
        case trailing
        /// The left edges.
        case left
        /// The right edges.
        case right
        /// The middles between left and right.
        case centerX

        var option: FormatOptions {
            switch self {
            case .leading: .alignAllLeading
            case .trailing: .alignAllTrailing
            case .left: .alignAllLeft
            case .right: .alignAllRight
            case .centerX: .alignAllCenterX
            }
        }
    }

    /// Where a row starts.
    public enum RowDirection: Sendable, CaseIterable {
        /// Where lines start.
        case leadingToTrailing
        /// On the left.
        case leftToRight
        /// On the right.
        case rightToLeft

        var option: FormatOptions {
            switch self {
            case .leadingToTrailing: .directionLeadingToTrailing
            case .leftToRight: .directionLeftToRight
            case .rightToLeft: .directionRightToLeft
            }
        }
    }

    /// What the spaces between the views of a column are measured from.
    public enum ColumnSpacing: Sendable, CaseIterable {
        /// Lower edge and upper edge.
        case edgeToEdge
        /// Last baseline and first baseline.
        case baselineToBaseline

        var option: FormatOptions {
            self == .edgeToEdge ? .spacingEdgeToEdge : .spacingBaselineToBaseline
        }
    }

    /// The constraints of a row of views.
    ///
    /// A superview that is not there goes to `UIKitException.handler`; where that returns, there are no
    /// constraints.
    ///
    /// - Parameters:
    ///   - alignments: What the views have in common. Nothing by default.
    ///   - direction: Where the row starts: at the leading edge by default.
    ///   - file: Where the constraints were made, for reports.
    ///   - line: The line there.
    ///   - chain: The views, the spaces between them, and the edges of the superview.
    /// - Returns: The constraints, inactive, from the first edge to the last, then those that align.
    @discardableResult public static func horizontal(
        aligning alignments: [RowAlignment] = [], direction: RowDirection = .leadingToTrailing,
        file: StaticString = #fileID, line: UInt = #line,
        @LayoutChainBuilder _ chain: () -> LayoutChain<ChainPosition.Closed>
    ) -> [NSLayoutConstraint] {
        let options = alignments.reduce(direction.option) { $0.union($1.option) }
        return chain().parts.constraints(.horizontal, options, SourceLine(file: file, line: line))
    }

    /// The constraints of a column of views.
    ///
    /// A superview that is not there goes to `UIKitException.handler`; where that returns, there are no
    /// constraints.
    ///
    /// - Parameters:
    ///   - alignments: What the views have in common. Nothing by default.
    ///   - spacing: What spaces between views are measured from: edges by default.
    ///   - file: Where the constraints were made, for reports.
    ///   - line: The line there.
    ///   - chain: The views, the spaces between them, and the edges of the superview.
    /// - Returns: The constraints, inactive, from the first edge to the last, then those that align.
    @discardableResult public static func vertical(
        aligning alignments: [ColumnAlignment] = [], spacing: ColumnSpacing = .edgeToEdge,
        file: StaticString = #fileID, line: UInt = #line,
        @LayoutChainBuilder _ chain: () -> LayoutChain<ChainPosition.Closed>
    ) -> [NSLayoutConstraint] {
        let options = alignments.reduce(spacing.option) { $0.union($1.option) }
        return chain().parts.constraints(.vertical, options, SourceLine(file: file, line: line))
    }
}

extension LayoutChainParts {
    /// The constraints that the chain stands for; none where it names a superview that is not there.
    fileprivate func constraints(
        _ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions, _ line: SourceLine
    ) -> [NSLayoutConstraint] {
        guard let first = items.first, let last = items.last else { return [] }
        var chain = ConstraintChain(axis: axis, options: options, items: items)
        chain.gaps = Array(gaps.dropLast())
        if startsAtSuperview {
            guard let outer = first.node.container else { return refuse(first, line) }
            chain.leading = ConstraintChain.Edge(outer: outer, gap: firstGap)
        }
        if endsAtSuperview {
            guard let outer = last.node.container else { return refuse(last, line) }
            chain.trailing = ConstraintChain.Edge(outer: outer, gap: gaps.last ?? .none)
        }
        return chain.constraints(at: line)
    }

    private func refuse(_ item: ConstraintChain.Item, _ line: SourceLine) -> [NSLayoutConstraint] {
        let name = item.node.item.map { "\($0)" } ?? "nil"
        UIKitException(
            reason:
                "Unable to interpret ChainSuperview() at \(line.text), because the related view doesn't have a "
                + "superview: \(name)"
        ).raise()
        return []
    }
}
