import ViewBridge

/// The relations with a file that is not a literal.
extension ConstraintMakerRelatable {
    /// Makes the attributes equal to a target, for callers that pass on the source location of their own caller.
    @discardableResult
    public func equalTo(
        _ other: any ConstraintRelatableTarget, _ file: String, _ line: UInt
    ) -> ConstraintMakerEditable {
        relate(.equal, to: other, at: SourceLocation(file, line))
    }

    /// Makes the attributes equal to the superview, for callers that pass on the source location of their own caller.
    @discardableResult
    public func equalToSuperview(_ file: String, _ line: UInt) -> ConstraintMakerEditable {
        relateToSuperview(.equal, at: SourceLocation(file, line)) { $0 }
    }

    /// Makes the attributes at most a target, for callers that pass on the source location of their own caller.
    @discardableResult
    public func lessThanOrEqualTo(
        _ other: any ConstraintRelatableTarget, _ file: String, _ line: UInt
    ) -> ConstraintMakerEditable {
        relate(.lessThanOrEqual, to: other, at: SourceLocation(file, line))
    }

    /// Makes the attributes at most the superview, for callers that pass on the source location of their own caller.
    @discardableResult
    public func lessThanOrEqualToSuperview(_ file: String, _ line: UInt) -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual, at: SourceLocation(file, line)) { $0 }
    }

    /// Makes the attributes at least a target, for callers that pass on the source location of their own caller.
    @discardableResult
    public func greaterThanOrEqualTo(
        _ other: any ConstraintRelatableTarget, _ file: String, _ line: UInt
    ) -> ConstraintMakerEditable {
        relate(.greaterThanOrEqual, to: other, at: SourceLocation(file, line))
    }

    /// Makes the attributes at least the superview, for callers that pass on the source location of their own caller.
    @discardableResult
    public func greaterThanOrEqualToSuperview(_ file: String, _ line: UInt) -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual, at: SourceLocation(file, line)) { $0 }
    }
}
