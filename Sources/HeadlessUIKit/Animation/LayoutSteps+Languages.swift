/// What languages animate step by step.
extension LayoutSteps {
    /// How a language's value, up to four numbers, is read and set. Nothing keeps views alive.
    package struct Value {
        let read: () -> SIMD4<Double>?
        let apply: (SIMD4<Double>) -> Void
        let view: () -> UIView?

        /// Creates a description.
        ///
        /// - Parameters:
        ///   - read: Returns the value as it is set; nil once its owner is gone.
        ///   - apply: Sets it, and marks for layout what depends on it.
        ///   - view: A view in the tree that is laid out then.
        package init(
            read: @escaping () -> SIMD4<Double>?, apply: @escaping (SIMD4<Double>) -> Void,
            in view: @escaping () -> UIView?
        ) {
            self.read = read
            self.apply = apply
            self.view = view
        }
    }

    /// Animates the change of a value, which is about to be set.
    ///
    /// - Parameters:
    ///   - name: The value's name, one for each value of the owner.
    ///   - owner: The object that has it.
    ///   - new: What it is set to.
    ///   - value: How it is read and set.
    package static func record(
        _ name: some Hashable, of owner: AnyObject, to new: SIMD4<Double>, _ value: Value
    ) {
        guard let old = value.read() else { return }
        let view = value.view
        let access = SteppedValue.Access(
            read: value.read, apply: value.apply, layer: { view()?.madeLayer })
        record(SteppedValue.Key(name, of: owner), from: old, to: new, access)
    }

    /// Performs a layout that code in a block has called for, and performs it again at each step.
    package static func performAtEachStep(in view: UIView, _ layout: @escaping () -> Void) {
        `repeat`(for: view.madeLayer) { _ in layout() }
        AnimationRecording.suspended(layout)
    }

    /// A value of a type with values in between as four numbers; nil for other types.
    package static func numbers(_ value: Any) -> SIMD4<Double>? {
        (value as? any LayoutInterpolatable)?.layoutNumbers
    }

    /// A value of the type of another one, of numbers.
    package static func value<Value>(like other: Value, of numbers: SIMD4<Double>) -> Value? {
        guard let type = Value.self as? any LayoutInterpolatable.Type else { return nil }
        return type.init(layoutNumbers: numbers) as? Value
    }
}
