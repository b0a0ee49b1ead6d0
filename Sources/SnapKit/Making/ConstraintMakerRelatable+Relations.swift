import ViewBridge

/// The three relations.
extension ConstraintMakerRelatable {
    /// Makes the attributes equal to a number, a size, a point, insets, a view, a layout guide, or an attribute of these.
    ///
    /// A view or guide without attribute stands for the same attributes of it, a position without view for the
    /// superview's.
    @discardableResult
    public func equalTo(
        _ other: any ConstraintRelatableTarget, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(.equal, to: other, at: SourceLocation(file, line))
    }

    /// Makes the attributes equal to the same attributes of the superview, or of the view that a layout guide belongs to.
    @discardableResult
    public func equalToSuperview(
        _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.equal, at: SourceLocation(file, line)) { $0 }
    }

    /// Makes the attributes equal to what the closure names of the superview: `{ $0.safeAreaLayoutGuide }`, `{ $0.snp.topMargin }`.
    @discardableResult
    public func equalToSuperview<T: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> T, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.equal, at: SourceLocation(file, line), closure)
    }

    /// Makes the attributes at most a number, a size, a point, insets, a view, a layout guide, or an attribute of these.
    ///
    /// A view or guide without attribute stands for the same attributes of it, a position without view for the
    /// superview's.
    @discardableResult
    public func lessThanOrEqualTo(
        _ other: any ConstraintRelatableTarget, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(.lessThanOrEqual, to: other, at: SourceLocation(file, line))
    }

    /// Makes the attributes at most the same attributes of the superview, or of the view that a layout guide belongs to.
    @discardableResult
    public func lessThanOrEqualToSuperview(
        _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual, at: SourceLocation(file, line)) { $0 }
    }

    /// Makes the attributes at most what the closure names of the superview: `{ $0.safeAreaLayoutGuide }`, `{ $0.snp.topMargin }`.
    @discardableResult
    public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> T, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual, at: SourceLocation(file, line), closure)
    }

    /// Makes the attributes at least a number, a size, a point, insets, a view, a layout guide, or an attribute of these.
    ///
    /// A view or guide without attribute stands for the same attributes of it, a position without view for the
    /// superview's.
    @discardableResult
    public func greaterThanOrEqualTo(
        _ other: any ConstraintRelatableTarget, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(.greaterThanOrEqual, to: other, at: SourceLocation(file, line))
    }

    /// Makes the attributes at least the same attributes of the superview, or of the view that a layout guide belongs to.
    @discardableResult
    public func greaterThanOrEqualToSuperview(
        _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual, at: SourceLocation(file, line)) { $0 }
    }

    /// Makes the attributes at least what the closure names of the superview: `{ $0.safeAreaLayoutGuide }`, `{ $0.snp.topMargin }`.
    @discardableResult
    public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> T, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual, at: SourceLocation(file, line), closure)
    }
}
