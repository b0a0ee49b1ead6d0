import Foundation

/// Where messages belong: a subsystem and a category of it. The interface is that of Apple's module `os`.
public final class OSLog: NSObject, Sendable {
    /// A category with a meaning of its own.
    public struct Category: Hashable, Sendable {
        let name: String

        /// What Instruments marks on its timeline.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// What is recorded while Instruments runs.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// As ``dynamicTracing``, with stacks of calls.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// The subsystem; empty for the default log.
    let subsystem: String
    /// The category of the subsystem.
    let category: String

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - subsystem: The part of the program, in the notation of reversed domains.
    ///   - category: The category of the subsystem.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// Creates a log of a category with a meaning of its own.
    public init(subsystem: String, category: Category) {
        self.subsystem = subsystem
        self.category = category.name
    }

    /// The log without a subsystem.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log whose messages are dropped.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Whether messages of a type are printed: by the environment's `FORMWORK_LOG`, which is the name of the lowest type
    /// that is printed (`debug`, `info`, `default`, `error` or `fault`). Without it nothing is.
    public func isEnabled(type: OSLogType) -> Bool {
        guard self !== OSLog.disabled, let lowest = OSLogType.lowest else { return false }
        return type.severity >= lowest.severity
    }

    /// Whether intervals are recorded: never, there is no Instruments.
    public var signpostsEnabled: Bool { false }

    /// Prints a message on standard error.
    func write(_ message: @autoclosure () -> String, type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let place = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
        FileHandle.standardError.write(Data("\(type.name): \(place)\(message())\n".utf8))
    }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Apple's number of the type.
    public let rawValue: UInt8

    /// Creates a type from Apple's number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a type from Apple's number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What is worth keeping.
    public static let `default` = OSLogType(0x00)
    /// What helps to understand an error later.
    public static let info = OSLogType(0x01)
    /// What helps while the program is written.
    public static let debug = OSLogType(0x02)
    /// What went wrong in the program.
    public static let error = OSLogType(0x10)
    /// What went wrong in the system, or by a defect of the program.
    public static let fault = OSLogType(0x11)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }

    /// The order of the types: `debug`, `info`, `default`, `error`, `fault`.
    var severity: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .error: 3
        case .fault: 4
        default: 2
        }
    }

    /// The lowest type that is printed; nil for none.
    static let lowest: OSLogType? = {
        guard let name = ProcessInfo.processInfo.environment["FORMWORK_LOG"] else { return nil }
        return [debug, info, error, fault].first { $0.name == name } ?? .default
    }()
}
