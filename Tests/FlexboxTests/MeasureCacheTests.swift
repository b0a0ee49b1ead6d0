import LayoutCore
import Testing

@testable import Flexbox

@Suite struct MeasureCacheTests {
    /// A step that is resumed requests each measurement again that it needs. Measurements without a limit stay longer
    /// than others, but must not push out the latest ones.
    @Test func theLatestMeasurementsAreKept() {
        var cache = MeasureCache()
        var chain: Int32 = -1
        for width in 0..<40 {
            var request = SizingRequest.maxContent
            request.containingBlockSize.width = Double(width)
            cache.store(Measurement(Size(width: Double(width), height: 1)), for: request, in: &chain)
        }
        var requests: [SizingRequest] = []
        for width in 0..<8 {
            var request = SizingRequest.maxContent
            request.known.width = Double(width)
            requests.append(request)
            cache.store(Measurement(Size(width: Double(width), height: 2)), for: request, in: &chain)
            for (index, request) in requests.enumerated() {
                let known = cache.measurement(for: request, in: chain)
                #expect(known?.size == Size(width: Double(index), height: 2))
            }
        }
    }
}
