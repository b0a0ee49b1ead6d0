/// Writes messages to a log. They are printed on standard error where the environment's `FORMWORK_LOG` says so; see
/// ``OSLog/isEnabled(type:)``.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger of the default log.
    public init() { log = .default }

    /// Creates a logger of a subsystem's category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a logger of a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of the type `default`.
    public func log(_ message: OSLogMessage) { log.write(message.text, type: .default) }

    /// Writes a message of a type.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, type: level) }

    /// Writes a message of the type `debug`.
    public func trace(_ message: OSLogMessage) { log.write(message.text, type: .debug) }

    /// Writes a message of the type `debug`.
    public func debug(_ message: OSLogMessage) { log.write(message.text, type: .debug) }

    /// Writes a message of the type `info`.
    public func info(_ message: OSLogMessage) { log.write(message.text, type: .info) }

    /// Writes a message of the type `default`.
    public func notice(_ message: OSLogMessage) { log.write(message.text, type: .default) }

    /// Writes a message of the type `error`.
    public func warning(_ message: OSLogMessage) { log.write(message.text, type: .error) }

    /// Writes a message of the type `error`.
    public func error(_ message: OSLogMessage) { log.write(message.text, type: .error) }

    /// Writes a message of the type `fault`.
    public func critical(_ message: OSLogMessage) { log.write(message.text, type: .fault) }

    /// Writes a message of the type `fault`.
    public func fault(_ message: OSLogMessage) { log.write(message.text, type: .fault) }
}
