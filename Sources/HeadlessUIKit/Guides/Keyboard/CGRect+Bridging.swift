import Foundation

#if !canImport(ObjectiveC)
    // With it `userInfo[...] as? CGRect` gives the rectangle of a wrapped one, as on Apple's platforms.
    extension CGRect: @retroactive _ObjectiveCBridgeable {
        /// The class that wraps a rectangle.
        public typealias _ObjectiveCType = NSValue

        /// The rectangle wrapped.
        public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

        /// Unwraps a rectangle.
        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
            result = source.cgRectValue
        }

        /// Unwraps a rectangle where one is wrapped, and returns whether it is.
        public static func _conditionallyBridgeFromObjectiveC(
            _ source: NSValue, result: inout CGRect?
        ) -> Bool {
            let kind = NSValue(cgRect: .zero).objCType
            guard String(cString: source.objCType) == String(cString: kind) else { return false }
            result = source.cgRectValue
            return true
        }

        /// Unwraps a rectangle; nil gives the empty one.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
            source?.cgRectValue ?? .zero
        }
    }
#endif
