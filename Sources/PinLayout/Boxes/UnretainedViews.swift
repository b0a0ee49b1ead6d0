import ViewBridge

// What chains read of views that are held meanwhile: a view in the tree has its superview, and a call's caller holds what it
// refers to. Counting these references was a seventh of the time of a cell. Pays in `feed cell by pins`.
//
// Chains read views on the main actor alone, but a closure that is bound to it checks that whenever another function calls it.
// So the isolation is cast away from its type, as where chains are released (`PinLayout.finishSynchronously`).
extension Unmanaged<UIView> {
    /// ``UIView/unretainedSuperview``.
    var unretainedSuperview: Unmanaged<UIView>? {
        _withUnsafeGuaranteedRef {
            unsafeBitCast(Bound(call: { $0.unretainedSuperview }), to: Free.self).call($0)
        }
    }

    /// The size of `bounds`.
    var boundsSize: CGSize {
        _withUnsafeGuaranteedRef { unsafeBitCast(Bound(call: { $0.bounds.size }), to: Free.self).call($0) }
    }

    /// The box in the superview's coordinates, by `getRect`.
    func rect(keepTransform: Bool) -> CGRect {
        _withUnsafeGuaranteedRef {
            keepTransform
                ? unsafeBitCast(Bound(call: { $0.getRect(keepTransform: true) }), to: Free.self).call($0)
                : unsafeBitCast(Bound(call: { $0.getRect(keepTransform: false) }), to: Free.self).call($0)
        }
    }
}

private struct Bound<Result> {
    let call: @MainActor (UIView) -> Result
}

private struct Free<Result> {
    let call: (UIView) -> Result
}
