// Named as Apple's module names them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
internal import COSLock
import Foundation

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// Whether a thread holds a lock.
    public enum Ownership: Hashable, Sendable { case owner, notOwner }

    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock with a state that need not be `Sendable`.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Creates a lock with a state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Calls a closure with the state while the lock is held.
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the state while the lock is held.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Calls a closure with the state if no thread holds the lock; returns nil else.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Calls a closure with the state if no thread holds the lock; returns nil else.
    public func withLockIfAvailableUnchecked<Result>(
        _ body: (inout State) throws -> Result
    ) rethrows -> Result? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Does nothing: the thread that holds the lock is not checked.
    public func precondition(_ condition: Ownership) {}
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Waits for the lock and takes it.
    public func lock() { storage.lock.lock() }

    /// Takes the lock if no thread holds it; returns whether it was taken.
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// Frees the lock.
    public func unlock() { storage.lock.unlock() }

    /// Calls a closure while the lock is held.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Calls a closure while the lock is held.
    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body()
    }
}

/// A lock in a word of memory, which must not move while it is used.
public struct os_unfair_lock_s: Sendable {
    var word: UInt32 = 0

    /// Creates a free lock.
    public init() {}
}

/// A lock in a word of memory.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for a lock and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    lock.withMemoryRebound(to: UInt32.self, capacity: 1) { formwork_lock_wait($0) }
}

/// Takes a lock if it is free; returns whether it was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    lock.withMemoryRebound(to: UInt32.self, capacity: 1) { formwork_lock_try($0) }
}

/// Frees a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    lock.withMemoryRebound(to: UInt32.self, capacity: 1) { formwork_lock_free($0) }
}

/// Does nothing: the thread that holds the lock is not checked.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}

/// Does nothing: the thread that holds the lock is not checked.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
