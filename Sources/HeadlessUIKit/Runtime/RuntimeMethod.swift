/// A method without its types: called with any target and any arguments, which are converted.
///
/// The isolation of a method is the compiler's matter alone, so that methods of the main actor and of none are stored alike. As
/// on iOS a method runs on the thread that calls its selector.
public final class RuntimeMethod: @unchecked Sendable {
    /// The number of arguments that the method takes.
    let argumentCount: Int
    /// Whether an object can be the target.
    let accepts: (Any) -> Bool
    private let body: (Any, [Any?]) -> Any?

    private init(
        _ argumentCount: Int, _ accepts: @escaping (Any) -> Bool, _ body: @escaping (Any, [Any?]) -> Any?
    ) {
        self.argumentCount = argumentCount
        self.accepts = accepts
        self.body = body
    }

    /// Calls the method. Arguments that are missing are nil, further ones are left out.
    ///
    /// - Returns: The result; nil for none, and where an argument cannot be converted, which is reported.
    func call(on target: Any, with arguments: [Any?]) -> Any? { body(target, arguments) }

    /// A method of an instance, by a closure that takes the target and the arguments.
    static func instance<Target>(
        _ argumentCount: Int, _ body: @escaping (Target, [Any?]) -> Any?
    ) -> RuntimeMethod {
        RuntimeMethod(argumentCount, { $0 is Target }) { target, arguments in
            (target as? Target).flatMap { body($0, arguments) }
        }
    }

    /// A method of a class, whose target is the class.
    static func type(_ argumentCount: Int, _ body: @escaping ([Any?]) -> Any?) -> RuntimeMethod {
        RuntimeMethod(argumentCount, { $0 is AnyClass }) { _, arguments in body(arguments) }
    }
}

extension RuntimeMethod {
    static func instance<Target, Result>(
        _ method: @escaping (Target) -> () -> Result
    ) -> RuntimeMethod {
        return instance(0) { (target: Target, _) in object(method(target)()) }
    }

    static func instance<Target, A, Result>(
        _ method: @escaping (Target) -> (A) -> Result
    ) -> RuntimeMethod {
        return instance(1) { (target: Target, arguments) in
            withArguments(arguments) { (a: A) in object(method(target)(a)) }
        }
    }

    static func instance<Target, A, B, Result>(
        _ method: @escaping (Target) -> (A, B) -> Result
    ) -> RuntimeMethod {
        return instance(2) { (target: Target, arguments) in
            withArguments(arguments) { (a: A, b: B) in object(method(target)(a, b)) }
        }
    }

    static func instance<Target, A, B, C, Result>(
        _ method: @escaping (Target) -> (A, B, C) -> Result
    ) -> RuntimeMethod {
        return instance(3) { (target: Target, arguments) in
            withArguments(arguments) { (a: A, b: B, c: C) in object(method(target)(a, b, c)) }
        }
    }

    static func instance<Target, A, B, C, D, Result>(
        _ method: @escaping (Target) -> (A, B, C, D) -> Result
    ) -> RuntimeMethod {
        return instance(4) { (target: Target, arguments) in
            withArguments(arguments) { (a: A, b: B, c: C) in
                RuntimeValue.withArgument(arguments, 3) { (d: D) in object(method(target)(a, b, c, d)) }
            }
        }
    }

    static func type<Result>(_ method: @escaping () -> Result) -> RuntimeMethod {
        return type(0) { _ in object(method()) }
    }

    static func type<A, Result>(_ method: @escaping (A) -> Result) -> RuntimeMethod {
        return type(1) { withArguments($0) { (a: A) in object(method(a)) } }
    }

    static func type<A, B, Result>(_ method: @escaping (A, B) -> Result) -> RuntimeMethod {
        return type(2) { withArguments($0) { (a: A, b: B) in object(method(a, b)) } }
    }

    /// The result as a caller by name gets it: nil for no result.
    private static func object<Result>(_ result: Result) -> Any? {
        Result.self == Void.self ? nil : RuntimeValue.flattened(result)
    }

    private static func withArguments<A>(_ values: [Any?], _ call: (A) -> Any?) -> Any? {
        RuntimeValue.withArgument(values, 0, call)
    }

    private static func withArguments<A, B>(_ values: [Any?], _ call: (A, B) -> Any?) -> Any? {
        withArguments(values) { (a: A) in
            RuntimeValue.withArgument(values, 1) { (b: B) in call(a, b) }
        }
    }

    private static func withArguments<A, B, C>(_ values: [Any?], _ call: (A, B, C) -> Any?) -> Any? {
        withArguments(values) { (a: A, b: B) in
            RuntimeValue.withArgument(values, 2) { (c: C) in call(a, b, c) }
        }
    }
}
