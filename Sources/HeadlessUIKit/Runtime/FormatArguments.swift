import Foundation

// Arguments of `%@` that are objects on iOS and have no conformance in Foundation for Linux: `String(format: "%@", date as CVarArg)`,
// `NSPredicate(format: "date > %@", date as CVarArg)`.

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {}

extension _CVarArgObject where Self: CustomStringConvertible {
    /// What `%@` prints: the description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }

    /// The words of the argument. The list of arguments has the object above in its position.
    public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}
