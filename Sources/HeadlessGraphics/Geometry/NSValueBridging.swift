import Foundation

// With the Objective-C runtime casts wrap and unwrap these structures; without it Foundation has that for none of them.
#if !canImport(ObjectiveC)
    /// A structure that casts wrap in an `NSValue` and unwrap: `change?[.newKey] as? NSValue`, `value as? CGPoint`.
    public protocol NSValueBridging: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
        /// The structure of zeros.
        init()
        /// The structure as an object.
        var bridgedValue: NSValue { get }
        /// The structure of an object.
        static func unbridged(_ value: NSValue) -> Self
    }

    extension NSValueBridging {
        /// The structure wrapped.
        public func _bridgeToObjectiveC() -> NSValue { bridgedValue }

        /// Unwraps a structure.
        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
            result = unbridged(source)
        }

        /// Unwraps a structure where one is wrapped, and returns whether it is.
        public static func _conditionallyBridgeFromObjectiveC(
            _ source: NSValue, result: inout Self?
        ) -> Bool {
            let type = String(cString: Self().bridgedValue.objCType)
            guard String(cString: source.objCType) == type else { return false }
            result = unbridged(source)
            return true
        }

        /// Unwraps a structure; nil gives the one of zeros.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
            source.map(unbridged) ?? Self()
        }
    }

    extension CGPoint: @retroactive _ObjectiveCBridgeable, NSValueBridging {
        /// The point as an object.
        public var bridgedValue: NSValue { NSValue(cgPoint: self) }
        /// The point of an object.
        public static func unbridged(_ value: NSValue) -> CGPoint { value.cgPointValue }
    }

    extension CGSize: @retroactive _ObjectiveCBridgeable, NSValueBridging {
        /// The size as an object.
        public var bridgedValue: NSValue { NSValue(cgSize: self) }
        /// The size of an object.
        public static func unbridged(_ value: NSValue) -> CGSize { value.cgSizeValue }
    }
#endif
