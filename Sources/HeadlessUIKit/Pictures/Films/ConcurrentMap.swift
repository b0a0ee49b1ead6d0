internal import Dispatch

/// What a closure makes of some elements, computed on as many cores as there are.
///
/// - Throws: The first element's error.
func concurrentMap<Element: Sendable, Output: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) throws -> Output
) throws -> [Output] {
    if elements.count < 2 { return try elements.map(transform) }
    let results = [Result<Output, any Error>?](unsafeUninitializedCapacity: elements.count) { buffer, count in
        buffer.initialize(repeating: nil)
        // Each iteration writes its own element.
        nonisolated(unsafe) let slots = buffer
        DispatchQueue.concurrentPerform(iterations: elements.count) { index in
            slots[index] = Result { try transform(elements[index]) }
        }
        count = elements.count
    }
    return try results.compactMap { try $0?.get() }
}
