import Foundation
import os

enum ComponentLog {
    private static let logger = Logger(subsystem: "com.example.components", category: "layout")
    private static let signposter = OSLog(subsystem: "com.example.components", category: .pointsOfInterest)

    static func debug(_ message: String) {
        #if COMPONENTS_LOGGING
            logger.debug("\(message, privacy: .public)")
        #endif
    }

    static func measure<T>(_ name: StaticString, _ work: () throws -> T) rethrows -> T {
        let identifier = OSSignpostID(log: signposter)
        os_signpost(.begin, log: signposter, name: name, signpostID: identifier)
        defer { os_signpost(.end, log: signposter, name: name, signpostID: identifier) }
        return try work()
    }
}
