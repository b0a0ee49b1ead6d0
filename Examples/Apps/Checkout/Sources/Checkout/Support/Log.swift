import Foundation
import os.log

/// The loggers of the module, one for each area.
enum Log {

    private static let subsystem = "com.example.checkout"

    @available(iOS 14.0, *)
    static let form = Logger(subsystem: subsystem, category: "form")
    static let flow = Logger(subsystem: subsystem, category: "flow")

    /// For the parts that were written before `Logger`.
    static let legacy = OSLog(subsystem: subsystem, category: "legacy")

    static func keyboard(_ message: StaticString, _ height: CGFloat) {
        os_log(message, log: legacy, type: .debug, Double(height))
    }
}
