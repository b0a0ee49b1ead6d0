extension Unmanaged {
    /// Calls a closure with the object, which something else keeps meanwhile, without counting a reference to it.
    ///
    /// A closure that is bound to an actor checks that it runs there when a module calls it that is not checked for data races, as
    /// the standard library does in `_withUnsafeGuaranteedRef`; called from here it does not. Pays in `pin chain` and in
    /// `constraints growth feed`, in views.
    @inlinable @inline(__always)
    package func withoutRetaining<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
