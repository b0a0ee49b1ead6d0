// Named as Apple's module names them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// What distinguishes intervals that overlap. Intervals are not recorded here: there is no Instruments.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// Creates an identifier from a number.
    public init(_ value: UInt64) { rawValue = value }

    /// Creates an identifier that no other has.
    public init(log: OSLog) { rawValue = UInt64.random(in: 1...(.max - 2)) }

    /// Creates the identifier of an object.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }

    /// The identifier of intervals of which there is one at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No identifier.
    public static let invalid = OSSignpostID(.max)
    /// No identifier.
    public static let null = OSSignpostID(0)

    /// The order of the numbers.
    public static func < (first: OSSignpostID, second: OSSignpostID) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// Apple's number of the type.
    public let rawValue: UInt8

    /// Creates a type from Apple's number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Does nothing: intervals are not recorded.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing: intervals are not recorded.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    /// The identifier of the interval.
    public let signpostID: OSSignpostID

    init(_ id: OSSignpostID) { signpostID = id }

    /// Takes up an interval that another object began.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks intervals and moments for Instruments. Nothing is recorded here.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter of the default log.
    public init() { log = .default }

    /// Creates a signposter of a subsystem's category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a signposter of a category with a meaning of its own.
    public init(subsystem: String, category: OSLog.Category) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a signposter of a log.
    public init(logHandle: OSLog) { log = logHandle }

    /// Creates a signposter of a logger's log.
    public init(logger: Logger) { log = .default }

    /// A signposter that records nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether intervals are recorded: never.
    public var isEnabled: Bool { false }

    /// An identifier that no other has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// The identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(log: log, object: object)
    }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
    {
        OSSignpostIntervalState(id)
    }

    /// Begins an interval with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    /// Ends an interval with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    /// Marks a moment with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

    /// Calls a closure within an interval.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        try task()
    }

    /// Calls a closure within an interval with a message.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
        around task: () throws -> Result
    ) rethrows -> Result {
        try task()
    }
}
