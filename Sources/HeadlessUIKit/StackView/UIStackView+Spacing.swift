/// The spaces between arranged subviews.
extension UIStackView {
    final func setSpacing(_ value: CGFloat) {
        let value = checked(value, "spacing")
        if AnimationRecording.isStepping {
            recordStep("spacing", from: spacingStorage, to: value) {
                $0.spacingStorage
            } set: {
                $0.setSpacing($1)
            }
        }
        change(\.spacingStorage, to: value)
    }

    /// Records a space whose change is animated step by step; spaces that are left to the stack or the system have no
    /// values in between.
    private final func recordStep(
        _ name: some Hashable, from old: CGFloat, to new: CGFloat,
        _ get: @escaping (UIStackView) -> CGFloat, set: @escaping (UIStackView, CGFloat) -> Void
    ) {
        func isNumber(_ value: CGFloat) -> Bool {
            value != Self.spacingUseDefault && value != Self.spacingUseSystem
        }
        guard isNumber(old), isNumber(new) else { return }
        let access = SteppedValue.Access(
            read: { [weak self] in self.map { SIMD4(Double(get($0)), 0, 0, 0) } },
            apply: { [weak self] value in if let self { set(self, CGFloat(value[0])) } },
            layer: { [weak self] in self?.madeLayer })
        LayoutSteps.record(
            SteppedValue.Key(name, of: self), from: SIMD4(Double(old), 0, 0, 0),
            to: SIMD4(Double(new), 0, 0, 0),
            access)
    }

    final func setSpacing(_ value: CGFloat, after view: UIView) {
        guard view.superviewStorage === self, view.flags.contains(.arranged) else {
            LayoutDiagnostics.report(
                .advice, about: debugLine,
                because: "the space after \(view.debugLine) is ignored: the view is not arranged")
            return
        }
        let value = checked(value, "customSpacing")
        let isDefault = value == Self.spacingUseDefault
        if AnimationRecording.isStepping {
            let old = customSpacing(after: view)
            recordStep(
                ObjectIdentifier(view), from: old == Self.spacingUseDefault ? spacingStorage : old, to: value
            ) {
                [weak view] in
                view.map($0.customSpacing) ?? 0
            } set: { [weak view] in
                if let view { $0.setSpacing($1, after: view) }
            }
        }
        guard value != customSpacing(after: view) else { return }
        customSpacings[ObjectIdentifier(view)] = isDefault ? nil : value
        arrangementChanged()
    }

    /// A space that is a number; others count as none and are reported.
    private func checked(_ value: CGFloat, _ property: String) -> CGFloat {
        guard !value.isFinite else { return value }
        LayoutDiagnostics.report(
            .invalidValue(property: property, value: Double(value)), about: debugLine,
            because: "a space must be a finite number of points; 0 is used in its place")
        return 0
    }

    /// The space between two neighbours, in points.
    final func space(after view: UIView, before next: UIView, fromBaselines: Bool) -> CGFloat {
        var value = spacingStorage
        if !customSpacings.isEmpty, let custom = customSpacings[ObjectIdentifier(view)] { value = custom }
        if value == Self.spacingUseDefault {
            return 0
        } else if value == Self.spacingUseSystem {
            guard fromBaselines else { return SystemSpacing.siblings }
            return SystemSpacing.between(
                ConstraintOperand(view.layoutNode.baselineNode(for: .lastBaseline), .lastBaseline),
                ConstraintOperand(next.layoutNode.baselineNode(for: .firstBaseline), .firstBaseline))
        }
        return ConstraintParts.limited(value)
    }
}
