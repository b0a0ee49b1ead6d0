import CatalogMessages
import Foundation

/// What a call of a catalogue has yielded, in the order of its screens.
final class CatalogResults: @unchecked Sendable {
    /// A screen that could not be shown.
    struct Failure: Codable, Sendable, Hashable {
        var screen: String
        var reason: String
    }

    private let lock = NSLock()
    private let order: [String: Int]
    private let progress: ProgressBar
    private var messages: [String: CatalogMessage] = [:]
    /// Called with each result as it comes.
    private let receive: @Sendable (CatalogMessage) -> Void

    init(_ screens: [CatalogEntry], _ receive: @escaping @Sendable (CatalogMessage) -> Void = { _ in }) {
        order = Dictionary(
            screens.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        progress = ProgressBar(total: screens.count)
        self.receive = receive
    }

    func add(_ message: CatalogMessage) {
        lock.withLock {
            switch message {
            case .started(let screen): progress.show(messages.count, screen)
            case .drawn(let picture): messages[picture.screen] = message
            case .inspected(let capture): messages[capture.screen] = message
            case .checked(let report): messages[report.screen] = message
            case .failed(.some(let screen), _): messages[screen] = message
            case .catalog, .advice, .failed(nil, _), .finished: break
            }
        }
        receive(message)
    }

    /// The results of the screens that there are, in order.
    private var sorted: [CatalogMessage] {
        lock.withLock {
            messages.sorted { order[$0.key, default: 0] < order[$1.key, default: 0] }.map(\.value)
        }
    }

    var pictures: [CatalogPicture] {
        sorted.compactMap { if case .drawn(let picture) = $0 { picture } else { nil } }
    }

    var captures: [CatalogCapture] {
        sorted.compactMap { if case .inspected(let capture) = $0 { capture } else { nil } }
    }

    var reports: [CatalogCheck] {
        sorted.compactMap { if case .checked(let report) = $0 { report } else { nil } }
    }

    var failures: [Failure] {
        sorted.compactMap {
            if case .failed(.some(let screen), let reason) = $0 {
                Failure(screen: screen, reason: reason)
            } else {
                nil
            }
        }
    }

    /// Prints the screens that could not be shown.
    func printFailures() {
        ProgressBar.clear()
        for failure in failures { Output.problem("\(failure.screen): \(failure.reason)") }
    }
}
