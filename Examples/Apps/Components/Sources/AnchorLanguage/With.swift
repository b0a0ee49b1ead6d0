import UIKit

/// Sets properties in a chain: `UILabel().with.text("Hi").numberOfLines(0).build()`.
@dynamicMemberLookup
public struct With<Base: AnyObject> {

    private let base: Base

    init(_ base: Base) {
        self.base = base
    }

    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Base, Value>) -> (Value) -> With<Base> {
        { value in
            base[keyPath: path] = value
            return self
        }
    }

    public func callAsFunction(_ change: (Base) -> Void) -> With<Base> {
        change(base)
        return self
    }

    public func build() -> Base {
        base
    }
}

public protocol WithSupport: AnyObject {}

extension WithSupport {
    public var with: With<Self> { With(self) }
}

extension NSObject: WithSupport {}

@propertyWrapper
public struct AutoLayoutView<View: UIView> {
    public var wrappedValue: View {
        didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
    }

    public init(wrappedValue: View) {
        self.wrappedValue = wrappedValue
        wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    }
}

/// Adds subviews out of a builder.
@resultBuilder
public struct ViewBuilder {
    public static func buildBlock(_ views: UIView?...) -> [UIView] { views.compactMap { $0 } }
    public static func buildOptional(_ views: [UIView]?) -> UIView? { views?.first }
}

extension UIStackView {

    public convenience init(
        _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill,
        @ViewBuilder _ build: () -> [UIView]
    ) {
        self.init(arrangedSubviews: build())
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
    }
}
