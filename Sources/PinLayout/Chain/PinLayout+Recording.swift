internal import LayoutCore
import ViewBridge

// Chains that are replayed for an inspector: they begin with pins that refuse all calls, so that each call comes by the
// path that is kept out of line for calls which contradict others, with its words. Other chains do not come by here.
extension PinLayout {
    /// Notes a call that sets margins, which come after other parts of a chain.
    @inline(__always)  // Pays in `pin chain`.
    func enterMargins(_ call: @autoclosure () -> CallText) {
        if statement.part.rawValue <= ChainPart.margins.rawValue {
            statement.part = .margins
        } else {
            enterLate(call)
        }
    }

    @inline(never)
    private func enterLate(_ call: () -> CallText) {
        if statement.isRecorded {
            PinRecording.current?.beginMargins(of: &statement, call().text)
        } else {
            statement.enter(.margins)
        }
    }

    /// Records a call that pins an anchor or sets a length.
    ///
    /// - Returns: Why the call has no effect, and the pins that the chain had before; nil where it has one.
    func recorded(
        _ property: PinProperty, _ value: Double, _ call: () -> CallText
    ) -> (refusal: AxisPins.Refusal, pins: AxisPins)? {
        PinRecording.current?.record(property, value, call().text, of: statement)
    }
}
