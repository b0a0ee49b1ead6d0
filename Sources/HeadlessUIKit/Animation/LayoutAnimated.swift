/// A property of a view that its layout reads, with values in between when it is animated.
///
/// Setting it marks the view for layout. Inside `UIView.animateLayout` the view is laid out with all values on the way,
/// whatever lays it out: frames, pins, a language.
///
/// ```swift
/// final class Drawer: UIView {
///     @LayoutAnimated var openness: CGFloat = 0
///
///     override func layoutSubviews() {
///         panel.pin.bottom().horizontally().height(60 + 240 * openness)
///     }
/// }
///
/// UIView.animateLayout(withDuration: 0.4) { drawer.openness = 1 }
/// ```
@preconcurrency @MainActor
@propertyWrapper
public struct LayoutAnimated<Value: LayoutInterpolatable> {
    private var value: Value

    /// Creates a property with its first value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Only properties of views are animated.
    @available(*, unavailable, message: "only a property of a UIView can be @LayoutAnimated")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The value of a view's property.
    public static subscript<Owner: UIView>(
        _enclosingInstance view: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { view[keyPath: storage].value }
        set {
            if AnimationRecording.isStepping {
                let access = SteppedValue.Access(
                    read: { [weak view] in view?[keyPath: storage].value.layoutNumbers },
                    apply: { [weak view] in
                        view?[keyPath: storage].value = Value(layoutNumbers: $0)
                        view?.setNeedsLayout()
                    },
                    layer: { [weak view] in view?.madeLayer })
                LayoutSteps.record(
                    SteppedValue.Key(storage, of: view), from: view[keyPath: storage].value.layoutNumbers,
                    to: newValue.layoutNumbers, access)
            }
            view[keyPath: storage].value = newValue
            view.setNeedsLayout()
        }
    }
}

/// A value of up to four numbers that layout reads, with values in between.
public protocol LayoutInterpolatable {
    /// The numbers; zeros where there are fewer than four.
    var layoutNumbers: SIMD4<Double> { get }
    /// Creates a value of numbers.
    init(layoutNumbers: SIMD4<Double>)
}

extension Double: LayoutInterpolatable {
    /// The number.
    public var layoutNumbers: SIMD4<Double> { SIMD4(self, 0, 0, 0) }
    /// Takes the first number.
    public init(layoutNumbers: SIMD4<Double>) { self = layoutNumbers[0] }
}

extension CGFloat: LayoutInterpolatable {
    /// The number.
    public var layoutNumbers: SIMD4<Double> { SIMD4(Double(self), 0, 0, 0) }
    /// Takes the first number.
    public init(layoutNumbers: SIMD4<Double>) { self = CGFloat(layoutNumbers[0]) }
}

extension Float: LayoutInterpolatable {
    /// The number.
    public var layoutNumbers: SIMD4<Double> { SIMD4(Double(self), 0, 0, 0) }
    /// Takes the first number.
    public init(layoutNumbers: SIMD4<Double>) { self = Float(layoutNumbers[0]) }
}

extension CGPoint: LayoutInterpolatable {
    /// The coordinates.
    public var layoutNumbers: SIMD4<Double> { SIMD4(Double(x), Double(y), 0, 0) }
    /// Takes the first two numbers.
    public init(layoutNumbers: SIMD4<Double>) { self.init(x: layoutNumbers[0], y: layoutNumbers[1]) }
}

extension CGSize: LayoutInterpolatable {
    /// Width and height.
    public var layoutNumbers: SIMD4<Double> { SIMD4(Double(width), Double(height), 0, 0) }
    /// Takes the first two numbers.
    public init(layoutNumbers: SIMD4<Double>) {
        self.init(width: layoutNumbers[0], height: layoutNumbers[1])
    }
}

extension CGRect: LayoutInterpolatable {
    /// The origin and the size.
    public var layoutNumbers: SIMD4<Double> {
        SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
    }
    /// Takes x, y, width and height.
    public init(layoutNumbers: SIMD4<Double>) {
        self.init(
            x: layoutNumbers[0], y: layoutNumbers[1], width: layoutNumbers[2], height: layoutNumbers[3])
    }
}

extension UIEdgeInsets: LayoutInterpolatable {
    /// Top, left, bottom and right.
    public var layoutNumbers: SIMD4<Double> { numbers }
    /// Takes top, left, bottom and right.
    public init(layoutNumbers: SIMD4<Double>) { self.init(numbers: layoutNumbers) }
}
