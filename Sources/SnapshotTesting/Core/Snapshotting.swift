import Foundation

/// How to make a format that can be stored and compared of a value.
public struct Snapshotting<Value, Format> {
    /// The extension of the files, without the point; nil for none.
    public var pathExtension: String?
    /// How the format is stored and compared.
    public var diffing: Diffing<Format>
    /// Makes the format of a value.
    public var snapshot: (Value) -> Async<Format>

    /// Creates a strategy whose format arrives later.
    ///
    /// - Parameters:
    ///   - pathExtension: The extension of the files; nil for none.
    ///   - diffing: How the format is stored and compared.
    ///   - asyncSnapshot: Makes the format of a value.
    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - pathExtension: The extension of the files; nil for none.
    ///   - diffing: How the format is stored and compared.
    ///   - snapshot: Makes the format of a value.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// A strategy for values of another type, which a function turns into those of this one.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// A strategy for values of another type, which a function turns into those of this one later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
            Async { callback in
                transform(newValue).run { value in self.snapshot(value).run(callback) }
            }
        }
    }
}

extension Snapshotting where Value == Format {
    /// Creates a strategy for values that are stored as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { (value: Value) in value }
    }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting {
    /// Runs the run loop for some seconds before the snapshot is taken, so that what was started can end.
    public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
        Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                Waiting.pass(duration)
                strategy.snapshot(value).run(callback)
            }
        }
    }
}
