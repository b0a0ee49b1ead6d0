import Foundation

extension NSPredicate {
    /// Creates a predicate from its text, as `name CONTAINS[cd] %@ AND age > %d`.
    ///
    /// Known are
    /// - comparisons: `==`, `=`, `!=`, `<>`, `<`, `>`, `<=`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`
    ///   and `MATCHES`, of texts also with `[c]`, `[d]` and `[cd]`, and `ANY`, `SOME`, `ALL` and `NONE` in front of them;
    /// - `AND`, `OR`, `NOT`, their forms of C, parentheses, `TRUEPREDICATE` and `FALSEPREDICATE`;
    /// - key paths, `SELF`, `@count`, `@sum`, `@avg`, `@min` and `@max`, `length` of texts, `$VARIABLE`;
    /// - numbers, texts between quotes, `TRUE`, `YES`, `FALSE`, `NO`, `NIL`, `NULL`, lists between braces, sums and products;
    /// - `%@`, `%K`, and C's formats of numbers.
    ///
    /// `SUBQUERY`, `CAST`, functions and indices are not. What cannot be read raises `NSInvalidArgumentException`, as on iOS, with
    /// the position; where a handler lets the program go on, such a predicate is false.
    ///
    /// - Parameters:
    ///   - predicateFormat: The text.
    ///   - args: Values of `%@` and its kin, in their order.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, values: args)
    }

    /// Creates a predicate from its text and the values of `%@` and its kin.
    ///
    /// - Parameters:
    ///   - predicateFormat: The text.
    ///   - arguments: The values; nil for none.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]? = nil) {
        self.init(format: predicateFormat, values: arguments ?? [])
    }

    /// The same predicate with values for its `$VARIABLE`s.
    public func withSubstitutionVariables(_ variables: [String: Any?]) -> NSPredicate {
        nonisolated(unsafe) let predicate = self
        nonisolated(unsafe) let values = variables.compactMapValues { $0 }
        return NSPredicate(block: { object, bindings in
            let all = values.merging(bindings ?? [:]) { _, later in later }
            return predicate.evaluate(with: object, substitutionVariables: all)
        })
    }

    private convenience init(format: String, values: [Any]) {
        do throws(PredicateFormatError) {
            let node = try PredicateParser.parse(format, arguments: values)
            self.init(block: { object, variables in
                node.evaluate(PredicateScope(object: object, variables: variables ?? [:]))
            })
        } catch {
            UIKitException(
                name: "NSInvalidArgumentException",
                reason:
                    "Unable to parse the format string \"\(format)\": \(error.text) at character \(error.position)"
            ).raiseAnywhere()
            self.init(value: false)
        }
    }
}
