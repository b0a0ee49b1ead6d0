import Foundation

/// The optional method of a delegate whose default was called last, by which adapted source distinguishes delegates that do not
/// implement it.
package enum AbsentMethod {
    /// The name with labels. Delegates are called on the main thread, also by source that does not say so.
    nonisolated(unsafe) package static var name: StaticString?

    /// What a default calls.
    static func report(_ method: StaticString = #function) {
        if Thread.isMainThread { name = method }
    }
}
