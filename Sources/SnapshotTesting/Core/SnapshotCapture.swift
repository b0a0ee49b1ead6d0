import Foundation
import HeadlessUIKit

/// What a strategy notes about the picture that it takes, for the files beside it and for the report.
final class SnapshotCapture: @unchecked Sendable {
    /// The capture of the assertion that is running.
    @TaskLocal static var current: SnapshotCapture?

    private let lock = NSLock()
    private var storedTree: String?
    private var storedDevice: String?
    private var storedLanguage: String?
    private var storedExceptions: [String] = []

    /// Whether a text of the view tree is requested.
    let includesTree: Bool

    init(includesTree: Bool) { self.includesTree = includesTree }

    /// The text of the view tree.
    var tree: String? {
        get { lock.withLock { storedTree } }
        set { lock.withLock { storedTree = newValue } }
    }

    /// The device and its settings, as a person calls them.
    var device: String? {
        get { lock.withLock { storedDevice } }
        set { lock.withLock { storedDevice = newValue } }
    }

    /// The language, or the direction of the layout.
    var language: String? {
        get { lock.withLock { storedLanguage } }
        set { lock.withLock { storedLanguage = newValue } }
    }

    /// The violations of UIKit's contract while the snapshot was taken.
    var exceptions: [String] { lock.withLock { storedExceptions } }

    func add(exception: UIKitException) { lock.withLock { storedExceptions.append(exception.description) } }
}
