/// The spaces between arranged subviews.
extension UIStackView {
    final func setSpacing(_ value: CGFloat) {
        change(\.spacingStorage, to: checked(value, "spacing"))
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
