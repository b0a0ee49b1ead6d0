import Foundation
import HeadlessGraphics
import Testing

@Suite struct NumberBridgingTests {
    @Test func lengthsAreNumbers() throws {
        let width: CGFloat = 3.5
        let number = width as NSNumber
        #expect(number == NSNumber(value: 3.5))
        #expect(number as? CGFloat == 3.5 && NSNumber(value: 4) as? CGFloat == 4)
        let values: [String: Any] = ["width": width]
        #expect(values["width"] as? NSNumber == 3.5 && values["width"] as? CGFloat == 3.5)
        let sizes = [width as NSNumber, 2 as NSNumber]
        #expect(sizes.map(\.doubleValue) == [3.5, 2])
    }
}
