internal import LayoutCore
import ViewBridge

/// Where warnings go.
@MainActor
enum PinConsole {
    /// Writes a warning about a box to standard error, keeps its text in `Pin.lastWarningText`, and hands it on
    /// as data.
    static func show(_ warning: PinWarning, about box: PinBox) {
        if let recording = PinRecording.current { return recording.keep(warning, about: box) }
        Pin.lastWarningText = warning.text
        FileHandle.standardError.write(Data(lines(of: warning, about: box).utf8))
        Pin.issueHandler?(warning.issue(about: box.text))
    }

    /// What the console shows.
    static func lines(of warning: PinWarning, about box: PinBox) -> String {
        "\n👉 \(warning.text)\n\(place(of: box))\n"
    }

    /// Which box it is: its type, frame and superviews.
    private static func place(of box: PinBox) -> String {
        let frame = box.rect(keepTransform: false)
        var superviews: [String] = []
        var ancestor = box.superbox
        while let current = ancestor {
            superviews.append("\(type(of: current.object))")
            ancestor = current.superbox
        }
        return "(Layouted view info: Type: \(type(of: box.object)), "
            + "Frame: x: \(frame.origin.x), y: \(frame.origin.y), width: \(frame.size.width), "
            + "height: \(frame.size.height)), Superviews: \(superviews.joined(separator: " -> ")), "
            + "Debug description: \(box.object))\n"
    }
}
