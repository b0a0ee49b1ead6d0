extension Array {
    /// Calls a closure with the elements' memory, as `withUnsafeBufferPointer` does.
    ///
    /// A closure that is bound to an actor checks that it runs there when the standard library calls it; called from here it
    /// does not. Pays in `feed`, by flexbox.
    @inlinable @inline(__always)
    package func withElements<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
        withUnsafeBufferPointer(body)
    }
}
