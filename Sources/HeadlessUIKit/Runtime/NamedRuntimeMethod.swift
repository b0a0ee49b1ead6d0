/// What is made of a name and a method: ``Selector`` and ``RuntimeMember``.
///
/// A method is written unapplied, as `Card.save(_:)`. Swift has no type for methods of any parameters, so that each number of
/// arguments is an initializer, and with it each isolation: a method of the main actor is another type than one of none.
public protocol NamedRuntimeMethod {
    /// Creates the value.
    ///
    /// - Parameters:
    ///   - name: Objective-C's name; one without colons gets a colon for each argument.
    ///   - method: The method without its types.
    init(_ name: String, calling method: RuntimeMethod)
}

extension NamedRuntimeMethod {
    /// A method without arguments, as `Selector("save", Card.save)`.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Result) {
        self.init(name, unsafeBitCast(method, to: ((Target) -> () -> Result).self))
    }

    /// A method with one argument, as `Selector("save:", Card.save(_:))`.
    public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor (A) -> Result) {
        self.init(name, unsafeBitCast(method, to: ((Target) -> (A) -> Result).self))
    }

    /// A method with two arguments.
    public init<Target, A, B, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (A, B) -> Result
    ) {
        self.init(name, unsafeBitCast(method, to: ((Target) -> (A, B) -> Result).self))
    }

    /// A method with three arguments.
    public init<Target, A, B, C, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (A, B, C) -> Result
    ) {
        self.init(name, unsafeBitCast(method, to: ((Target) -> (A, B, C) -> Result).self))
    }

    /// A method with four arguments, as the one that is called for observations.
    public init<Target, A, B, C, D, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (A, B, C, D) -> Result
    ) {
        self.init(
            name, calling: .instance(unsafeBitCast(method, to: ((Target) -> (A, B, C, D) -> Result).self)))
    }

    /// A method with four arguments of a class of no actor.
    public init<Target, A, B, C, D, Result>(
        _ name: String, _ method: @escaping (Target) -> (A, B, C, D) -> Result
    ) {
        self.init(name, calling: .instance(method))
    }

    /// A method without arguments of a class of no actor.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.init(name, calling: .instance(method))
    }

    /// A method with one argument of a class of no actor.
    public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
        self.init(name, calling: .instance(method))
    }

    /// A method with two arguments of a class of no actor.
    public init<Target, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
        self.init(name, calling: .instance(method))
    }

    /// A method with three arguments of a class of no actor.
    public init<Target, A, B, C, Result>(_ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result)
    {
        self.init(name, calling: .instance(method))
    }

    /// A class's method without arguments; the target is the class.
    @_disfavoredOverload
    public init<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) {
        self.init(name, calling: .type(unsafeBitCast(method, to: (() -> Result).self)))
    }

    /// A class's method with one argument; the target is the class.
    @_disfavoredOverload
    public init<A, Result>(_ name: String, _ method: @escaping @MainActor (A) -> Result) {
        self.init(name, calling: .type(unsafeBitCast(method, to: ((A) -> Result).self)))
    }

    /// A class's method with two arguments; the target is the class.
    @_disfavoredOverload
    public init<A, B, Result>(_ name: String, _ method: @escaping @MainActor (A, B) -> Result) {
        self.init(name, calling: .type(unsafeBitCast(method, to: ((A, B) -> Result).self)))
    }

    /// A class's method without arguments of no actor.
    @_disfavoredOverload
    public init<Result>(_ name: String, _ method: @escaping () -> Result) {
        self.init(name, calling: .type(method))
    }

    /// A class's method with one argument of no actor.
    @_disfavoredOverload
    public init<A, Result>(_ name: String, _ method: @escaping (A) -> Result) {
        self.init(name, calling: .type(method))
    }

    /// A class's method with two arguments of no actor.
    @_disfavoredOverload
    public init<A, B, Result>(_ name: String, _ method: @escaping (A, B) -> Result) {
        self.init(name, calling: .type(method))
    }
}

extension NamedRuntimeMethod {
    /// A method without arguments of the main actor, in a class of none:
    /// `Selector("save", method: { (o: Card) in o.save() })`.
    public init<Target, Result>(
        _ name: String, method: @escaping @MainActor (Target) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Target) -> Result).self)
        self.init(name, calling: .instance({ (target: Target) in { () -> Result in method(target) } }))
    }

    /// A method with one argument of the main actor, in a class of none.
    public init<Target, A, Result>(
        _ name: String, method: @escaping @MainActor (Target, A) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Target, A) -> Result).self)
        self.init(name, calling: .instance({ (target: Target) in { (a: A) in method(target, a) } }))
    }

    /// A method with two arguments of the main actor, in a class of none.
    public init<Target, A, B, Result>(
        _ name: String, method: @escaping @MainActor (Target, A, B) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Target, A, B) -> Result).self)
        self.init(name, calling: .instance({ (target: Target) in { (a: A, b: B) in method(target, a, b) } }))
    }

    /// A method with three arguments of the main actor, in a class of none.
    public init<Target, A, B, C, Result>(
        _ name: String, method: @escaping @MainActor (Target, A, B, C) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Target, A, B, C) -> Result).self)
        self.init(
            name,
            calling: .instance({ (target: Target) in { (a: A, b: B, c: C) in method(target, a, b, c) } }))
    }
}
