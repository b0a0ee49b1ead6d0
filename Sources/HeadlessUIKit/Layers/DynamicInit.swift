internal import CDynamicInit

/// Objects of classes that are known at run time only: registered cells, layers, layout attributes.
///
/// On iOS a class's initializer is found by name. Swift calls one on a metatype only if it is `required`, which iOS source does
/// not write, so it is looked up in the dispatch table: see `CDynamicInit`. A class that does not inherit the initializer stops
/// with "Use of unimplemented initializer", as on iOS.
///
/// Adapted source calls ``make(_:)`` and its like where it said `T()` or `viewClass.init(frame: frame)`. A class with an `init()`
/// of its own that overrides nothing lists it as `RuntimeMember("init", { Card() })`.
@preconcurrency @MainActor
public enum DynamicInit {
    /// Creates an object by `init()`.
    static func object<Object: NSObject>(of type: Object.Type) -> Object { make(type) }

    /// Creates an object by `init()`: `T()`.
    public nonisolated static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        listed(type, "init", []) ?? retained(dynamic_init(unsafeBitCast(type, to: UnsafeRawPointer.self)))
    }

    /// Creates an object by the initializer that its class lists; nil where it lists none.
    nonisolated static func listed<Object: AnyObject>(
        _ type: Object.Type, _ name: String, _ arguments: [Any?]
    ) -> Object? {
        RuntimeMembers.ownMethod(name, of: type)?.call(on: type, with: arguments) as? Object
    }

    /// Creates a copy of a layer by `init(layer:)`.
    static func copy<Layer: CALayer>(of layer: Layer) -> Layer {
        // The initializer consumes its argument.
        let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        argument.initialize(to: layer)
        defer { argument.deallocate() }
        let metatype = unsafeBitCast(Swift.type(of: layer), to: UnsafeRawPointer.self)
        return retained(dynamic_init_layer(metatype, argument))
    }

    /// The object that a C function returned retained.
    nonisolated static func retained<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer) -> Object {
        Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
    }
}
