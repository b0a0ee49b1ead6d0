import Foundation

/// Texts that are canonically equal may differ in their characters and so in their widths: caches compare bytes.
extension String {
    /// Feeds the bytes to a hasher.
    func hashBytes(into hasher: inout Hasher) {
        let done: Void? = utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if done == nil { for byte in utf8 { hasher.combine(byte) } }
    }

    /// Whether another string has the same bytes.
    func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        // Nearly all strings are contiguous, and those that a cache finds are long enough for comparing words to pay.
        let isSame = utf8.withContiguousStorageIfAvailable { one in
            other.utf8.withContiguousStorageIfAvailable { two in
                guard let first = one.baseAddress, let second = two.baseAddress else { return true }
                return memcmp(first, second, one.count) == 0
            }
        }
        return isSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
    }
}
