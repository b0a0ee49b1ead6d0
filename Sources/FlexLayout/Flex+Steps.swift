internal import Flexbox
internal import ViewBridge

/// Values of the style that are animated step by step.
extension Flex {
    /// A number of a style.
    enum SteppedNumber: Hashable {
        case length(LengthProperty)
        case edge(EdgeProperty, Edge)
        case factor(FactorProperty)
    }

    /// Animates a change of a number; from or to percentages and keywords there are no values in between.
    func recordStep(_ number: SteppedNumber, to new: Double?) {
        guard let new, extras?.draft == nil else { return }
        let value = LayoutSteps.Value(
            read: { [weak self] in self?.value(of: number).map { SIMD4($0, 0, 0, 0) } },
            apply: { [weak self] in self?.apply($0[0], to: number) },
            in: { [weak self] in self?.host?.view })
        LayoutSteps.record(number, of: self, to: SIMD4(new, 0, 0, 0), value)
    }

    /// A number of the style in points or as a factor; a margin, padding, border or gap that is not set is 0.
    private func value(of number: SteppedNumber) -> Double? {
        switch number {
        case .length(let property):
            style[property].points ?? (style[property].isUndefined ? property.initial : nil)
        case .edge(let property, let edge):
            style[property, edge].points ?? (style[property, edge].isUndefined ? property.initial : nil)
        case .factor(.flexGrow): style.flexGrow
        case .factor(.flexShrink): style.flexShrink
        }
    }

    private func apply(_ value: Double, to number: SteppedNumber) {
        switch number {
        case .length(let property): set(property, .points(value))
        case .edge(let property, let edge): set(property, edge, .points(value))
        case .factor(let property): set(property, value)
        }
        // The view that calls `layout()` is one of those above.
        var next = host?.view
        while let view = next {
            view.setNeedsLayout()
            next = view.superview
        }
    }
}

extension LengthProperty {
    /// What a length means that is not set, where that is a number of points.
    fileprivate var initial: Double? {
        switch self {
        case .columnGap, .rowGap, .minWidth, .minHeight: 0
        default: nil
        }
    }
}

extension EdgeProperty {
    /// What an edge means that is not set, where that is a number of points.
    fileprivate var initial: Double? { self == .inset ? nil : 0 }
}

extension FlexStyle {
    fileprivate subscript(property: LengthProperty) -> Length {
        switch property {
        case .width: width
        case .height: height
        case .minWidth: minWidth
        case .minHeight: minHeight
        case .maxWidth: maxWidth
        case .maxHeight: maxHeight
        case .flexBasis: flexBasis
        case .columnGap: columnGap
        case .rowGap: rowGap
        }
    }

    fileprivate subscript(property: EdgeProperty, edge: Edge) -> Length {
        switch property {
        case .margin: margin[edge]
        case .padding: padding[edge]
        case .border: border[edge]
        case .inset: inset[edge]
        }
    }
}
