public import ViewBridge

/// A kind of value that a layout hands down to all in it.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nothing was handed down.
    static var defaultValue: Value { get }
}

/// What layouts around hand down.
public struct EnvironmentValues {
    /// The values that hold while a body is read.
    @MainActor static var current = EnvironmentValues()

    /// Reads something with these values.
    @MainActor
    static func reading(_ values: EnvironmentValues, _ work: () -> Void) {
        let outer = current
        current = values
        work()
        current = outer
    }

    private var values: [ObjectIdentifier: Any] = [:]
    /// The properties that views inherit.
    var style = InheritedStyle()

    /// Light or dark.
    public var colorScheme = ColorScheme.light
    /// The direction of lines: views inside that do not say theirs get it, and align their text by it. Which way
    /// stacks run is up to the container.
    public var layoutDirection: LayoutDirection {
        get { direction }
        set {
            direction = newValue
            style.direction = newValue
        }
    }
    private var direction = LayoutDirection.leftToRight
    /// The user's size of text.
    public var contentSizeCategory = UIContentSizeCategory.unspecified
    /// The part of the container that bars, notch and home indicator cover.
    public var safeAreaInsets = UIEdgeInsets.zero

    /// Creates the values that hold where nothing was handed down.
    public init() {}

    /// The values of a container.
    @MainActor
    init(of container: LayoutHostView) {
        let traits = container.traitCollection
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        direction =
            container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        // Views go by the traits by default.
        if (traits.layoutDirection == .rightToLeft) != (direction == .rightToLeft) {
            style.direction = direction
        }
        contentSizeCategory = traits.preferredContentSizeCategory
        safeAreaInsets = container.safeAreaInsets
    }

    /// The font of labels, buttons and text fields; nil for their own.
    public var font: UIFont? {
        get { style.font }
        set { style.font = newValue }
    }
    /// The colour of text, and the tint of pictures; nil for their own.
    public var foregroundColor: UIColor? {
        get { style.color }
        set { style.color = newValue }
    }
    /// Whether controls can be used. True by default.
    public var isEnabled: Bool {
        get { style.isEnabled ?? true }
        set { style.isEnabled = newValue }
    }
    /// How small text may become before it is cut, as a factor; nil for the labels' own.
    public var minimumScaleFactor: CGFloat? {
        get { style.minimumScaleFactor }
        set { style.minimumScaleFactor = newValue }
    }
    /// How many lines labels have at most; 0 for any number, nil for the labels' own.
    public var lineLimit: Int? {
        get { style.lineLimit }
        set { style.lineLimit = newValue }
    }

    /// A value of a user's.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// The direction of lines.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
}

/// A value that layouts around have handed down; read it in ``Layout/body``.
@preconcurrency @MainActor
@propertyWrapper
public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>

    /// Creates the way to a value.
    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

    /// The value that holds for the body that is being read.
    public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}
