internal import AutoLayout

extension NSLayoutConstraint {
    /// The constraints that a line of text draws: `"H:|-[label(>=80)]-8-[field]-|"`.
    ///
    /// `H:` or nothing starts a row, `V:` a column. `[name]` is a view, `|` an edge of the superview, `-` the
    /// system's space: 8 points between views, the margin at the superview. `-20-` and `-(>=8,<=20@500)-` are
    /// spaces, `[name(100)]` and `[name(>=other@750)]` lengths along the axis; `@` precedes a priority.
    ///
    /// What is wrong with the format goes to `UIKitException.handler`, with a caret under the character at
    /// which it is wrong; where the handler returns, there are no constraints. The same constraints, checked by
    /// the compiler, come from ``horizontal(aligning:direction:file:line:_:)`` and
    /// ``vertical(aligning:spacing:file:line:_:)``.
    ///
    /// - Parameters:
    ///   - format: The line.
    ///   - opts: The attributes that all views are aligned by, the direction of a row, and whether spaces of a
    ///     column go from baseline to baseline. None by default.
    ///   - metrics: The numbers that the format names: Swift's of any kind, `NSNumber`, ``UILayoutPriority``.
    ///   - views: The views and layout guides that it names.
    ///   - file: Where the constraints were made, for reports.
    ///   - line: The line there.
    /// - Returns: The constraints, inactive, from the first edge to the last, then those that align.
    @discardableResult public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], file: StaticString = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        do throws(FormatError) {
            let resolution = FormatResolution(
                format: try VisualFormat(parsing: format), options: opts, metrics: metrics ?? [:],
                views: views)
            return try resolution.chain().constraints(at: SourceLine(file: file, line: line))
        } catch {
            UIKitException(reason: error.description).raise()
            return []
        }
    }
}
