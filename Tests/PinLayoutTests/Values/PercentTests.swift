import PinLayout
import Testing
import UIKit

struct PercentTests {
    @Test func partOfALength() {
        #expect((25%).of(200) == 50)
        #expect((-25%).of(200) == -50)
        #expect((12.5%).of(200) == 25)
        let (number, float, double) = (CGFloat(50), Float(50), 50.0)
        #expect(number%.of(10) == 5 && float%.of(10) == 5 && double%.of(10) == 5)
    }

    @Test func descriptions() {
        #expect((10%).description == "10%")
        #expect((-10%).description == "-10%")
        #expect((12.5%).description == "12.5%")
        #expect((CGFloat.nan%).description == "nan%")
        #expect((CGFloat.infinity%).description == "inf%")
    }
}
