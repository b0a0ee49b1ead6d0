import ViewBridge

/// A layout that is measured: it keeps the rectangles that chains find in place of writing them.
///
/// Layouts can measure subviews that measure themselves in turn. Each has its own rectangles and sees those
/// around it; they are gone when it ends.
@MainActor
final class AutoSizing {
    // Read by every chain: without the checks of access both pay in `pin chain`.

    /// The innermost layout that is being measured.
    @exclusivity(unchecked) static private(set) var current: AutoSizing?
    /// The number of the innermost layout that is being measured; 0 where none is, negative where it is recorded. It
    /// identifies the layout of chains that are kept.
    @exclusivity(unchecked) static private(set) var number = 0
    /// The number that was given last.
    static private var lastNumber = 0

    /// What a layout found for a box.
    struct Entry {
        /// Kept so that no other object gets its identity.
        let box: PinBox
        var rect: CGRect
        var outerRect: CGRect
        /// Whether the rectangle is that before the transform.
        var keepTransform: Bool
    }

    /// What chains are recorded in for an inspector; nil in layouts that are measured.
    let recording: PinRecording?
    private let outer: AutoSizing?
    private let number: Int
    /// What was found, in the order of the finding.
    private(set) var entries: [Entry] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    private init(outer: AutoSizing?, number: Int, recording: PinRecording?) {
        self.outer = outer
        self.number = number
        self.recording = recording
    }

    /// Begins a layout with rectangles of its own.
    ///
    /// - Parameter recording: What the calls of its chains are recorded in; nil, the default, records nothing.
    static func begin(recording: PinRecording? = nil) -> AutoSizing {
        lastNumber += 1
        let own = recording == nil ? lastNumber : -lastNumber
        let sizing = AutoSizing(outer: current, number: own, recording: recording)
        (current, number) = (sizing, own)
        return sizing
    }

    /// Goes back to the layout around, or to none.
    func end() {
        (Self.current, Self.number) = (outer, outer?.number ?? 0)
    }

    /// Where a layout was before another was entered.
    struct Place {
        fileprivate let sizing: AutoSizing?
    }

    /// Goes into a layout around the innermost, by its number; 0 is outside of all. Nil where it has ended.
    static func enter(_ number: Int) -> Place? {
        var sizing = current
        while let open = sizing, open.number != number { sizing = open.outer }
        guard sizing != nil || number == 0 else { return nil }
        let innermost = Place(sizing: current)
        (current, self.number) = (sizing, number)
        return innermost
    }

    /// Goes back to where ``enter(_:)`` was called.
    static func leave(backTo place: Place) {
        (current, number) = (place.sizing, place.sizing?.number ?? 0)
    }

    /// The rectangle that was found for an object, here or around.
    func rect(of object: AnyObject) -> CGRect? {
        let key = ObjectIdentifier(object)
        var sizing: AutoSizing? = self
        while let current = sizing {
            if let index = current.indices[key] { return current.entries[index].rect }
            sizing = current.outer
        }
        return nil
    }

    /// The rectangle that was found here for an object, with its margins.
    func outerRect(of object: AnyObject) -> CGRect? {
        guard let index = indices[ObjectIdentifier(object)] else { return nil }
        return entries[index].outerRect
    }

    /// Keeps what was found for a box; what is found later takes its place.
    func keep(_ entry: Entry) {
        let key = ObjectIdentifier(entry.box.object)
        if let index = indices[key] {
            entries[index] = entry
        } else {
            indices[key] = entries.count
            entries.append(entry)
        }
    }
}
