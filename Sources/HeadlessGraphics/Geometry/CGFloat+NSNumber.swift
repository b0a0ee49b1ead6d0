import Foundation

// On Apple's platforms the bridging of numbers is Foundation's; on Linux it leaves out `CGFloat`.
#if !canImport(ObjectiveC)
    extension CGFloat: @retroactive _ObjectiveCBridgeable {
        /// The number as an object: `width as NSNumber`.
        public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

        /// The number of an object: `number as! CGFloat`.
        public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
            result = CGFloat(source.doubleValue)
        }

        /// The number of an object: `number as? CGFloat`.
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?)
            -> Bool
        {
            result = CGFloat(source.doubleValue)
            return true
        }

        /// The number of an object, 0 for none.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
            CGFloat(source?.doubleValue ?? 0)
        }
    }
#endif

extension CGFloat {
    /// The value of a number, rounded if it is not representable.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
