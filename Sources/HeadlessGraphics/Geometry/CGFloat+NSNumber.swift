import Foundation

extension CGFloat {
    /// The value of a number, rounded if it is not representable.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
