import LayoutCore
import Testing

@testable import PinLayout

struct AxisPinsTests {
    let current = Interval(start: 5, length: 50)

    private func pins(
        start: Double? = nil, center: Double? = nil, end: Double? = nil, length: Double? = nil
    ) -> AxisPins {
        var pins = AxisPins()
        if let start { #expect(pins.pin(.start, at: start) == nil) }
        if let center { #expect(pins.pin(.center, at: center) == nil) }
        if let end { #expect(pins.pin(.end, at: end) == nil) }
        if let length { #expect(pins.set(.length, to: length) == nil) }
        return pins
    }

    @Test func nothingSaidKeepsTheSide() {
        #expect(AxisPins().isEmpty)
        #expect(AxisPins().resolved(from: current, length: nil) == current)
        #expect(AxisPins().knownLength == nil)
    }

    @Test func onePlace() {
        #expect(pins(start: 8).resolved(from: current, length: 20) == Interval(start: 8, length: 20))
        #expect(pins(center: 100).resolved(from: current, length: 20) == Interval(start: 90, length: 20))
        #expect(pins(end: 100).resolved(from: current, length: 20) == Interval(start: 80, length: 20))
        #expect(pins(end: 100).resolved(from: current, length: nil) == Interval(start: 50, length: 50))
    }

    @Test func bothEdgesLeaveALength() {
        var both = pins(start: 10, end: 100)
        both.startMargin = 5
        both.endMargin = 7
        #expect(both.knownLength == 78)
        both.justification = .center
        #expect(both.resolved(from: current, length: 58) == Interval(start: 25, length: 58))
        both.justification = .end
        #expect(both.resolved(from: current, length: 58) == Interval(start: 35, length: 58))
        #expect(both.resolved(from: current, length: -1) == Interval(start: 15, length: 50))
    }

    @Test func theMaximumHasTheLastWord() {
        var pins = AxisPins()
        #expect(pins.clamped(nil) == nil)
        _ = pins.set(.minimum, to: 30)
        #expect(pins.clamped(nil) == 30)
        #expect(pins.clamped(10) == 30)
        _ = pins.set(.maximum, to: 20)
        #expect(pins.clamped(10) == 20)
        #expect(pins.clamped(nil) == 20)
        #expect(pins.clamped(.nan)?.isNaN == true)
    }

    @Test func refusals() {
        var pins = pins(start: 10, length: 5)
        #expect(pins.pin(.start, at: 10) == nil)
        #expect(pins.pin(.start, at: 11) == .alreadySet)
        #expect(pins.pin(.center, at: 11) == .excluded)
        #expect(pins.pin(.end, at: .infinity) == .notFinite)
        #expect(pins.set(.length, to: 6) == .alreadySet)
        #expect(pins.set(.minimum, to: -1) == .notALength)
        #expect(pins.set(.minimum, to: .nan) == .notALength)
        #expect(pins.set(.minimum, to: 1) == nil)
        #expect(pins.set(.minimum, to: 2) == .excluded)
        #expect(pins.start == 10 && pins.length == 5 && pins.minimum == 1 && pins.end == nil)
    }

    @Test func aLengthFixesTheOtherEdge() {
        var centered = pins(center: 50, length: 20)
        centered.pinBothEdges()
        #expect(
            centered.start == 40 && centered.end == 60 && centered.center == nil && centered.length == nil)
        var loose = pins(length: 20)
        loose.pinBothEdges()
        #expect(loose.length == 20 && loose.start == nil)
    }

    /// The state of a chain is small: a dozen numbers and a few flags.
    @Test func size() {
        #expect(MemoryLayout<AxisPins>.stride <= 72)
        #expect(MemoryLayout<PinStatement>.stride <= 208)
    }
}
