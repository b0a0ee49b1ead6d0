import ViewBridge

/// Where chains keep what their calls said: beside the chain, so that a chain itself is a few words.
///
/// An optimised build has chains on the stack, as long as those of one function take no more than a kilobyte there: some
/// thirty, but four with their statements. Memory that is released is used again by the thread that began the first
/// chain, which lays out views; others, which should not, allocate it each time. Pays in `feed cell by pins`.
enum StatementMemory {
    /// Memory for a statement, and the next that is unused.
    private struct Block {
        var statement: PinStatement
        var next: UnsafeMutablePointer<Block>?
    }

    private struct Owner: @unchecked Sendable {
        let thread = pthread_self()
    }

    private static let owner = Owner()
    /// Read and written by the owner alone.
    nonisolated(unsafe) private static var unused: UnsafeMutablePointer<Block>?

    @inline(__always)
    private static var isOwner: Bool { pthread_equal(pthread_self(), owner.thread) != 0 }

    /// Memory with a statement that is blank.
    @inline(__always)
    static func take() -> UnsafeMutablePointer<PinStatement> {
        let block: UnsafeMutablePointer<Block>
        if isOwner, let first = unused {
            (block, unused) = (first, first.pointee.next)
        } else {
            block = .allocate(capacity: 1)
        }
        block.initialize(to: Block(statement: .blank, next: nil))
        return UnsafeMutableRawPointer(block).assumingMemoryBound(to: PinStatement.self)
    }

    /// Releases memory that ``take()`` returned, on whatever thread.
    @inline(__always)
    static func release(_ statement: UnsafeMutablePointer<PinStatement>) {
        let block = UnsafeMutableRawPointer(statement).assumingMemoryBound(to: Block.self)
        guard isOwner else { return block.deallocate() }
        block.pointee.next = unused
        unused = block
    }
}
