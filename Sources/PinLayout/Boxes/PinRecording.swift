internal import LayoutCore
import ViewBridge

/// What chains have said while a layout was replayed for an inspector. Chains that lay out for real record nothing:
/// they do not come by here.
@MainActor
final class PinRecording {
    /// What a chain has said about a view, and what it found.
    struct Entry {
        var pins: FramePins
        var measured: Size?
        var current: Rect
        var found: Rect
        var rounded: CGRect
        var container: CGSize?
    }

    /// The last chain of each view.
    private(set) var entries: [ObjectIdentifier: Entry] = [:]
    /// What was warned about, by view.
    private(set) var warnings: [ObjectIdentifier: [PinWarning]] = [:]

    func keep(_ entry: Entry, of box: PinBox) { entries[ObjectIdentifier(box.object)] = entry }

    func keep(_ warning: PinWarning, about box: PinBox) {
        warnings[ObjectIdentifier(box.object), default: []].append(warning)
    }
}
