internal import LayoutCore
import ViewBridge

/// A chain of calls that lays out one view or layer: `view.pin.top(10).left().size(40)`.
///
/// The calls only collect; the frame is found and set once, where the chain is released, which is at the end
/// of its statement, or by ``layout()``. The order of the calls does not matter, except that of two calls that
/// contradict each other the first counts and the second is warned about.
///
/// A chain that is kept keeps its view and applies when it is released, on whatever thread that happens. One that
/// was begun while a layout was only measured belongs to that measuring: kept beyond its end, it does nothing.
///
/// Distances are in points. Edges are set in the superview's coordinates; what needs the superview's size has
/// no effect on a view without one.
@preconcurrency @MainActor
public final class PinLayout<PinView: Layoutable> {
    /// The view or layer.
    @usableFromInline let box: PinBox
    /// Where ``statement`` is: beside the chain (`StatementMemory`). Isolation is unchecked for `deinit`.
    @usableFromInline nonisolated(unsafe) let memory: UnsafeMutablePointer<PinStatement>

    /// What the calls said. Nothing that runs while it is accessed can come back to this chain, so that no access is checked
    /// for that, which would take a good part of a call's time. Pays in `pin chain`.
    var statement: PinStatement {
        @inline(__always) unsafeAddress { UnsafePointer(memory) }
        @inline(__always) unsafeMutableAddress { memory }
    }

    // Inlined where the chain is written, as are the calls and `deinit`; the functions that they call promise not to keep the
    // chain (`@_effects`). So an optimised build allocates it on the stack, or releases it without a count. Pays in `pin chain`.
    // The formatter would join the promise's two words.

    @inlinable
    init(_ box: PinBox, keepTransform: Bool) {
        self.box = box
        memory = PinStatement.begin(keepTransform: keepTransform)
    }

    /// The frame has to be there for the next statement, so it is set here and now, whatever thread releases
    /// the chain: an isolated deinit would come later where the compiler does not know of the main actor.
    @inlinable
    deinit {
        // Chains that are applied already have no layout's number: they are found out where numbers are compared.
        finishSynchronously()
    }

    /// Applies the chain now. Later calls of the same chain have no effect.
    ///
    /// Chains apply by themselves; this is for chains that are kept, and for animations that start with one.
    // swift-format-ignore
    @_effects(notEscaping self)
    public func layout() {
        guard !statement.isApplied else { return }
        // A copy, since laying out can call user code that comes back to this chain.
        var finished = statement
        statement.measuring = PinStatement.applied
        box.apply(&finished)
    }
}

extension PinLayout {
    /// Calls `PinBox.finish` from code that is not isolated, and releases the statement. A method, since a copy of the box
    /// would be counted.
    ///
    /// A deinit can run anywhere, and the only way to make it wait for the main actor is to make it late. The
    /// chain was made by code that is bound to the main actor, so that is where the last reference goes as well;
    /// what breaks this rule is warned about. `MainActor.assumeIsolated` would end the program there, so the isolation
    /// is cast away from the function's type.
    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    nonisolated func finishSynchronously() {
        unsafeBitCast(BoundFinish(call: { $0.finish($1) }), to: FreeFinish.self).call(box, memory)
        StatementMemory.release(memory)
    }
}

/// A function that is bound to the main actor, and below the same that is not. As fields of structures they are
/// the same machine code; as arguments of a generic function they would each be wrapped.
private struct BoundFinish {
    let call: @MainActor (PinBox, UnsafeMutablePointer<PinStatement>) -> Void
}

private struct FreeFinish {
    let call: (PinBox, UnsafeMutablePointer<PinStatement>) -> Void
}
