import Foundation
internal import Dispatch

/// The queue of the main actor.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main actor: on the main thread, or in a task of the main queue, which on Linux may be
    /// served by any thread.
    static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    }
}
