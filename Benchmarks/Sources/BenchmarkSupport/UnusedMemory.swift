import Foundation

/// Memory that the program has freed, and its allocator keeps.
public enum UnusedMemory {
    /// Gives unused memory back to the system, so that what runs next has fresh memory, as in a program that has just
    /// started. Does nothing where the C library has no function for it.
    public static func release() {
        guard let function = dlsym(nil, "malloc_trim") else { return }
        typealias Trim = @convention(c) (Int) -> CInt
        _ = unsafeBitCast(function, to: Trim.self)(0)
    }
}
