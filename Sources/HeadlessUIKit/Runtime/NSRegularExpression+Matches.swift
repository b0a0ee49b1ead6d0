import Foundation

extension NSRegularExpression {
    /// Calls a closure for each match, as `enumerateMatches(in:options:range:using:)` does on iOS, where the closure does not
    /// escape and needs no `self.`. Adapted source calls it.
    public func formworkEnumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { block in
            enumerateMatches(in: string, options: options, range: range, using: block)
        }
    }
}
