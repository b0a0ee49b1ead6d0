import Foundation

/// How a format is stored and compared.
public struct Diffing<Value> {
    /// Makes the bytes of a file.
    public var toData: (_ value: Value) -> Data { didSet { isFile = nil } }
    /// Reads the bytes of a file.
    public var fromData: (_ data: Data) -> Value { didSet { isFile = nil } }
    /// Compares a reference with a new value: nil where they match, else a message and files that show the difference.
    public var diffV2: (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])? { didSet { isFile = nil } }
    /// Whether a file is surely of a value that matches, found out without reading it as ``fromData`` does; nil where
    /// there is no such way.
    private(set) var isFile: ((_ value: Value, _ data: Data) -> Bool)?

    /// As ``diffV2``, with attachments of XCTest.
    @available(*, deprecated, renamed: "diffV2")
    public var diff: (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])? {
        get {
            { [diffV2] old, new in
                diffV2(old, new).map { message, attachments in
                    (message, attachments.compactMap(\.xcTestAttachment))
                }
            }
        }
        set { diffV2 = Self.bridged(newValue) }
    }

    private init(
        bytes toData: @escaping (Value) -> Data, _ fromData: @escaping (Data) -> Value,
        _ diffV2: @escaping (Value, Value) -> (String, [DiffAttachment])?
    ) {
        (self.toData, self.fromData, self.diffV2) = (toData, fromData, diffV2)
    }

    /// Creates a way to store and compare.
    ///
    /// - Parameters:
    ///   - toData: Makes the bytes of a file.
    ///   - fromData: Reads them.
    ///   - diffV2: Compares a reference with a new value.
    public static func diff(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
    ) -> Self {
        Self(bytes: toData, fromData, diffV2)
    }

    /// The same with a way to find equal values without reading their files.
    func comparingFiles(by isFile: @escaping (_ value: Value, _ data: Data) -> Bool) -> Self {
        var result = self
        result.isFile = isFile
        return result
    }

    /// Creates a way to store and compare, with attachments of XCTest.
    @available(*, deprecated, message: "Use 'Diffing.diff(toData:fromData:diffV2:)' instead.")
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.init(bytes: toData, fromData, Self.bridged(diff))
    }

    private static func bridged(
        _ diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
    ) -> (Value, Value) -> (String, [DiffAttachment])? {
        { old, new in
            diff(old, new).map { message, attachments in
                (message, attachments.map { .data($0.data, name: $0.name ?? "attachment") })
            }
        }
    }
}
