#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension UnsafeRawPointer {
    /// Whether as many bytes are equal to those at another address.
    func hasBytes(equalTo other: UnsafeRawPointer, count: Int) -> Bool { memcmp(self, other, count) == 0 }
}
