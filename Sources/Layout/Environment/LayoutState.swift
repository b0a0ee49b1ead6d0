internal import ViewBridge

/// A value that layouts are made from: containers whose body has read it read it again when it changes, once in
/// the next turn of the run loop.
///
/// In a controller or a view it is a property like others. In a layout that is a value it keeps what it was set
/// to, although the layout is made anew each time: it belongs to the layout's path.
///
/// ```swift
/// final class DetailController: UIViewController, Layout {
///     @LayoutState private var isOpen = false
///     ...
///     @LayoutBuilder var body: some Layout {
///         header.layout()
///         if isOpen { detail.layout() }
///     }
/// }
/// ```
@preconcurrency @MainActor
@propertyWrapper
public struct LayoutState<Value> {
    let link: LayoutStateLink<Value>

    /// Creates a state with its first value.
    public init(wrappedValue: Value) { link = LayoutStateLink(LayoutStateBox(wrappedValue)) }

    /// The value.
    public var wrappedValue: Value {
        get { link.box.read() }
        nonmutating set { link.box.write(newValue) }
    }

    /// A way to the value for others.
    public var projectedValue: LayoutBinding<Value> {
        LayoutBinding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

/// Access to a value that is stored elsewhere.
@preconcurrency @MainActor
@propertyWrapper
public struct LayoutBinding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    /// Creates a way to a value.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The way itself.
    public var projectedValue: Self { self }
}

/// Stores a state's value, and what has read it.
@MainActor
final class LayoutStateBox<Value> {
    private var value: Value
    private var readers = StateReaders()

    init(_ value: Value) { self.value = value }

    func read() -> Value {
        readers.noteReading()
        return value
    }

    func write(_ new: Value) {
        if LayoutSteps.isRecording, let numbers = LayoutSteps.numbers(new) { recordStep(to: numbers) }
        value = new
        readers.notify()
    }

    /// Animates the change of a value that has values in between, whose layouts are made at each step.
    private func recordStep(to new: SIMD4<Double>) {
        let step = LayoutSteps.Value(
            read: { [weak self] in self.flatMap { LayoutSteps.numbers($0.value) } },
            apply: { [weak self] numbers in
                guard let self, let value = LayoutSteps.value(like: value, of: numbers) else { return }
                self.value = value
                readers.notify()
            },
            in: { [weak self] in self?.readers.container })
        LayoutSteps.record("value", of: self, to: new, step)
    }
}

/// The way from a layout to its state, which is turned to the state of the layout that was there before.
@MainActor
final class LayoutStateLink<Value>: LayoutStateStorage {
    var box: LayoutStateBox<Value>

    init(_ box: LayoutStateBox<Value>) { self.box = box }

    func adopt(_ other: any LayoutStateStorage) {
        if let other = other as? LayoutStateLink<Value> { box = other.box }
    }
}

/// A state of any type.
@MainActor
protocol LayoutStateStorage: AnyObject {
    /// Takes over the value of the layout that was there before.
    func adopt(_ other: any LayoutStateStorage)
}

/// A property of a layout that has a state.
@MainActor
protocol LayoutStateProperty {
    var storage: any LayoutStateStorage { get }
}

extension LayoutState: LayoutStateProperty {
    var storage: any LayoutStateStorage { link }
}
